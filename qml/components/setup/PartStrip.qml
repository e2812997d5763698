// The cards that a choice stands for, side by side. Touching one takes another card of its place. It is one tab
// stop: arrow keys go from card to card, Enter or Space takes another.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

FocusScope {
    id: strip

    required property setupChoice choice
    required property string who
    property string name: ""  // for tests
    property real cardHeight: 66 * Theme.unit
    property int at: 0
    signal swapped(int place)

    function step(by: int) {
        at = Math.max(0, Math.min(choice.parts.length - 1, at + by));
    }

    implicitHeight: row.height + hint.implicitHeight + 4 * Theme.unit

    ListView {
        id: row
        objectName: strip.name
        width: parent.width
        height: strip.cardHeight + 8 * Theme.unit
        orientation: ListView.Horizontal
        clip: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        spacing: 2 * Theme.unit
        focus: true
        currentIndex: -1  // the list itself has the focus, none of its items
        activeFocusOnTab: true
        interactive: contentWidth > width
        model: PersistentRows { list: strip.choice.parts }
        Accessible.role: Accessible.ComboBox
        Accessible.name: Sentence.listed([qsTr("%1: %2").arg(strip.who).arg(strip.choice.label), strip.choice.parts[strip.at]?.name ?? ""])
        Accessible.description: strip.choice.partsHint
        Keys.onLeftPressed: strip.step(-1)
        Keys.onRightPressed: strip.step(1)
        Keys.onReturnPressed: strip.swapped(strip.at)
        Keys.onSpacePressed: strip.swapped(strip.at)

        delegate: Item {
            id: cell
            required property setupCard modelData
            required property int index
            required property bool shown
            visible: shown
            width: shown ? card.width + 6 * Theme.unit : 0
            height: row.height
            CardPicture {
                id: card
                anchors.centerIn: parent
                height: strip.cardHeight
                width: height * 63 / 88
                source: cell.modelData.picture
                says: cell.modelData.name
            }
            Rectangle {
                anchors.fill: parent
                radius: 6 * Theme.unit
                color: "transparent"
                border.color: Theme.lamp
                border.width: Theme.stroke(2)
                visible: tap.hovered || (row.activeFocus && cell.index === strip.at)
            }
            HoverHandler { id: tap }
            TapHandler {
                onTapped: {
                    row.forceActiveFocus();
                    strip.at = cell.index;
                    strip.swapped(cell.index);
                }
            }
        }
        FocusRing { shown: row.activeFocus }
    }
    Words {
        id: hint
        anchors.top: row.bottom
        anchors.topMargin: 4 * Theme.unit
        width: parent.width
        text: strip.choice.partsHint
        color: Theme.soft
        font.pixelSize: Theme.smallSize
    }
}
