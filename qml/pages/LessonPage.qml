// A lesson: one main sentence, who does what, the camera's picture of the table (or else players or dice),
// and taps for everything.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property LessonModel lesson
    required property RulesModel rules
    required property TableModel table

    readonly property TableModel play: lesson.play
    readonly property bool byTaps: !lesson.watched && play.seats.count > 0

    // A drawn table needs the room.
    component Player: SeatColumn {
        id: player
        required property bool slim
        readonly property real wanted: (slim ? 176 : 238) * Theme.unit
        Layout.fillWidth: false
        Layout.minimumWidth: player.wanted
        Layout.preferredWidth: player.wanted
        Layout.fillHeight: true
        still: true
    }

    function goBack(): bool {
        if (large.open) {
            large.open = false;
            return true;
        }
        if (page.play.entry !== "") {
            page.play.cancelEntry();
            return true;
        }
        const composing = page.play.composing;
        page.play.composeBack();
        return composing;
    }
    // Undo goes back one step of the lesson; a night in the background is not changed.
    function takeBack(): bool {
        page.lesson.back();
        return true;
    }

    BoardKeys {
        enabled: drawn.visible && page.play.entry === "" && page.lesson.answers.length === 0
        onStepped: (dx, dy) => drawn.step(dx, dy)
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        anchors.topMargin: Theme.gap
        anchors.bottomMargin: Theme.gap
        spacing: Theme.gap

        LessonHead {
            Layout.fillWidth: true
            lesson: page.lesson
            onLearnWanted: page.pageWanted("learn")
        }
        LessonSentence {
            Layout.fillWidth: true
            Layout.preferredHeight: (page.lesson.drawn ? 112 : 150) * Theme.unit
            lesson: page.lesson
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            RowLayout {
                anchors.fill: parent
                spacing: Theme.margin
                Player {
                    side: 0
                    slim: page.lesson.drawn
                    visible: page.byTaps
                    seats: page.play.seats
                }
                TableView {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 3
                    visible: page.lesson.watched
                    table: page.play
                    pictureLarge: true
                }
                BoardArea {
                    id: drawn
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 5
                    visible: page.lesson.drawn && page.play.board.filled
                    wanted: visible
                    board: page.play.board
                    onCardWanted: card => large.show(card)
                    onTouched: (thing, zone) => page.play.touch([thing, zone])
                    onDropped: (ontoThing, ontoZone) => page.play.drop([ontoThing, ontoZone])
                }
                LessonTrays {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 3
                    visible: !page.lesson.watched && trays.length > 0
                    trays: page.lesson.trays
                }
                LessonSide {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 2
                    lesson: page.lesson
                    rules: page.rules
                    onRuleWanted: id => page.ruleWanted(id)
                }
                Player {
                    side: 1
                    slim: page.lesson.drawn
                    visible: page.byTaps
                    seats: page.play.seats
                }
            }
            CardLarge {
                id: large
                anchors.fill: parent
            }
            EntryPanel {
                anchors.fill: parent
                visible: page.play.entry !== "" && !page.play.entrySecret
                table: page.play
            }
        }
        LessonTaps {
            Layout.fillWidth: true
            lesson: page.lesson
            nightIsOn: page.table.begun && !page.table.finished
            focus: true
            onNextWanted: {
                const next = page.lesson.nextLesson;
                if (next === "")
                    page.pageWanted("learn");
                else
                    page.lesson.begin(next, page.lesson.source);
            }
            onReadyForWanted: page.lesson.begin(page.lesson.readyFor, page.lesson.source)
            onLearnWanted: page.pageWanted("learn")
        }
    }

    EntryPanel {
        anchors.fill: parent
        anchors.margins: Theme.gap
        visible: page.play.entry !== "" && page.play.entrySecret
        table: page.play
    }
}
