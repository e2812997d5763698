// The gamemaster: the next step, the players on both sides of the picture, and what may be said.

// Qt 6.4 shows what a Loader loads in a context of its own, which bound components refuse.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HelpModel help
    readonly property bool asked: table.question !== ""

    DigitKeys {
        enabled: page.table.entry === "" && !page.asked
        count: Math.min(9, page.table.choices.count)
        onPressed: digit => page.table.choose(digit - 1)
    }
    Shortcut {
        sequence: "N"
        enabled: page.table.begun && page.table.entry === ""
        onActivated: page.mendWanted()
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

                SeatColumn {
                    Layout.fillWidth: false
                    Layout.minimumWidth: 238 * Theme.unit
                    Layout.preferredWidth: 238 * Theme.unit
                    Layout.fillHeight: true
                    seats: page.table.seats
                    side: 0
                    onCorrectionWanted: (seat, figure, label, value) => correction.ask(seat, figure, label, value)
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    spacing: Theme.gap
                    TableView {
                        id: view
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
                    }
                    Loader {
                        Layout.fillWidth: true
                        Layout.preferredHeight: 74 * Theme.unit
                        active: page.table.places.count > 0 && !view.laidOut
                        visible: active
                        sourceComponent: PlacesRow {
                            places: page.table.places
                        }
                    }
                }
                SeatColumn {
                    Layout.fillWidth: false
                    Layout.minimumWidth: 238 * Theme.unit
                    Layout.preferredWidth: 238 * Theme.unit
                    Layout.fillHeight: true
                    seats: page.table.seats
                    side: 1
                    onCorrectionWanted: (seat, figure, label, value) => correction.ask(seat, figure, label, value)
                }
            }
            Notice {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.leftMargin: 120 * Theme.unit
                anchors.rightMargin: 120 * Theme.unit
                table: page.table
                keysOn: page.table.entry === ""
            }
            EntryPanel {
                anchors.fill: parent
                visible: page.table.entry !== "" && !page.table.entrySecret
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
                keysOn: !page.asked
                most: page.table.seats.count > 2 || page.table.choices.count > 9 ? 2.4 * Theme.touch + Theme.gap : Infinity  // the players need their room
                table: page.table
            }
            RowLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 6
                visible: !page.table.begun && !page.table.busy
                spacing: Theme.gap
                ActionButton {
                    objectName: "newNight"
                    text: qsTr("New night")
                    primary: true
                    onClicked: page.pageWanted("setup")
                }
                ActionButton {
                    text: qsTr("Home")
                    onClicked: page.pageWanted("home")
                }
                Item { Layout.fillWidth: true }
            }
            RowLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 5
                spacing: Theme.gap
                Understood {
                    Layout.fillWidth: true
                    table: page.table
                    onMendWanted: page.mendWanted()
                }
                ActionButton {
                    visible: page.help.anybodyLearns
                    text: qsTr("Coach")
                    key: qsTr("F8")
                    Accessible.description: qsTr("What to do with which dice, from what everybody knows")
                    onClicked: page.pageWanted("coach")
                }
                ActionButton {
                    quiet: true
                    text: qsTr("TV")
                    key: qsTr("Ctrl T")
                    Accessible.description: qsTr("Opens a second window for those who look on")
                    onClicked: page.spectatorsWanted()
                }
            }
        }
    }

    EntryPanel {
        anchors.fill: parent
        anchors.margins: Theme.gap
        visible: page.table.entry !== "" && page.table.entrySecret
        table: page.table
    }
    LookAgain {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        table: page.table
    }
    Corrections {
        id: correction
        table: page.table
    }
}
