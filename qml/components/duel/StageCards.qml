// The cards of one side of a clash, as large as possible, each with its damage. A side without cards shows
// its player.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: fighters

    required property list<clashCard> cards
    required property string empty
    required property real most  // available width
    property bool mirrored: false
    readonly property real gap: 6 * Theme.unit
    readonly property int count: Math.max(1, cards.length)
    // Many cards are in two rows, where each is larger than in one.
    readonly property int rows: count > 2 ? 2 : 1
    readonly property int columns: Math.ceil(count / rows)
    readonly property real cardWidth: Math.min((most - (columns - 1) * gap) / columns, ((height - (rows - 1) * gap) / rows) * 63 / 88)
    readonly property real cardHeight: cardWidth * 88 / 63

    width: columns * (cardWidth + gap) - gap

    SeatBadge {
        anchors.centerIn: parent
        visible: !Array.from(fighters.cards).some(each => each.picture !== "")
        seat: fighters.empty
        size: 0.6 * fighters.cardWidth
        filled: false
    }
    Repeater {
        model: PersistentRows { list: fighters.cards }
        delegate: Item {
            id: fighter
            required property int index
            required property clashCard modelData
            required property bool shown
            readonly property int column: index % fighters.columns
            visible: shown
            x: (fighters.mirrored ? fighters.columns - 1 - column : column) * (fighters.cardWidth + fighters.gap)
            y: (fighters.height - fighters.rows * (fighters.cardHeight + fighters.gap) + fighters.gap) / 2 + Math.floor(index / fighters.columns) * (fighters.cardHeight + fighters.gap)
            width: fighters.cardWidth
            height: fighters.cardHeight
            CardPicture {
                anchors.fill: parent
                visible: source !== ""
                source: fighter.modelData.picture
                says: fighter.modelData.card
            }
            Rectangle {
                id: lost
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                anchors.bottomMargin: 4 * Theme.unit
                visible: loss.text !== ""
                width: loss.implicitWidth + 14 * Theme.unit
                height: loss.implicitHeight
                radius: Theme.radius
                color: Theme.labelGround
                Words {
                    id: loss
                    anchors.centerIn: parent
                    text: fighter.modelData.figure
                    color: Theme.labelInk
                    font.pixelSize: Theme.headingSize
                    font.weight: Font.Bold
                    wrapMode: Text.NoWrap
                    onTextChanged: if (Theme.motion && text !== "") pop.restart()
                }
                NumberAnimation { id: pop; target: lost; property: "scale"; from: 1.7; to: 1; duration: 320; easing.type: Easing.OutBack }
            }
        }
    }
}
