// What may be said now by tap or key: the keys that stand on it are its own. Where there is more of it than room, it is
// scrolled.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

Flickable {
    id: bar

    required property TableModel table
    property bool keysOn: true
    property real most: Infinity  // height it may take
    readonly property bool crowded: table.choices.count > 6
    readonly property bool several: table.alsoOpen.length > 0  // players who may act: whose each choice is stands on it

    // What so many rows of short choices take.
    function rowsHeight(rows: int): real {
        return rows * (crowded ? 46 : 54) * Theme.unit + (rows - 1) * choices.spacing;
    }

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

    DigitKeys {
        enabled: bar.visible && bar.keysOn && bar.table.entry === ""
        count: Math.min(9, bar.table.choices.count)
        onPressed: digit => bar.table.choose(digit - 1)
    }
    Flow {
        id: choices
        width: bar.width - (bar.most < Infinity ? 14 * Theme.unit : 0)
        spacing: (bar.crowded ? 8 : 12) * Theme.unit

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
                text: (byHand || bar.several) && who !== "" ? qsTr("%1: %2").arg(who).arg(label) : label
                note: open ? leads : why
                noteWidth: Math.max(240 * Theme.unit, (choices.width - 2 * Theme.gap) / 3 - 84 * Theme.unit)
                played: true
                noteSize: Theme.leastSize  // the players need the room
                implicitHeight: Math.max(implicitContentHeight + topPadding + bottomPadding, bar.rowsHeight(1))
                leftPadding: (bar.crowded ? 12 : 18) * Theme.unit
                rightPadding: leftPadding
                topPadding: (bar.crowded ? 3 : 6) * Theme.unit
                bottomPadding: topPadding
                enabled: open
                key: open && bar.keysOn && index < 9 ? index + 1 : ""
                offered: open && !byHand
                onActiveFocusChanged: if (activeFocus) bar.reach(choice)
                onClicked: bar.table.choose(choice.index)
            }
        }
    }
}
