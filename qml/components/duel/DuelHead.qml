// All clashes of a duel with the strengths of both sides.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: head

    required property DuelModel duel
    property real clashHeight: 132 * Theme.unit

    spacing: Theme.gap

    Repeater {
        model: PersistentRows { list: head.duel.clashes }
        delegate: ClashHead {
            required property duelClash modelData
            required property bool shown
            visible: shown
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(implicitHeight, head.clashHeight * (head.duel.clashes.length > 1 ? 0.8 : 1))
            worths: modelData
            now: head.duel.clashNow === modelData.number
            alone: head.duel.clashes.length === 1
        }
    }
}
