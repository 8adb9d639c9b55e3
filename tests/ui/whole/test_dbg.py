from PySide6.QtWidgets import QApplication, QWidget
from PySide6.QtCore import QObject, QEvent
import traceback


class F(QObject):
    def eventFilter(self, w, e):
        if e.type() == QEvent.Type.Show and isinstance(w, QWidget) and w.isWindow():
            print(
                "SHOWN",
                w,
                w.parent(),
                w.size(),
                [type(c).__name__ for c in w.children()][:8],
                getattr(w, "text", lambda: "")(),
            )
            traceback.print_stack(limit=12)
        return False


def test_x(make_home, qapp):
    f = F()
    qapp.installEventFilter(f)
    home = make_home().guest()
    home.sit_down()
    qapp.removeEventFilter(f)
