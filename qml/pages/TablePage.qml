// The gamemaster: the next step, the players on both sides of the picture, and what may be said.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: page

    required property TableModel table
    required property HomeModel home
    required property WindowSettings settings
    required property HelpModel help
    signal pageWanted(string name)

    DigitKeys {
        enabled: page.table.entry === ""
        count: Math.min(9, page.table.choices.count)
        onPressed: digit => page.table.choose(digit - 1)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        anchors.topMargin: Theme.gap
        anchors.bottomMargin: Theme.gap
        spacing: Theme.gap

        NextStep {
            Layout.fillWidth: true
            Layout.preferredHeight: 132 * Theme.unit
            table: page.table
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            RowLayout {
                anchors.fill: parent
                spacing: Theme.gap

                SeatColumn { which: 0 }
                TableView {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    table: page.table
                    TablePieces {
                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.top: parent.top
                        anchors.margins: Theme.gap
                        table: page.table
                    }
                    Notice {
                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.bottom: parent.bottom
                        anchors.margins: Theme.gap
                        table: page.table
                    }
                }
                SeatColumn { which: 1 }
            }
            EntryPanel {
                anchors.fill: parent
                table: page.table
            }
        }

        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            columns: page.table.choices.explained ? 1 : 2
            columnSpacing: Theme.margin
            rowSpacing: Theme.gap
            ChoiceBar {
                Layout.fillWidth: true
                Layout.preferredWidth: 6
                visible: page.table.choices.count > 0
                table: page.table
            }
            RowLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 5
                spacing: Theme.gap
                Understood {
                    Layout.fillWidth: true
                    table: page.table
                }
                ActionButton {
                    visible: page.help.anybodyLearns
                    text: qsTr("Coach")
                    key: qsTr("F9")
                    Accessible.description: qsTr("What to do with which dice, from what everybody knows")
                    onClicked: page.pageWanted("coach")
                }
            }
        }
    }

    component SeatColumn: Item {
        id: column

        property int which: 0

        Layout.preferredWidth: 238 * Theme.unit
        Layout.fillHeight: true
        visible: page.table.seats.count > which

        Repeater {
            model: page.table.seats
            delegate: SeatCard {
                required property int index
                anchors.fill: parent
                visible: index === column.which
                onCorrectionWanted: (seat, figure, label, value) => correction.ask(seat, figure, label, value)
            }
        }
    }

    CorrectionDialog {
        id: correction
        table: page.table
    }
}
