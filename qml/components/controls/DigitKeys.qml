// The keys 1 to `count`, while `enabled`; or the letters from A, where digits would be misread.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: keys

    property int count: 9
    property bool letters: false
    signal pressed(int digit)

    // What the key of this place is called.
    function named(index: int): string {
        return letters ? String.fromCharCode(65 + index) : String(index + 1);
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
