// The gains of both players in the steps shown so far, and a button back to the table.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: aside

    required property DuelModel duel
    signal backWanted()

    // Returns the item that counts a player's points.
    function pointsOf(letter: string): Item {
        for (let i = 0; i < gains.count; ++i) {
            const gain = gains.itemAt(i) as DuelGain;
            if (gain && gain.sums.letter === letter)
                return gain.counted;
        }
        return null;
    }

    Column {
        width: aside.width
        spacing: Theme.gap
        Repeater {
            id: gains
            model: PersistentRows { list: aside.duel.gains }
            delegate: DuelGain {
                required property duelGain modelData
                required property bool shown
                visible: shown
                width: aside.width
                sums: modelData
            }
        }
    }
    ActionButton {
        anchors.bottom: parent.bottom
        width: aside.width
        played: true
        text: qsTr("Back to the table")
        key: qsTr("Esc")
        primary: true
        onClicked: aside.backWanted()
    }
}
