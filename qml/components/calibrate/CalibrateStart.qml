// Chooses the camera, or its address, before the table is calibrated.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: start

    required property CameraList cameras
    required property string errorText
    required property bool nightIsOn  // a night that shows no pictures of its own
    signal asideWanted()
    signal chosen(string source, string name)

    function look(source: string) {
        cameras.chosen = source;
        chosen(source, cameras.nameOf(source));
    }

    implicitHeight: form.implicitHeight

    ColumnLayout {
        id: form
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        HomeCard {
            Layout.fillWidth: true
            visible: start.nightIsOn
            title: qsTr("A game is in progress")
            text: qsTr("The camera would show the dice in the trays. Close the game first; you can continue a saved game from Home.")
            ActionButton {
                text: qsTr("Close the game")
                focus: start.nightIsOn
                onClicked: start.asideWanted()
            }
        }
        Heading {
            Layout.fillWidth: true
            text: qsTr("Which camera looks at the table?")
        }
        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: start.errorText
            color: Theme.warning
        }
        Column {
            id: list
            Layout.fillWidth: true
            spacing: Theme.gap
            Repeater {
                model: start.cameras
                delegate: ActionButton {
                    id: row
                    required property string source
                    required property string name
                    required note
                    required property bool isChosen
                    required property int index
                    width: list.width
                    objectName: "camera" + index
                    enabled: !start.nightIsOn
                    text: name
                    primary: isChosen
                    focus: isChosen
                    onClicked: start.look(source)
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            spacing: Theme.gap
            PathLine {
                id: other
                Layout.fillWidth: true
                placeholderText: qsTr("An address, a video or a folder")
                onChosen: if (!start.nightIsOn) start.look(text)
                onEntered: if (text.trim() !== "" && !start.nightIsOn) start.look(text.trim())
            }
            ActionButton {
                text: qsTr("Open")
                enabled: other.text.trim() !== "" && !start.nightIsOn
                onClicked: start.look(other.text.trim())
            }
        }
        Words {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            text: qsTr("Lay the mat and both trays where you will play, and let the camera look down on them.")
            color: Theme.soft
        }
    }
}
