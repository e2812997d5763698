// The lesson's name and progress, and a button to skip a step.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: head

    required property LessonModel lesson
    signal learnWanted()

    spacing: Theme.gap

    Heading {
        text: head.lesson.title
        font.pixelSize: Theme.headingSize
        wrapMode: Text.NoWrap
    }
    Row {
        Layout.fillWidth: true
        spacing: 5 * Theme.unit
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Step %1 of %2").arg(head.lesson.step).arg(head.lesson.steps)
        Repeater {
            model: head.lesson.steps
            delegate: Rectangle {
                required property int index
                width: 18 * Theme.unit
                height: 8 * Theme.unit
                radius: height / 2
                color: index < head.lesson.step - 1 || head.lesson.stage === "done" ? Theme.lamp
                     : index === head.lesson.step - 1 ? Theme.soft : "transparent"
                border.color: index < head.lesson.step ? "transparent" : Theme.line
                border.width: Theme.hairline
            }
        }
    }
    ActionButton {
        quiet: true
        text: qsTr("Back")
        Accessible.description: qsTr("Previous step")
        enabled: head.lesson.step > 1 || head.lesson.stage === "done"
        onClicked: head.lesson.back()
    }
    ActionButton {
        quiet: true
        text: qsTr("Repeat")
        onClicked: head.lesson.repeat()
    }
    ActionButton {
        quiet: true
        text: qsTr("Skip")
        Accessible.description: qsTr("Go to the next step; this one is played as an example")
        visible: head.lesson.stage !== "done"
        onClicked: head.lesson.skip()
    }
    ActionButton {
        quiet: true
        text: qsTr("Leave")
        key: qsTr("Esc")
        Accessible.description: qsTr("You can continue the lesson later")
        onClicked: head.learnWanted()
    }
}
