// The result of a night: winner, card, score and deciding measure.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: head

    required property EveningModel evening
    readonly property list<eveningCard> cards: Array.from(evening.cards).slice(0, 2)
    property eveningSeat nobody
    readonly property real cardHeight: 176 * Theme.unit

    component Player: RowLayout {
        id: player
        required property eveningSeat about
        property bool mirrored: false
        visible: about.letter !== ""
        layoutDirection: mirrored ? Qt.RightToLeft : Qt.LeftToRight
        spacing: 8 * Theme.unit
        SeatBadge {
            seat: player.about.letter !== "" ? player.about.letter : "A"
            size: 34 * Theme.unit
        }
        Words {
            Layout.maximumWidth: 230 * Theme.unit
            text: player.about.name
            font.pixelSize: Theme.headingSize
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
    }

    spacing: Theme.margin

    // The winner's card is in front of the other one.
    Item {
        implicitWidth: (head.cards.length > 1 ? 1.45 : 1) * head.cardHeight * 63 / 88
        implicitHeight: head.cardHeight
        visible: head.cards.length > 0
        Repeater {
            model: PersistentRows { list: head.cards }
            delegate: CardPicture {
                required property eveningCard modelData
                required property int index
                required property bool shown
                visible: shown
                z: -index
                height: head.cardHeight * (index === 0 ? 1 : 0.78)
                width: height * 63 / 88
                x: index === 0 ? 0 : parent.width - width
                y: head.cardHeight - height
                source: modelData.picture
                says: modelData.name
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 4 * Theme.unit
        Heading {
            Layout.fillWidth: true
            objectName: "headline"
            text: head.evening.headline
            font.pixelSize: Theme.titleSize * 1.15
        }
        RowLayout {
            visible: head.evening.counts
            spacing: Theme.gap
            Player { about: head.evening.seats[0] ?? head.nobody }
            Text {
                text: head.evening.score
                color: Theme.lamp
                font.family: Theme.displayFamily
                font.pixelSize: Theme.displaySize
                font.weight: Font.Bold
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Player {
                about: head.evening.seats[1] ?? head.nobody
                mirrored: true
            }
        }
        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: head.evening.counts ? head.evening.decided : Sentence.beside([head.evening.score, head.evening.decided])
            font.weight: Font.DemiBold
        }
        Words {
            Layout.fillWidth: true
            text: Sentence.beside([head.evening.about, head.evening.stood])
            color: Theme.soft
        }
    }
}
