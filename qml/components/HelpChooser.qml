// How much is explained to each player.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: chooser

    required property HelpModel help

    spacing: Theme.gap

    Repeater {
        model: chooser.help.players
        delegate: ColumnLayout {
            required property var modelData
            Layout.fillWidth: true
            spacing: 4 * Theme.unit
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                SeatBadge {
                    seat: modelData.seat
                    size: 28 * Theme.unit
                }
                Words {
                    Layout.fillWidth: true
                    text: modelData.name === modelData.seat ? qsTr("Player %1").arg(modelData.seat) : modelData.name
                    font.weight: Font.DemiBold
                }
            }
            Chooser {
                Layout.fillWidth: true
                label: qsTr("Help for %1").arg(modelData.name)
                options: chooser.help.levels
                chosen: modelData.level
                wraps: true
                onPicked: id => chooser.help.choose(modelData.seat, id)
            }
        }
    }
}
