// The keys 1 to `count`, while `enabled`.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: keys

    property int count: 9
    signal pressed(int digit)

    Repeater {
        model: keys.count
        delegate: Item {
            id: key
            required property int index
            Shortcut {
                sequence: String(key.index + 1)
                enabled: keys.enabled
                onActivated: keys.pressed(key.index + 1)
            }
        }
    }
}
