// The progress of enrolling, and the next card to lay down.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: head

    required property EnrolModel enrol
    signal backWanted()

    spacing: Theme.margin

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        Heading {
            Layout.fillWidth: true
            text: head.enrol.only !== "" ? qsTr("Teach %1").arg(head.enrol.only)
                : head.enrol.wanted !== "" ? qsTr("Lay down %1").arg(head.enrol.wanted) : qsTr("Teach cards")
        }
        Words {
            Layout.fillWidth: true
            text: head.enrol.errorText !== "" ? head.enrol.errorText
                : head.enrol.running ? head.enrol.sourceText : qsTr("Show the camera your cards once.")
            color: head.enrol.errorText !== "" ? Theme.warning : Theme.soft
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    ColumnLayout {
        Layout.preferredWidth: 260 * Theme.unit
        spacing: 6 * Theme.unit
        Words {
            Layout.alignment: Qt.AlignRight
            text: qsTr("%1 of %2").arg(head.enrol.taught).arg(head.enrol.total)
            font.pixelSize: Theme.headingSize
            font.weight: Font.Bold
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 of %2 cards taught").arg(head.enrol.taught).arg(head.enrol.total)
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 8 * Theme.unit
            radius: height / 2
            color: Theme.raised
            border.color: Theme.line
            border.width: Theme.hairline
            Rectangle {
                width: parent.width * Math.min(1, head.enrol.taught / Math.max(1, head.enrol.total))
                height: parent.height
                radius: height / 2
                color: Theme.lamp
                Behavior on width { NumberAnimation { duration: Theme.quick } }
            }
        }
    }
    ActionButton {
        text: qsTr("Done")
        key: qsTr("Esc")
        onClicked: head.backWanted()
    }
}
