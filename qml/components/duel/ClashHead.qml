// The strengths of both sides of a clash, each beside its card.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: clash

    required property duelClash worths
    property bool now: false    // the current clash
    property bool alone: false  // the only clash of the duel

    implicitHeight: sides.implicitHeight + 2 * Theme.gap
    border.color: now ? Theme.lamp : Theme.line
    border.width: now ? Theme.stroke(3) : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: worths.title

    RowLayout {
        id: sides
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        DuelSide {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            seat: "A"
            worth: clash.worths.a
        }
        Words {
            text: clash.alone ? "" : clash.worths.title
            visible: text !== ""
            color: Theme.faint
            font.pixelSize: Theme.besideSize
            wrapMode: Text.NoWrap
        }
        DuelSide {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            seat: "B"
            worth: clash.worths.b
            mirrored: true
        }
    }
}
