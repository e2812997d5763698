// A new night: the game, the players and their choices, the house rules, and how it begins.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HomeModel home
    required property SetupModel setup
    required property FirstNight firstNight
    required property BoxModel box
    required property DeckModel deck
    required property CameraList cameras
    required property CalibrateModel calibrate

    readonly property bool nightIsOn: table.begun && !table.finished && !home.demo
    property var wanted: null  // how to begin, after people have confirmed what happens to the current night

    function begin(how: var) {
        if (!nightIsOn)
            return how();
        wanted = how;
        nightOn.open();
    }
    function leave() {
        cameras.endPreview();
    }

    Component.onCompleted: {
        page.setup.refresh();
        page.cameras.refresh();
        page.cameras.preview(page.cameras.chosen);
    }

    Connections {
        target: page.cameras
        function onChosenChanged() {
            page.cameras.preview(page.cameras.chosen);
        }
    }

    OnDemand {
        id: boxDialog
        objectName: "boxDialog"
        sourceComponent: BoxDialog {
            box: page.box
        }
    }
    OnDemand {
        id: deckDialog
        objectName: "deckDialog"
        sourceComponent: DeckDialog {
            deck: page.deck
        }
    }
    OnDemand {
        id: nightOn
        objectName: "nightOn"
        sourceComponent: NightOnDialog {
            stands: page.table.nextStep
            onBackWanted: page.pageWanted(page.home.nightPage)
            onBeginWanted: page.wanted()
        }
    }
    OnDemand {
        id: readings
        objectName: "readings"
        sourceComponent: ReadingsDialog {
            setup: page.setup
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: 1.5 * Theme.margin

        ColumnLayout {
            Layout.fillHeight: true
            Layout.preferredWidth: 330 * Theme.unit
            Layout.maximumWidth: 330 * Theme.unit
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                text: qsTr("New night")
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0.5 * Theme.gap
                Repeater {
                    model: PersistentRows { list: page.setup.games }
                    delegate: PickButton {
                        required property namedOption modelData
                        required property int index
                        required property bool shown
                        visible: shown
                        objectName: "game-" + modelData.id
                        Layout.fillWidth: true
                        implicitHeight: Math.max(44 * Theme.unit, 2.75 * Theme.leastLetters)
                        focusPolicy: Qt.StrongFocus
                        oneOf: true
                        text: modelData.name
                        current: page.setup.game === modelData.id
                        Keys.onReturnPressed: clicked()
                        onClicked: page.setup.game = modelData.id
                        FocusRing { shown: parent.visualFocus }
                    }
                }
            }
            // Below the list and equally high for every game: what is listed must not move under the pointer.
            Words {
                objectName: "aboutGame"
                Layout.fillWidth: true
                Layout.preferredHeight: Math.max(46 * Theme.unit, 3.2 * Theme.leastLetters)
                text: Array.from(page.setup.games).find(game => game.id === page.setup.game)?.about ?? ""
                color: Theme.soft
                font.pixelSize: Theme.smallSize
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.read(0.75 * Theme.smallSize)
            }
            Words {
                Layout.fillWidth: true
                Layout.topMargin: Theme.gap
                visible: counts.visible
                text: qsTr("How many play?")
                color: Theme.soft
            }
            Row {
                id: counts
                visible: page.setup.mostPlayers > page.setup.leastPlayers
                spacing: Theme.gap
                Repeater {
                    model: Math.max(0, page.setup.mostPlayers - page.setup.leastPlayers + 1)
                    delegate: ActionButton {
                        required property int index
                        readonly property int count: page.setup.leastPlayers + index
                        objectName: "players-" + count
                        implicitWidth: Theme.touch
                        leftPadding: 0
                        rightPadding: 0
                        text: count
                        primary: page.setup.players === count
                        Accessible.name: qsTr("%n players", "", count)
                        Accessible.checked: primary
                        onClicked: page.setup.players = count
                    }
                }
            }
            Later {
                after: page.setup.players
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumHeight: implicitHeight
                Layout.topMargin: Theme.gap
                sourceComponent: CameraPreview {
                    pictureHeight: 330 * Theme.unit * 9 / 16
                    cameras: page.cameras
                    errorText: page.calibrate.errorText
                    onSetUpWanted: page.pageWanted("calibrate")
                }
            }
            Words {
                Layout.fillWidth: true
                text: page.setup.errorText
                visible: text !== ""
                color: Theme.warning
                font.weight: Font.DemiBold
                Accessible.role: Accessible.AlertMessage
            }
            Item { Layout.fillHeight: true }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            Flickable {
                id: list
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                contentHeight: rows.height
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollMark {}

                FollowFocus { view: list; around: Theme.gap }
                Column {
                    id: rows
                    width: list.width - 14 * Theme.unit
                    spacing: Theme.gap
                    Repeater {
                        id: seats
                        model: page.setup.players
                        delegate: Later {
                            id: row
                            required property int index
                            after: index
                            asynchronous: false  // no item may be under construction when its player is removed
                            width: rows.width
                            focus: index === 0
                            sourceComponent: PlayerSetup {
                                player: page.setup.seats[row.index] ?? nobody
                                property setupSeat nobody
                                starterAsked: page.setup.starterAsked
                                knownNames: page.setup.knownNames
                                houseLevels: page.setup.houseLevels
                                focus: true
                                cardHeight: (page.setup.players > 2 ? 62 : 94) * Theme.unit
                                onNamed: name => page.setup.name(player.letter, name)
                                onPicked: (key, card) => page.setup.choose(player.letter, key, card)
                                onSwapped: (key, place) => page.setup.swapPart(player.letter, key, place)
                                onDeckSet: cards => page.setup.setDeck(player.letter, cards)
                                onDeckCheckWanted: {
                                    page.deck.begin(player.letter);
                                    deckDialog.open();
                                }
                                onStartsPicked: page.setup.letStart(player.letter)
                                onHousePicked: level => page.setup.letHousePlay(player.letter, level)
                            }
                        }
                    }
                }
            }
            Later {
                after: page.setup.players + 1
                Layout.fillWidth: true
                sourceComponent: NightOptions {
                    setup: page.setup
                    firstNight: page.firstNight
                    box: page.box
                    onReadingsWanted: readings.open()
                    onBoxWanted: boxDialog.open()
                }
            }
            Rectangle {
                Layout.fillWidth: true
                implicitHeight: Theme.hairline
                color: Theme.line
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap
                ActionButton {
                    objectName: "camera"
                    text: qsTr("Start with the camera")
                    note: page.cameras.chosenName
                    visible: page.cameras.any
                    primary: true
                    enabled: page.setup.ready && page.setup.errorText === ""
                    onClicked: page.begin(() => page.setup.startWithCamera())
                }
                ActionButton {
                    objectName: "byHand"
                    text: qsTr("Play without camera")
                    primary: !page.cameras.any
                    enabled: page.setup.ready && page.setup.errorText === ""
                    onClicked: page.begin(() => page.setup.startByHand())
                }
                ActionButton {
                    objectName: "score"
                    text: qsTr("Just keep score")
                    visible: page.setup.mayScore
                    enabled: page.setup.ready && page.setup.errorText === ""
                    onClicked: page.begin(() => page.setup.startScoring())
                }
                ActionButton {
                    objectName: "phones"
                    text: qsTr("Phones")
                    Accessible.description: qsTr("Private screens for the players, or a phone as the camera")
                    onClicked: page.pageWanted("phones")
                }
            }
        }
    }
}
