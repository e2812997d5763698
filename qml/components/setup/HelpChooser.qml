// How much is explained to each player.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: chooser

    required property HelpModel help

    spacing: Theme.gap

    Repeater {
        model: PersistentRows { list: chooser.help.players }
        delegate: ColumnLayout {
            id: player
            required property helpedPlayer modelData
            required property bool shown
            visible: shown
            Layout.fillWidth: true
            spacing: 4 * Theme.unit
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                SeatBadge {
                    seat: player.modelData.seat
                    size: 28 * Theme.unit
                }
                Words {
                    Layout.fillWidth: true
                    text: player.modelData.name === player.modelData.seat ? qsTr("Player %1").arg(player.modelData.seat) : player.modelData.name
                    font.weight: Font.DemiBold
                }
            }
            DropList {
                Layout.fillWidth: true
                label: qsTr("Help for %1").arg(player.modelData.name)
                options: chooser.help.levels
                chosen: player.modelData.level
                wraps: true
                onPicked: id => chooser.help.choose(player.modelData.seat, id)
            }
        }
    }
}
