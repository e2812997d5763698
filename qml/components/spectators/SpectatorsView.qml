// What spectators see: the next step, the players, and in the middle the table or the current duel. The
// players are beside the table, and in a row below a duel.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: view

    required property TableModel table
    property bool duelling: false

    component Side: SeatColumn {
        Layout.fillWidth: false
        Layout.preferredWidth: (slim ? 150 : 226) * Theme.unit
        slim: seats.count > 2
        Layout.fillHeight: true
        still: true
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        NextStep {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(116 * Theme.unit, leastHeight)
            visible: !view.duelling
            table: view.table
        }
        DuelCaption {
            Layout.fillWidth: true
            visible: view.duelling
            duel: view.table.duel
            headlineHeight: 66 * Theme.unit
        }
        InitiativeRow {
            Layout.fillWidth: true
            visible: view.duelling && duel.initiative.length > 0
            duel: view.table.duel
        }
        DuelStage {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: view.duelling
            duel: view.table.duel
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !view.duelling
            spacing: Theme.gap
            Side {
                side: 0
                seats: view.table.seats
            }
            TableView {
                Layout.fillWidth: true
                Layout.fillHeight: true
                table: view.table
                board: view.table.farBoard
            }
            Side {
                side: 1
                seats: view.table.seats
                visible: seats.count > side
            }
        }
        SeatsRow {
            Layout.fillWidth: true
            visible: view.duelling
            table: view.table
            duelling: view.duelling
        }
        RowLayout {
            Layout.fillWidth: true
            visible: !view.duelling
            spacing: Theme.margin
            Words {
                text: view.table.when
                color: Theme.soft
                font.pixelSize: Theme.playSize
            }
            Words {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                text: view.table.understood
                color: Theme.soft
                font.pixelSize: Theme.playSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.leastSize
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
    }
}
