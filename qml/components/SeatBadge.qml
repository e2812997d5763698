// A player's sign: a letter in a shape of its own, round for A, square for B, so that colour is never alone.
import QtQuick
import Lampkeeper

Rectangle {
    id: badge

    property string seat: "A"
    property real size: 34 * Theme.unit
    property bool filled: true

    implicitWidth: size
    implicitHeight: size
    radius: seat === "A" ? size / 2 : size * 0.2
    color: filled ? Theme.seatColor(seat) : "transparent"
    border.color: Theme.seatColor(seat)
    border.width: 2 * Theme.unit

    Text {
        anchors.centerIn: parent
        text: badge.seat
        color: badge.filled ? Theme.seatInk : Theme.seatColor(badge.seat)
        font.family: Theme.family
        font.pixelSize: badge.size * 0.56
        font.weight: Font.Bold
    }
}
