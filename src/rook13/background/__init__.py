"""Work in the background: one kind of `Job`, done by a thread or by a worker process.

`jobs` has the job and the threads, `processes` the worker processes, and `worker` what runs inside
such a process. `flows` runs coroutines that wait for jobs and signals. `garbage` keeps threads from
destroying Qt objects that aren't theirs. What may not enter: anything else of this program.
"""
