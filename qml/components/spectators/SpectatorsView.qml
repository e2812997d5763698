// What spectators see: the next step, the players, and in the middle the table or the duel that is told.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: view

    required property TableModel table
    property bool duelling: false

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        NextStep {
            Layout.fillWidth: true
            Layout.preferredHeight: 150 * Theme.unit
            table: view.table
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap
            SeatColumn {
                Layout.fillWidth: false
                Layout.preferredWidth: 238 * Theme.unit
                Layout.fillHeight: true
                seats: view.table.seats
                side: 0
                still: true
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap
                Panel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: view.duelling
                    ColumnLayout {
                        anchors.fill: parent
                        anchors.margins: Theme.margin
                        spacing: Theme.gap
                        DuelHead {
                            Layout.fillWidth: true
                            duel: view.table.duel
                            clashHeight: 150 * Theme.unit
                        }
                        InitiativeRow {
                            Layout.fillWidth: true
                            duel: view.table.duel
                        }
                        Item { Layout.fillHeight: true }
                        RowLayout {
                            Layout.fillWidth: true
                            spacing: Theme.gap
                            Repeater {
                                model: KeptRows { list: view.table.duel.gains }
                                delegate: DuelGainLine {
                                    required property var modelData
                                    required property bool shown
                                    visible: shown
                                    Layout.fillWidth: true
                                    Layout.preferredWidth: 1
                                    sums: modelData
                                }
                            }
                        }
                    }
                }
                TableView {
                    id: picture
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: !view.duelling
                    table: view.table
                }
                PlacesRow {
                    Layout.fillWidth: true
                    Layout.preferredHeight: 74 * Theme.unit
                    visible: view.table.places.count > 0 && !picture.laidOut
                    places: view.table.places
                }
            }
            SeatColumn {
                Layout.fillWidth: false
                Layout.preferredWidth: 238 * Theme.unit
                Layout.fillHeight: true
                seats: view.table.seats
                side: 1
                still: true
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Words {
                text: view.table.when
                color: Theme.soft
                font.pixelSize: Theme.headingSize
            }
            Words {
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignRight
                text: view.table.understood
                color: Theme.soft
                font.pixelSize: Theme.headingSize
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
    }
}
