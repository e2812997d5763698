// A player's dice: the cup shakes while a roll is awaited, is upside down over hidden dice, and disappears
// when the dice are open.
import QtQuick
import Lampkeeper

Item {
    id: cup

    property string seat: "A"
    property string name: ""
    property string diceState: "empty"  // "awaited", "covered", "open"
    property string value: ""
    readonly property bool lifted: diceState === "open"
    readonly property color tint: Theme.seatColor(seat)
    readonly property real size: Math.min(width, height)

    Accessible.role: Accessible.ListItem
    Accessible.name: diceState === "open" ? qsTr("%1's dice: %2").arg(name).arg(value)
                   : diceState === "covered" ? qsTr("%1's dice are covered").arg(name)
                   : diceState === "awaited" ? qsTr("%1 rolls").arg(name) : qsTr("%1 has no dice on the table").arg(name)

    Rectangle {
        anchors.centerIn: parent
        width: cup.size * 0.92
        height: width
        radius: width * 0.12
        color: "transparent"
        border.color: cup.tint
        border.width: Theme.stroke(2)
        opacity: cup.diceState === "empty" ? 0.35 : 0.8
    }
    Item {
        id: body
        anchors.centerIn: parent
        width: cup.size * 0.56
        height: cup.size * 0.6
        opacity: cup.lifted ? 0 : cup.diceState === "empty" ? 0.35 : 1
        transformOrigin: Item.Bottom
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }

        Item {
            anchors.fill: parent
            // Upside down over its dice, or upright in a hand.
            rotation: cup.diceState === "covered" ? 180 : 0
            Rectangle {
                x: parent.width * 0.1
                width: parent.width * 0.8
                height: parent.height
                radius: width * 0.18
                color: Theme.raised
                border.color: cup.tint
                border.width: Theme.stroke(3)
            }
            Rectangle {
                width: parent.width
                height: parent.height * 0.22
                radius: height * 0.3
                color: Theme.raised
                border.color: cup.tint
                border.width: Theme.stroke(3)
            }
        }
        SequentialAnimation on rotation {
            running: cup.diceState === "awaited" && Theme.motion && cup.visible
            loops: Animation.Infinite
            alwaysRunToEnd: true
            NumberAnimation { to: 9; duration: 90 }
            NumberAnimation { to: -9; duration: 180 }
            NumberAnimation { to: 0; duration: 90 }
            PauseAnimation { duration: 900 }
        }
    }
    Words {
        anchors.centerIn: parent
        width: cup.size * 0.8
        horizontalAlignment: Text.AlignHCenter
        text: cup.value
        color: cup.tint
        opacity: cup.lifted ? 1 : 0
        font.pixelSize: cup.size * 0.46
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        Behavior on opacity { NumberAnimation { duration: Theme.quick } }
    }
    SeatBadge {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        size: 36 * Theme.unit
        seat: cup.seat
    }
}
