// The main sentence, readable from two metres, and who does what.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: sentence

    required property LessonModel lesson

    Accessible.role: Accessible.AlertMessage
    Accessible.name: Sentence.joined([lesson.say, lesson.todo])

    ColumnLayout {
        anchors.fill: parent
        spacing: 4 * Theme.unit
        Text {
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: sentence.lesson.say
            color: Theme.ink
            font.family: Theme.stepFamily
            font.pixelSize: Theme.displaySize
            font.weight: Font.Medium
            fontSizeMode: Text.Fit
            minimumPixelSize: 22 * Theme.unit
            lineHeight: 0.98
            wrapMode: Text.WordWrap
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: sentence.lesson.todo
            color: Theme.lamp
            font.pixelSize: Theme.headingSize
            Accessible.ignored: true
        }
    }
}
