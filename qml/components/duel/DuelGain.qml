// One side of the duel: role and how it scores, dice, damage taken, points gained as far as they are told.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: gain

    required property var sums

    implicitHeight: content.implicitHeight + 24 * Theme.unit
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1: %2 points, %3 damage").arg(sums.name).arg(sums.points).arg(sums.damage)

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 14 * Theme.unit
        spacing: 4 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
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
            spacing: 6 * Theme.unit
            Chip { text: gain.sums.role; visible: text !== "" }
            Chip { text: qsTr("Dice %1").arg(gain.sums.dice); visible: gain.sums.dice !== "" }
        }
        Words {
            Layout.fillWidth: true
            text: gain.sums.scores
            visible: text !== ""
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 8 * Theme.unit
            Text {
                text: (gain.sums.points < 0 ? "\u2212" : "+") + Math.abs(gain.sums.points)
                color: Theme.lamp
                font.family: Theme.displayFamily
                font.pixelSize: Theme.titleSize * 1.4
                font.weight: Font.Bold
            }
            Words {
                Layout.fillWidth: true
                text: qsTr("Points")
                color: Theme.soft
                font.pixelSize: Theme.smallSize
            }
            Text {
                text: gain.sums.damage
                color: Theme.ink
                font.family: Theme.displayFamily
                font.pixelSize: Theme.titleSize * 1.4
                font.weight: Font.Bold
            }
            Words {
                Layout.fillWidth: true
                text: qsTr("Damage")
                color: Theme.soft
                font.pixelSize: Theme.smallSize
            }
        }
    }
}
