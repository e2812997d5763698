// The powers and passes of a duel, in order.
import QtQuick
import Lampkeeper

Flow {
    id: row

    required property DuelModel duel

    spacing: 8 * Theme.unit
    visible: duel.initiative.length > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Powers in their order")

    Repeater {
        model: row.duel.initiative
        delegate: Rectangle {
            id: word
            required property duelWord modelData
            width: line.implicitWidth + 16 * Theme.unit
            height: 44 * Theme.unit
            radius: height / 2
            color: modelData.picture === "" ? "transparent" : Theme.raised
            border.color: Theme.line
            border.width: Theme.hairline
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2").arg(modelData.name).arg(modelData.says)
            Row {
                id: line
                anchors.centerIn: parent
                spacing: 8 * Theme.unit
                SeatBadge {
                    anchors.verticalCenter: parent.verticalCenter
                    seat: word.modelData.seat
                    size: 36 * Theme.unit
                    filled: word.modelData.picture !== ""
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: word.modelData.says
                    font.pixelSize: Theme.playSize
                    color: word.modelData.picture === "" ? Theme.soft : Theme.lamp
                    font.weight: word.modelData.picture === "" ? Font.Normal : Font.DemiBold
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
