// A player's badge: a letter in a shape of its own (A a circle, B a square, C a lozenge, D a plate), so that
// players do not differ by colour alone.
import QtQuick
import Lampkeeper

Item {
    id: badge

    property string seat: "A"
    property real size: 36 * Theme.unit
    property bool filled: true
    property bool lettered: true  // otherwise only the shape is shown

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        anchors.centerIn: parent
        width: badge.size * (badge.seat === "C" ? 0.78 : 1)
        height: badge.size * (badge.seat === "C" ? 0.78 : badge.seat === "D" ? 0.74 : 1)
        rotation: badge.seat === "C" ? 45 : 0
        radius: badge.seat === "A" ? badge.size / 2 : badge.seat === "B" ? badge.size * 0.2 : badge.size * 0.06
        antialiasing: true
        color: badge.filled ? Theme.seatColor(badge.seat) : "transparent"
        border.color: Theme.seatColor(badge.seat)
        border.width: Theme.stroke(2)
    }
    Text {
        anchors.centerIn: parent
        visible: badge.lettered
        text: badge.seat
        color: badge.filled ? Theme.seatInk : Theme.seatColor(badge.seat)
        font.family: Theme.family
        font.pixelSize: Theme.read(badge.size * 0.56)
        font.weight: Font.Bold
    }
}
