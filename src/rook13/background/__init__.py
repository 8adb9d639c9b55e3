"""Work in the background: one kind of `Job`, done by a thread or by a worker process.

`jobs` has the job and the threads, `processes` the worker processes, and `worker` what runs inside
such a process. What may not enter: anything else of this program.
"""
