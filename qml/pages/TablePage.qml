// The gamemaster: the next step, the players on both sides of the picture, and the available answers.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HelpModel help
    required property HomeModel home
    required property FirstNight firstNight
    night: table

    function goBack(): bool {
        if (view.closeCard())
            return true;
        const composing = table.composing;
        table.composeBack();
        return composing;
    }

    Shortcut {
        sequence: "N"
        enabled: page.table.begun && page.table.entry === ""
        onActivated: page.mendWanted()
    }
    BoardKeys {
        enabled: page.table.entry === "" && view.boardShown
        onStepped: (dx, dy) => view.step(dx, dy)
    }
    Shortcut {
        sequence: "M"
        enabled: page.table.entry === ""
        onActivated: menu.open()
    }
    Shortcut {
        sequence: "V"
        enabled: page.table.picture.filled && page.table.entry === ""
        onActivated: view.turnPicture()
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: 0.5 * Theme.gap
        anchors.rightMargin: 0.5 * Theme.gap
        anchors.topMargin: 0.25 * Theme.gap
        anchors.bottomMargin: 0.5 * Theme.gap
        spacing: 0.5 * Theme.gap

        DemoBanner {
            objectName: "demo"
            Layout.fillWidth: true
            visible: page.home.demo
            played: page.table.played
            onEndWanted: {
                page.home.putAside();
                page.pageWanted("setup");
            }
        }
        NextStep {
            Layout.fillWidth: true
            Layout.preferredHeight: (Theme.unit < 0.99 ? 90 : Theme.largeText ? 66 : 58) * Theme.unit  // the same for every step: the board must not jump
            slim: true
            table: page.table
        }

        Item {
            id: middle
            // The board has the window; the players are slim columns beside it.
            readonly property real seatWidth: (Theme.unit < 0.99 ? 160 : 100) * Theme.unit
            Layout.fillWidth: true
            Layout.fillHeight: true

            RowLayout {
                anchors.fill: parent
                spacing: 0.5 * Theme.gap

                SeatColumn {
                    Layout.fillWidth: false
                    Layout.minimumWidth: middle.seatWidth
                    Layout.preferredWidth: middle.seatWidth
                    Layout.fillHeight: true
                    slim: true
                    seats: page.table.seats
                    side: 0
                    onCorrectionWanted: (seat, figure, label, value) => correction.ask(seat, figure, label, value)
                }
                TableView {
                    id: view
                    objectName: "tableView"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    table: page.table
                }
                SeatColumn {
                    Layout.fillWidth: false
                    Layout.minimumWidth: middle.seatWidth
                    Layout.preferredWidth: middle.seatWidth
                    Layout.fillHeight: true
                    slim: true
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

        RowLayout {
            id: footer
            // Answers come first: what else can be done moves into the menu if they have no room. Decided after the row
            // was laid out, because it must not change meanwhile.
            readonly property real room: page.table.choices.count === 0 ? Infinity : width - bar.leastRoom - recorded.implicitWidth - menuButton.implicitWidth - (coach.visible ? coach.implicitWidth + spacing : 0) - 2 * spacing
            readonly property real hintsRoom: page.table.hint !== "" ? noHints.implicitWidth + spacing : 0
            property bool hintsFit: true
            property bool phonesFit: true
            onRoomChanged: fitting.restart()
            onHintsRoomChanged: fitting.restart()
            Timer {
                id: fitting
                interval: 0
                onTriggered: {
                    footer.hintsFit = footer.hintsRoom <= footer.room;
                    footer.phonesFit = footer.hintsRoom + phones.implicitWidth + footer.spacing <= footer.room;
                }
            }
            Layout.fillWidth: true
            spacing: Theme.gap
            ActionButton {
                objectName: "newNight"
                visible: (!page.table.begun || page.table.finished) && !page.table.busy
                played: true
                text: qsTr("New night")
                primary: true
                onClicked: page.pageWanted("setup")
            }
            ActionButton {
                objectName: "howItWent"
                visible: page.table.finished
                played: true
                text: qsTr("How it went")
                onClicked: page.eveningWanted()
            }
            ActionButton {
                visible: !page.table.begun && !page.table.busy
                played: true
                text: qsTr("Home")
                onClicked: page.pageWanted("home")
            }
            ChoiceBar {
                id: bar
                Layout.fillWidth: true
                visible: page.table.choices.count > 0
                keysOn: page.table.question === "" && page.table.entry === ""
                slim: true
                table: page.table
            }
            Understood {
                id: recorded
                told: page.table.errorText !== "" || page.table.understood === ""
                lines: 1
                table: page.table
                onMendWanted: page.mendWanted()
            }
            ActionButton {
                id: noHints
                objectName: "noHints"
                visible: page.table.hint !== "" && footer.hintsFit
                quiet: true
                played: true
                text: qsTr("No hints")
                Accessible.description: qsTr("Ends the hints of the first turn")
                onClicked: page.firstNight.end()
            }
            ActionButton {
                id: coach
                visible: page.help.anybodyLearns
                played: true
                text: qsTr("Coach")
                key: qsTr("F8")
                Accessible.description: qsTr("What to do with which dice, using only what everyone knows")
                onClicked: page.pageWanted("coach")
            }
            ActionButton {
                id: phones
                objectName: "phonesButton"
                visible: Theme.unit > 0.99 && footer.phonesFit
                quiet: true
                played: true
                text: qsTr("Phones")
                Accessible.description: qsTr("Private screens for the players, or a phone as the camera")
                onClicked: page.pageWanted("phones")
            }
            ActionButton {
                id: menuButton
                objectName: "tableMenu"
                quiet: true
                played: true
                text: qsTr("More")
                key: qsTr("M")
                Accessible.description: qsTr("Hints, phones, the window for spectators, giving up")
                onClicked: menu.open()
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
    TableMenu {
        id: menu
        table: page.table
        hintsShown: page.table.hint !== ""
        phonesShown: phones.visible
        onHintsEndWanted: page.firstNight.end()
        onPhonesWanted: page.pageWanted("phones")
        onSpectatorsWanted: page.spectatorsWanted()
    }
    Corrections {
        id: correction
        table: page.table
    }
}
