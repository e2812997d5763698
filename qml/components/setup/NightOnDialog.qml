// Before a new night replaces the current one: says what happens to that one.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property string stands  // what the current night waits for
    signal backWanted()
    signal beginWanted()

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 720 * Theme.unit)
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }

    contentItem: ColumnLayout {
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            text: qsTr("A game is in progress")
        }
        Words {
            Layout.fillWidth: true
            text: dialog.stands
        }
        Words {
            Layout.fillWidth: true
            text: qsTr("If you start a new night, this game ends here. It is saved, and you can continue it from History.")
            color: Theme.soft
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap
            ActionButton {
                objectName: "backToNight"
                text: qsTr("Back to the game")
                primary: true
                focus: true
                onClicked: {
                    dialog.close();
                    dialog.backWanted();
                }
            }
            ActionButton {
                objectName: "beginAnew"
                text: qsTr("Start the new night")
                onClicked: {
                    dialog.close();
                    dialog.beginWanted();
                }
            }
        }
    }
}
