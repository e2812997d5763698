// What the duel brought one player: role, dice, damage taken, points gained.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: gain

    required property var sums

    implicitHeight: content.implicitHeight + 28 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1: %2 points, %3 damage").arg(sums.name).arg(sums.points).arg(sums.damage)

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 16 * Theme.unit
        spacing: 2 * Theme.unit

        RowLayout {
            spacing: 10 * Theme.unit
            SeatBadge { seat: gain.sums.letter }
            Words {
                Layout.fillWidth: true
                text: gain.sums.name
                font.pixelSize: Theme.headingSize
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
        Flow {
            Layout.fillWidth: true
            Layout.topMargin: 4 * Theme.unit
            spacing: 6 * Theme.unit
            Chip { text: gain.sums.role; visible: text !== "" }
            Chip { text: qsTr("Dice %1").arg(gain.sums.dice); visible: gain.sums.dice !== "" }
        }
        RowLayout {
            Layout.fillWidth: true
            Words { Layout.fillWidth: true; text: qsTr("Points"); color: Theme.soft }
            Text {
                text: "+" + gain.sums.points
                color: Theme.lamp
                font.family: Theme.displayFamily
                font.pixelSize: Theme.titleSize * 1.3
                font.weight: Font.Bold
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Words { Layout.fillWidth: true; text: qsTr("Damage taken"); color: Theme.soft }
            Text {
                text: gain.sums.damage
                color: Theme.ink
                font.family: Theme.displayFamily
                font.pixelSize: Theme.titleSize
                font.weight: Font.Bold
            }
        }
    }
}
