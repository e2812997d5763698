// A zone of the table and its cards, as pictures if there is room.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Rectangle {
    id: lying

    required property lyingCards place
    readonly property int most: 3
    readonly property string names: place.cards.length > most ? qsTr("%n cards", "", place.cards.length) : Sentence.listed(place.cards)

    implicitWidth: content.implicitWidth + 20 * Theme.unit
    implicitHeight: content.implicitHeight + 10 * Theme.unit
    radius: Theme.radius * 0.6
    color: Theme.panel
    border.color: place.seat === "" ? Theme.line : Theme.seatColor(place.seat)
    border.width: Theme.hairline
    Accessible.role: Accessible.StaticText
    Accessible.name: Sentence.pair(Sentence.listed([place.seat, place.label]), names)

    RowLayout {
        id: content
        anchors.centerIn: parent
        spacing: 8 * Theme.unit
        SeatBadge {
            visible: lying.place.seat !== ""
            seat: lying.place.seat === "" ? "A" : lying.place.seat
            size: 22 * Theme.unit
            filled: false
        }
        Words {
            text: lying.place.label
            color: Theme.soft
            font.pixelSize: Theme.smallSize
            wrapMode: Text.NoWrap
        }
        Repeater {
            model: PersistentRows { list: lying.place.cards.length > lying.most ? [] : Array.from(lying.place.pictures).filter(picture => picture !== "") }
            delegate: CardPicture {
                required property string modelData
                required property bool shown
                visible: shown
                implicitWidth: 30 * Theme.unit
                implicitHeight: 42 * Theme.unit
                source: modelData
            }
        }
        Words {
            text: lying.names
            font.pixelSize: Theme.smallSize
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
    }
}
