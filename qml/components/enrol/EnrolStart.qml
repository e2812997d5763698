// Before cards are taught: where the pictures come from.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: start

    required property EnrolModel enrol
    required property WindowSettings settings
    required property bool nightIsOn
    required property bool diceHidden  // of a night that was left
    readonly property bool free: !nightIsOn && !diceHidden
    signal asideWanted()
    signal diceTakenOut()

    function begin() {
        settings.enrolSource = source.text;
        enrol.begin(source.text);
    }

    implicitHeight: content.implicitHeight

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.margin

        HomeCard {
            Layout.fillWidth: true
            visible: start.nightIsOn
            title: qsTr("A night is on")
            text: qsTr("This page shows all the camera sees, dice in their trays too. Put the night aside first: one that is kept can be gone on with from Home.")
            ActionButton {
                text: qsTr("Put it aside")
                primary: true
                focus: start.nightIsOn
                onClicked: start.asideWanted()
            }
        }
        HomeCard {
            Layout.fillWidth: true
            visible: start.diceHidden && !start.nightIsOn
            title: qsTr("Dice of the night left last lie hidden")
            text: qsTr("This page shows all the camera sees. Take the dice out of their trays first, or go on with that night.")
            ActionButton {
                objectName: "diceOut"
                text: qsTr("They are out")
                primary: true
                focus: start.diceHidden && !start.nightIsOn
                onClicked: start.diceTakenOut()
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.preferredHeight: form.implicitHeight + 2 * Theme.margin
            visible: start.free
            ColumnLayout {
                id: form
                anchors.fill: parent
                anchors.margins: Theme.margin
                spacing: Theme.gap
                Heading {
                    Layout.fillWidth: true
                    text: qsTr("Where are the cards seen?")
                    font.pixelSize: Theme.headingSize
                }
                Words {
                    Layout.fillWidth: true
                    text: qsTr("By a camera (its number, 0 is the first), by a phone that streams (its http:// address), or on photos (their folder).")
                    color: Theme.soft
                }
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap
                    InputLine {
                        id: source
                        objectName: "enrolSource"
                        Layout.fillWidth: true
                        focus: start.free
                        placeholderText: qsTr("Camera, address or folder")
                        text: start.settings.enrolSource
                        Keys.onReturnPressed: start.begin()
                        Keys.onEnterPressed: start.begin()
                    }
                    ActionButton {
                        text: qsTr("Look")
                        key: qsTr("Enter")
                        primary: true
                        enabled: source.text.trim() !== ""
                        onClicked: start.begin()
                    }
                }
                Words {
                    Layout.fillWidth: true
                    text: qsTr("Lay the cards on a plain table, apart from each other. Names of printed cards are proposed; others are typed, and Enter accepts. Hands-free takes what lies still for a second and a half.")
                    color: Theme.soft
                }
            }
        }
    }
}
