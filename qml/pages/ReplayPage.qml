// Replays a night step by step: the table after every event, without anything that was hidden then.

// In Qt 6.4 the header and footer of a list are created in a context of their own, which bound components do
// not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property ReplayModel replay
    // The past cannot be undone.
    function takeBack(): bool {
        return true;
    }
    function goBack(): bool {
        if (large.open) {
            large.open = false;
            return true;
        }
        pageWanted("evening");
        return true;
    }

    Shortcut {
        sequence: "P"
        onActivated: bar.play()
    }
    Keys.onLeftPressed: page.replay.previous()
    Keys.onRightPressed: page.replay.next()
    Keys.onUpPressed: page.replay.previousTurn()
    Keys.onDownPressed: page.replay.nextTurn()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home)
            page.replay.goTo(0);
        else if (event.key === Qt.Key_End)
            page.replay.goTo(page.replay.last);
    }

    Nothing {
        anchors.centerIn: parent
        visible: page.replay.step < 0
        text: qsTr("Open a night under History to look at it step by step.")
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap
        visible: page.replay.step >= 0

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            Words {
                Layout.fillWidth: true
                text: Sentence.beside([page.replay.about, page.replay.turn < 0 ? "" : page.replay.turns[page.replay.turn].title])
                color: Theme.soft
            }
            Heading {
                Layout.fillWidth: true
                objectName: "happened"
                text: page.replay.table.understood
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            SeatSide { side: 0 }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap
                BoardArea {
                    objectName: "replayBoard"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: 6
                    board: page.replay.table.board
                    wanted: page.replay.table.board.filled
                    visible: wanted
                    onCardWanted: card => large.show(card)
                }
                ListView {
                    id: steps
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: 5
                    clip: true
                    model: page.replay.happened
                    boundsBehavior: Flickable.StopAtBounds
                    onModelChanged: positionViewAtBeginning()
                    T.ScrollBar.vertical: ScrollMark {}
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Result")
                    header: Column {
                        width: steps.width - 14 * Theme.unit
                        bottomPadding: count > 0 ? Theme.gap : 0
                        spacing: Theme.gap
                        readonly property int count: page.replay.duelNow ? page.replay.table.duel.clashes.length : 0
                        Repeater {
                            model: page.replay.duelNow ? page.replay.table.duel.clashes : []
                            delegate: ClashHead {
                                required property duelClash modelData
                                width: parent ? parent.width : 0
                                height: 110 * Theme.unit
                                worths: modelData
                                alone: page.replay.table.duel.clashes.length === 1
                            }
                        }
                    }
                    footer: Words {
                        width: steps.width - 14 * Theme.unit
                        topPadding: Theme.margin
                        text: page.replay.table.nextStep
                        color: Theme.soft
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                    delegate: StepRow {
                        required property shownStep modelData
                        width: steps.width - 14 * Theme.unit
                        seat: modelData.seat
                        says: modelData.says
                        figure: ""
                        rule: modelData.rule
                        ruleText: modelData.ruleText
                        onRuleAsked: (rule, text) => sheet.show(rule, text)
                    }
                }
            }
            SeatSide { side: 1 }
        }

        ReplayBar {
            id: bar
            Layout.fillWidth: true
            replay: page.replay
        }
    }

    component SeatSide: SeatColumn {
        Layout.preferredWidth: (Theme.unit < 0.99 ? 160 : 100) * Theme.unit
        Layout.maximumWidth: Layout.preferredWidth
        Layout.fillHeight: true
        slim: true
        seats: page.replay.table.seats
        still: true
        enabled: false
    }

    CardLarge {
        id: large
        anchors.fill: parent
        anchors.margins: Theme.margin
    }
    OpenRule {
        id: sheet
        onWanted: rule => page.ruleWanted(rule)
    }
}
