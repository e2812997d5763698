// What the duel comes to at this moment, in one sentence to be read across the room, and the clashes with both sums side by side.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: head

    required property DuelModel duel
    property real headlineHeight: 84 * Theme.unit
    property real clashHeight: 132 * Theme.unit

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        SeatBadge {
            visible: head.duel.headlineSeat !== ""
            seat: head.duel.headlineSeat
            size: 52 * Theme.unit
        }
        Heading {
            Layout.fillWidth: true
            Layout.preferredHeight: head.headlineHeight
            text: head.duel.headline
            font.family: Theme.stepFamily
            font.pixelSize: Theme.displaySize * 0.86
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.headingSize
            verticalAlignment: Text.AlignVCenter
            lineHeight: 0.95
        }
    }
    Repeater {
        model: KeptRows { list: head.duel.clashes }
        delegate: ClashHead {
            required property var modelData
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
