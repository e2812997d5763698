// What may be said now by tap or key. Where there is more of it than room, it is scrolled.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

Flickable {
    id: bar

    required property TableModel table
    property bool keysOn: true
    property real most: Infinity  // height it may take

    function reach(choice: Item) {
        contentY = Math.max(0, Math.min(contentHeight - height, Math.max(choice.y + choice.height - height, Math.min(contentY, choice.y))));
    }

    implicitWidth: choices.implicitWidth
    implicitHeight: Math.min(choices.implicitHeight, most)
    contentHeight: choices.implicitHeight
    clip: contentHeight > most
    interactive: clip
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Choices")
    T.ScrollBar.vertical: ScrollMark {}

    Flow {
        id: choices
        width: bar.width - (bar.most < Infinity ? 14 * Theme.unit : 0)
        spacing: Theme.gap

        Repeater {
            model: bar.table.choices
            delegate: ActionButton {
                id: choice
                required property int index
                required property string label
                required property string who
                required property string seat
                required property string why
                required property string leads
                required property bool open
                required property bool byHand
                text: byHand && who !== "" ? qsTr("%1: %2").arg(who).arg(label) : label
                note: open ? leads : why
                noteWidth: 296 * Theme.unit
                enabled: open
                key: open && bar.keysOn && index < 9 ? index + 1 : ""
                offered: open && !byHand
                onActiveFocusChanged: if (activeFocus) bar.reach(choice)
                onClicked: bar.table.choose(choice.index)
            }
        }
    }
}
