// One side of a clash: its cards, their damage, and its strength.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: side

    required property string seat
    required property clashSide worth
    property bool mirrored: false
    readonly property list<clashCard> cards: worth.cards
    // If there are several cards, the pictures identify them.
    readonly property string named: !worth.acts ? qsTr("No action") : cards.length > 1 ? qsTr("%n cards", "", cards.length) : cards.length > 0 ? cards[0].card : ""
    readonly property int align: mirrored ? Text.AlignRight : Text.AlignLeft

    spacing: Theme.gap
    layoutDirection: mirrored ? Qt.RightToLeft : Qt.LeftToRight

    Item {
        id: fighters
        readonly property real gap: 4 * Theme.unit
        // Several cards are made smaller, so that the texts beside them keep their size.
        readonly property real cardWidth: Math.min(side.height * 63 / 88, 240 * Theme.unit / Math.max(1, side.cards.length) - gap)
        Layout.preferredWidth: side.cards.length * (cardWidth + gap) - gap
        Layout.preferredHeight: side.height
        visible: Array.from(side.cards).some(each => each.picture !== "")
        Repeater {
            model: side.cards
            delegate: Item {
                id: fighter
                required property int index
                required property clashCard modelData
                x: (side.mirrored ? side.cards.length - 1 - index : index) * (fighters.cardWidth + fighters.gap)
                width: fighters.cardWidth
                height: fighters.height
                CardPicture {
                    anchors.fill: parent
                    source: fighter.modelData.picture
                }
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 2 * Theme.unit
                    visible: loss.text !== ""
                    width: loss.implicitWidth + 10 * Theme.unit
                    height: loss.implicitHeight
                    radius: Theme.radius
                    color: Theme.labelGround
                    Words {
                        id: loss
                        anchors.centerIn: parent
                        text: fighter.modelData.figure
                        color: Theme.labelInk
                        font.pixelSize: Theme.playSize
                        font.weight: Font.Bold
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        RowLayout {
            Layout.fillWidth: true
            layoutDirection: side.layoutDirection
            spacing: 8 * Theme.unit
            SeatBadge {
                seat: side.seat
                size: 36 * Theme.unit
            }
            Words {
                Layout.fillWidth: true
                horizontalAlignment: side.align
                text: side.named
                color: Theme.soft
                font.pixelSize: Theme.playSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.leastSize
                wrapMode: Text.NoWrap
                Accessible.role: Accessible.StaticText
                Accessible.name: side.cards.length > 1 ? Sentence.listed(Array.from(side.cards).map(each => each.card)) : text
            }
        }
        Text {
            Layout.fillWidth: true
            horizontalAlignment: side.align
            text: side.worth.acts ? side.worth.figure : "\u2013"
            color: Theme.seatColor(side.seat)
            font.family: Theme.displayFamily
            font.pixelSize: Theme.displaySize * 0.9
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: (side.cards.length > 1 ? 0.85 : 1) * Theme.headingSize  // there is less room beside several cards
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
