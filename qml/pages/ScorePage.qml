// A scored night without a camera: quick actions for what happened, corrections of all figures, and undo.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property ScoreModel score
    night: table
    property bool oneByOne: false  // the referee's own questions, if no quick action fits
    readonly property bool untapped: score.taps.length === 0  // only the referee asks, or the night is over
    readonly property bool answered: (oneByOne || untapped) && table.choices.count > 0  // the referee's questions are shown

    property string judging: ""  // what was understood last when a duel was judged
    readonly property list<string> hurt: Array.from(table.duel.gains).filter(gain => gain.damage > 0).map(gain => gain.name + " " + gain.damage)
    // The damage of that duel, or who won it; empty once something else was understood. Points stand above. Short:
    // in the smallest window it has the room of three short lines.
    readonly property string outcome: judging === "" || judging !== table.understood ? ""
                                    : hurt.length > 0 ? qsTr("Damage: %1").arg(Array.from(hurt).join(", ")) : table.duel.verdict

    Connections {
        target: page.table
        function onDuelJudged() { judged.restart(); }
    }
    // Deferred: the event that judged it is told after it.
    Timer {
        id: judged
        interval: 0
        onTriggered: page.judging = page.table.understood
    }

    function takeBack(): bool {
        score.undo();
        return true;
    }

    Shortcut {
        sequence: "N"
        enabled: page.table.begun && page.table.entry === ""
        onActivated: page.mendWanted()
    }
    Corrections {
        id: correction
        table: page.table
    }

    Nothing {
        anchors.centerIn: parent
        visible: !page.table.begun
        text: qsTr("No night is being scored. Set one up, and choose Just keep score.")
    }
    ActionButton {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4 * Theme.margin
        visible: !page.table.begun
        focus: visible
        primary: true
        played: true
        text: qsTr("Set one up")
        onClicked: page.pageWanted("setup")
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap
        visible: page.table.begun

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            spacing: Theme.margin
            Heading {
                Layout.fillWidth: true
                Layout.preferredHeight: 54 * Theme.unit
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.leastSize
                lineHeight: 0.9
                text: page.score.standing !== "" ? page.score.standing : page.table.nextStep
            }
            ScoreFigures {
                Layout.preferredWidth: 420 * Theme.unit
                Layout.minimumWidth: 420 * Theme.unit
                figures: page.score.table
                onAskWanted: (figure, label, value) => correction.ask("", figure, label, value)
            }
            ActionButton {
                objectName: "undo"
                played: true
                text: qsTr("Undo")
                key: qsTr("Ctrl Z")
                enabled: page.score.canUndo
                onClicked: page.score.undo()
            }
        }

        Later {
            Layout.fillWidth: true
            Layout.fillHeight: false
            sourceComponent: RowLayout {
                spacing: Theme.gap
                Repeater {
                    model: PersistentRows { list: page.score.seats }
                    delegate: ScoreSeat {
                        required property scoreSeat modelData
                        required property bool shown
                        visible: shown
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: 1
                        seat: modelData
                        onSetWanted: (figure, value) => page.score.set(seat.letter, figure, value)
                        onAskWanted: (figure, label, value) => correction.ask(seat.letter, figure, label, value)
                    }
                }
            }
        }

        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true

            Flickable {
                id: tapping
                anchors.fill: parent
                anchors.margins: (Theme.largeText ? 6 : 12) * Theme.unit  // large text needs all the height
                clip: true
                contentHeight: taps.height
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollMark {}

                FollowFocus { view: tapping }
                Loader {
                    id: taps
                    width: parent.width - 14 * Theme.unit
                    asynchronous: true
                    focus: page.table.begun
                    sourceComponent: ScoreTaps {
                        score: page.score
                    }
                }
            }
            NextStep {
                anchors.fill: parent
                anchors.margins: 2 * Theme.margin
                visible: page.untapped && !page.table.finished
                table: page.table
            }
            Nothing {
                anchors.centerIn: parent
                visible: page.table.finished
                text: qsTr("The night is over")
            }
            EntryPanel {
                anchors.fill: parent
                visible: page.table.entry !== ""
                table: page.table
            }
            Notice {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.gap
                table: page.table
                keysOn: page.table.entry === ""
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            spacing: Theme.margin
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                visible: page.answered || !page.untapped
                spacing: 6 * Theme.unit
                Words {
                    id: next
                    Layout.fillWidth: true
                    Layout.fillHeight: !choices.visible
                    Layout.preferredHeight: understood.lines * (choices.visible ? 20 : 28) * Theme.unit
                    verticalAlignment: Text.AlignVCenter
                    font.pixelSize: Theme.playSize
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.leastSize
                    visible: !page.untapped
                    text: page.table.nextStep
                    color: page.oneByOne ? Theme.ink : Theme.soft
                }
                ChoiceBar {
                    id: choices
                    Layout.fillWidth: true
                    visible: page.answered
                    keysOn: page.table.question === ""
                    table: page.table
                }
            }
            Understood {
                id: understood
                Layout.fillWidth: true
                Layout.preferredWidth: 3
                table: page.table
                lines: Theme.largeText ? 2 : 3
                brief: true
                outcome: page.outcome
                onMendWanted: page.mendWanted()
            }
            ActionButton {
                objectName: "newNight"
                visible: page.table.finished
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
                objectName: "oneByOne"
                visible: !page.untapped
                played: true
                text: qsTr("Step by step")
                quiet: !page.oneByOne
                Accessible.checked: page.oneByOne
                onClicked: page.oneByOne = !page.oneByOne
            }
            ActionButton {
                visible: page.table.duel.count > 0
                played: true
                text: qsTr("The sums")
                onClicked: page.pageWanted("duel")
            }
        }
    }
}
