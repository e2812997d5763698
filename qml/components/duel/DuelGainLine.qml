// What the duel has brought one player so far, on one line.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: line

    required property var sums

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 points, %3 damage").arg(sums.name).arg(sums.points).arg(sums.damage)

    SeatBadge { seat: line.sums.letter }
    Text {
        text: (line.sums.points < 0 ? "\u2212" : "+") + Math.abs(line.sums.points)
        color: Theme.lamp
        font.family: Theme.displayFamily
        font.pixelSize: Theme.displaySize
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Words {
        Layout.fillWidth: true
        text: line.sums.damage > 0 ? qsTr("%1, %2 damage").arg(line.sums.role).arg(line.sums.damage) : line.sums.role
        color: Theme.soft
    }
}
