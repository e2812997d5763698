// The cards that a player can choose from, side by side. The chosen one is highlighted and shows its text. It
// is one tab stop: arrow keys select a card.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

FocusScope {
    id: strip

    required property setupChoice choice
    required property string who
    property string name: ""  // for tests
    property bool told: true  // whether the text of the chosen card is shown
    property real cardHeight: 96 * Theme.unit
    // Width at which all cards are seen.
    readonly property real leastWidth: choice.cards.length * (cardHeight * 63 / 88 + 10 * Theme.unit)
    // The chosen card; -1 if the parts are mixed.
    readonly property int at: Array.from(choice.cards).findIndex(card => card.id === choice.chosen)
    signal picked(string id)

    function step(by: int) {
        const to = Math.max(0, Math.min(choice.cards.length - 1, at + by));
        if (to !== at)
            picked(choice.cards[to].id);
    }

    implicitHeight: row.height + (told ? about.implicitHeight + 4 * Theme.unit : 0)

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
        model: PersistentRows { list: strip.choice.cards }
        Accessible.role: Accessible.ComboBox
        Accessible.name: Sentence.listed([qsTr("%1: %2").arg(strip.who).arg(strip.choice.label), strip.choice.cards[strip.at]?.name ?? ""])
        Accessible.description: strip.choice.text
        Keys.onLeftPressed: strip.step(-1)
        Keys.onRightPressed: strip.step(1)

        Connections {
            target: strip
            function onAtChanged() { row.positionViewAtIndex(strip.at, ListView.Contain); }
        }
        delegate: Item {
            id: cell
            required property setupCard modelData
            required property int index
            required property bool shown
            readonly property bool chosen: index === strip.at
            visible: shown
            width: shown ? card.width + 8 * Theme.unit : 0
            height: row.height
            CardPicture {
                id: card
                anchors.centerIn: parent
                height: strip.cardHeight
                width: height * 63 / 88
                source: cell.modelData.picture
                says: cell.modelData.name
                opacity: cell.chosen || tap.hovered ? 1 : 0.55
            }
            Rectangle {
                anchors.fill: parent
                radius: 8 * Theme.unit
                color: "transparent"
                border.color: Theme.lamp
                border.width: Theme.stroke(3)
                visible: cell.chosen
            }
            Text {
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: 8 * Theme.unit
                visible: cell.chosen
                text: "\u2713"
                style: Text.Outline
                styleColor: Theme.labelGround
                color: Theme.outlineSure
                font.pixelSize: Theme.headingSize
                font.weight: Font.Bold
            }
            HoverHandler { id: tap }
            TapHandler {
                onTapped: {
                    row.forceActiveFocus();
                    strip.picked(cell.modelData.id);
                }
            }
        }
        FocusRing { shown: row.activeFocus }
    }
    Words {
        id: about
        anchors.top: row.bottom
        anchors.topMargin: 4 * Theme.unit
        width: parent.width
        visible: strip.told
        text: Sentence.beside([strip.choice.cards[strip.at]?.name ?? "", strip.choice.text, strip.choice.deck])
        color: Theme.soft
        font.pixelSize: Theme.smallSize
    }
}
