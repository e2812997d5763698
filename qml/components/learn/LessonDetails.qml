// The lesson chosen in the list: its goal, and how to take it.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: details

    required property string title
    required property string goal
    required property bool begun
    property bool keysOn: false  // the list beside it has the focus, and its keys do what the buttons do
    property bool mayLookOn: false  // a camera can watch the lesson
    signal wanted(bool watched)

    implicitHeight: content.implicitHeight + 2 * Theme.margin

    ColumnLayout {
        id: content
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.margin
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            text: details.title
            font.pixelSize: Theme.headingSize
        }
        Words {
            objectName: "goal"
            Layout.fillWidth: true
            text: details.goal
            color: Theme.soft
        }
        ActionButton {
            objectName: "byTapping"
            Layout.fillWidth: true
            wraps: true
            focusPolicy: Qt.NoFocus  // the list is one tab stop
            key: details.keysOn ? qsTr("Enter") : ""
            primary: true
            text: details.begun ? qsTr("Continue by tapping") : qsTr("By tapping")
            onClicked: details.wanted(false)
        }
        ActionButton {
            objectName: "withCamera"
            Layout.fillWidth: true
            wraps: true
            visible: details.mayLookOn
            focusPolicy: Qt.NoFocus
            key: details.keysOn ? "C" : ""
            text: details.begun ? qsTr("Continue with the camera") : qsTr("With the camera")
            onClicked: details.wanted(true)
        }
    }
}
