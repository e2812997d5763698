// Chooses the source of pictures before cards are enrolled: a camera from the list, a photo, or anything that
// can be opened.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: start

    required property EnrolModel enrol
    required property CameraList cameras
    required property bool nightIsOn
    required property bool diceHidden  // of an unfinished night
    readonly property bool free: !nightIsOn && !diceHidden
    signal asideWanted()
    signal diceTakenOut()

    function begin(address: string) {
        const where = address.trim();
        if (where.length > 0)
            enrol.begin(where);
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
                SourceList {
                    Layout.fillWidth: true
                    focus: start.free
                    name: "enrol"
                    cameras: start.cameras
                    onChosen: source => start.begin(source)
                }
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap
                    PathLine {
                        id: source
                        Layout.fillWidth: true
                        input.objectName: "enrolSource"
                        placeholderText: qsTr("Photo, folder, video or address")
                        onChosen: start.begin(text)
                        onEntered: start.begin(text)
                    }
                    ActionButton {
                        text: qsTr("Open")
                        enabled: source.text.trim() !== ""
                        onClicked: start.begin(source.text)
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
