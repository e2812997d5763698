// The arrow keys on the board. What they reach has the focus; Enter or the space bar touches it.
import QtQuick

Item {
    id: keys

    signal stepped(dx: int, dy: int)

    Shortcut {
        sequence: "Left"
        enabled: keys.enabled
        onActivated: keys.stepped(-1, 0)
    }
    Shortcut {
        sequence: "Right"
        enabled: keys.enabled
        onActivated: keys.stepped(1, 0)
    }
    Shortcut {
        sequence: "Up"
        enabled: keys.enabled
        onActivated: keys.stepped(0, -1)
    }
    Shortcut {
        sequence: "Down"
        enabled: keys.enabled
        onActivated: keys.stepped(0, 1)
    }
}
