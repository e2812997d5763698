// Taps for everything that a camera could see: answers, dice, cards, choices, and continuing.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: taps

    required property LessonModel lesson
    required property bool nightIsOn
    signal nextWanted()
    signal readyForWanted()
    signal learnWanted()

    readonly property bool answering: lesson.answers.length > 0

    implicitHeight: row.implicitHeight

    DigitKeys {
        id: keys
        enabled: taps.lesson.play.entry === ""
        count: taps.lesson.answers.length
        onPressed: digit => taps.lesson.answer(digit - 1)
    }

    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        Flow {
            Layout.fillWidth: true
            visible: taps.answering
            spacing: Theme.gap
            Accessible.role: Accessible.Grouping
            Accessible.name: taps.lesson.ask
            Repeater {
                model: taps.lesson.answers
                delegate: ActionButton {
                    required property int index
                    required property string modelData
                    text: modelData
                    key: keys.named(index)
                    offered: true
                    font.pixelSize: Theme.headingSize
                    onClicked: taps.lesson.answer(index)
                }
            }
        }
        ChoiceBar {
            Layout.fillWidth: true
            Layout.minimumHeight: slim ? implicitHeight : rowsHeight(1)  // without it a single answer has no height before it has a width
            visible: !taps.answering && taps.lesson.play.choices.count > 0
            slim: taps.lesson.drawn  // the table needs the room
            most: taps.lesson.play.choices.count > 9 ? rowsHeight(2) : Infinity  // leaves room for the table
            table: taps.lesson.play
        }
        Item {
            Layout.fillWidth: true
            visible: !taps.answering && taps.lesson.play.choices.count === 0
        }
        ActionButton {
            visible: taps.lesson.mayGoOn
            focus: visible
            primary: true
            text: taps.lesson.awaits === "cards" ? qsTr("Cards are down") : qsTr("Continue")
            onClicked: taps.lesson.goOn()
        }
        ActionButton {
            visible: taps.lesson.stage === "done" && !firstGame.visible
            text: qsTr("All lessons")
            onClicked: taps.learnWanted()
        }
        ActionButton {
            objectName: "readyFor"
            visible: taps.lesson.stage === "done" && taps.lesson.readyFor !== ""
            text: taps.lesson.readyForTitle
            onClicked: taps.readyForWanted()
        }
        ActionButton {
            id: firstGame
            objectName: "firstGame"
            visible: taps.lesson.stage === "done" && taps.lesson.readyFor !== "" && !taps.nightIsOn
            text: qsTr("Play a first game")
            Accessible.description: qsTr("A real night of your own; every step is explained to both of you")
            onClicked: taps.lesson.playFirstGame()
        }
        ActionButton {
            objectName: "againstHouse"
            visible: taps.lesson.stage === "done" && !taps.nightIsOn
            text: qsTr("Try it against the house")
            Accessible.description: qsTr("A real night in which the program plays the other seat, and every step is explained")
            onClicked: taps.lesson.playAgainstHouse()
        }
        ActionButton {
            objectName: "nextLesson"
            visible: taps.lesson.stage === "done" && taps.lesson.nextLesson !== ""
            focus: visible
            primary: true
            text: qsTr("Next lesson")
            onClicked: taps.nextWanted()
        }
    }
}
