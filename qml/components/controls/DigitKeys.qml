// The keys 1 to `count`; with `zero` also the key 0. Active while `enabled`.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: keys

    property int count: 9
    property bool zero: false
    signal pressed(int digit)

    // Returns the name of the key at this index.
    function named(index: int): string {
        return String(index + 1);
    }

    Shortcut {
        sequence: "0"
        enabled: keys.enabled && keys.zero
        onActivated: keys.pressed(0)
    }
    Repeater {
        model: keys.count
        delegate: Item {
            id: key
            required property int index
            Shortcut {
                sequence: keys.named(key.index)
                enabled: keys.enabled
                onActivated: keys.pressed(key.index + 1)
            }
        }
    }
}
