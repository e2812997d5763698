// The home page: continue the last night, or choose an activity.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HomeModel home
    required property FirstSteps firstSteps
    required property SheetPrinter sheets
    required property EveningModel evening
    required property WindowSettings settings
    required property Voice voice
    required property PlayerModel player
    readonly property bool nightIsOn: table.begun && !table.finished
    readonly property bool mayGoOn: nightIsOn || home.mayResume
    readonly property bool mayRematch: table.finished && evening.live && evening.finished && !home.demo
    // A step of the list is what people do next; otherwise a new night is, or the current one.
    readonly property bool first: firstSteps.wanted && Array.from(firstSteps.steps).some(step => step.next) && !mayGoOn && !table.finished

    Component.onCompleted: page.home.refresh()

    OnDemand {
        id: printing
        objectName: "printing"
        sourceComponent: PrintDialog {
            sheets: page.sheets
            onDone: page.firstSteps.tick("print")
        }
    }

    OnDemand {
        id: demos
        objectName: "demos"
        sourceComponent: DemoDialog {
            demos: page.home.demos
            usual: page.sheets.game
            onPicked: game => page.home.startDemo(game)
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 2 * Theme.margin
        anchors.rightMargin: 2 * Theme.margin
        anchors.topMargin: Theme.margin
        anchors.bottomMargin: Theme.margin
        spacing: 2.5 * Theme.margin

        ScrolledColumn {
            Layout.fillHeight: true
            Layout.minimumWidth: 400 * Theme.unit
            Layout.preferredWidth: 400 * Theme.unit
            Layout.maximumWidth: 400 * Theme.unit

            FirstStepsList {
                Layout.fillWidth: true
                visible: page.firstSteps.wanted
                firstSteps: page.firstSteps
                settings: page.settings
                voice: page.voice
                first: page.first
                focus: page.first
                onPageWanted: name => page.pageWanted(name)
                onPrintWanted: printing.open()
            }
            LampMark {
                visible: !page.firstSteps.wanted && page.home.recentNights.length === 0
                size: 110 * Theme.unit
            }
            Heading {
                Layout.fillWidth: true
                visible: !page.firstSteps.wanted
                text: qsTr("Good evening")
                font.pixelSize: Theme.displaySize * 1.15
            }
            Words {
                Layout.fillWidth: true
                visible: !page.firstSteps.wanted
                text: qsTr("Play with real cards. Lampkeeper watches the table, knows the rules and does the sums.")
                color: Theme.soft
                font.pixelSize: Theme.headingSize
            }
            RecentPlayers {
                Layout.fillWidth: true
                Layout.topMargin: Theme.margin
                visible: players.length > 0 && !page.firstSteps.wanted
                players: page.home.recentPlayers
                onPicked: name => {
                    page.player.show(name);
                    page.pageWanted("player");
                }
            }
            RecentNights {
                Layout.fillWidth: true
                visible: nights.length > 0 && !page.firstSteps.wanted
                nights: page.home.recentNights
                onPicked: night => {
                    page.player.openNight(night);
                    page.pageWanted("evening");
                }
            }
        }

        ScrolledColumn {
            Layout.fillWidth: true
            Layout.fillHeight: true

            HomeCard {
                Layout.fillWidth: true
                visible: page.table.finished
                title: qsTr("The night is over")
                text: page.table.nextStep
                ActionButton {
                    objectName: "rematch"
                    visible: page.mayRematch
                    text: qsTr("Rematch")
                    primary: !page.mayGoOn
                    Accessible.description: qsTr("The same players at the same table; somebody else goes first")
                    onClicked: page.evening.playAgain()
                }
                ActionButton {
                    objectName: "howItWent"
                    text: qsTr("How it went")
                    onClicked: page.eveningWanted()
                }
            }
            HomeCard {
                Layout.fillWidth: true
                visible: page.mayGoOn
                title: page.nightIsOn ? (page.home.demo ? qsTr("A demo is running") : qsTr("Game in progress"))
                    : qsTr("Continue: %1").arg(page.home.lastNightScore !== "" ? page.home.lastNightScore : page.home.lastNight)
                text: page.nightIsOn ? page.table.nextStep
                    : page.home.lastNightScore === "" || page.table.finished ? "" : page.home.lastNight + "\n" + page.home.lastNightStanding
                ActionButton {
                    objectName: "endNight"
                    visible: page.nightIsOn
                    text: page.home.demo ? qsTr("End the demo") : qsTr("End the night")
                    Accessible.description: page.home.demo ? "" : qsTr("It is saved, and you can continue it")
                    onClicked: page.home.putAside()
                }
                ActionButton {
                    objectName: "goOn"
                    text: page.nightIsOn ? qsTr("Back to the table") : qsTr("Continue")
                    primary: true
                    focus: page.mayGoOn
                    onClicked: page.nightIsOn ? page.pageWanted(page.home.nightPage) : page.home.resume()
                }
            }

            HomeCard {
                objectName: "nightsError"
                Layout.fillWidth: true
                visible: page.home.errorText !== ""
                title: qsTr("The past nights cannot be read")
                text: page.home.errorText
            }

            GridLayout {
                Layout.fillWidth: true
                columns: page.mayGoOn ? 3 : 2  // with the card above, two columns are too tall for the window
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap
                Repeater {
                    model: PersistentRows { list: page.home.tiles }
                    delegate: HomeTile {
                        required property homeTile modelData
                        required property int index
                        required property bool shown
                        visible: shown
                        objectName: "tile-" + modelData.page
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.columnSpan: index === 0 && !page.mayGoOn ? 2 : 1
                        text: modelData.title
                        note: modelData.text
                        key: modelData.key
                        primary: index === 0 && !page.mayGoOn && !page.first && !page.mayRematch
                        focus: index === 0 && !page.mayGoOn && !page.first
                        onClicked: page.pageWanted(modelData.page)
                    }
                }
                HomeTile {
                    objectName: "sample"
                    Layout.columnSpan: !page.mayGoOn && page.home.tiles.length % 2 === 1 ? 2 : 1
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: page.home.demos.length > 0 && !page.nightIsOn
                    text: qsTr("Watch a demo")
                    note: qsTr("Of any game. Nothing is saved")
                    onClicked: demos.open()
                }
            }
        }
    }
}
