// Chooses the source of pictures before cards are enrolled.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: start

    required property EnrolModel enrol
    required property WindowSettings settings
    required property bool nightIsOn
    required property bool diceHidden  // of an unfinished night
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

        LeftNight {
            Layout.fillWidth: true
            focus: !start.free
            nightIsOn: start.nightIsOn
            diceHidden: start.diceHidden
            onAsideWanted: start.asideWanted()
            onDiceTakenOut: start.diceTakenOut()
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
                    text: qsTr("Where are the cards?")
                    font.pixelSize: Theme.headingSize
                }
                Words {
                    Layout.fillWidth: true
                    text: qsTr("In front of a camera (its number; 0 is the first), in front of a streaming phone (its http:// address), or in photos (their folder).")
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
                        text: qsTr("Open")
                        key: qsTr("Enter")
                        primary: true
                        enabled: source.text.trim() !== ""
                        onClicked: start.begin()
                    }
                }
                Words {
                    Layout.fillWidth: true
                    text: qsTr("Lay the cards apart on a plain table. Names of printed cards are suggested; type the others. Enter accepts. Hands-free accepts what lies still for a second and a half.")
                    color: Theme.soft
                }
            }
        }
    }
}
