// All data stored on this computer with its place and size, and the button that deletes it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property StoredDataModel kept
    required property CareModel care
    property bool asked: false  // the confirmation of the deletion is shown

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 980 * Theme.unit)
    height: parent ? parent.height - 2 * Theme.margin : 0
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }
    onOpened: {
        kept.look();
        done.forceActiveFocus();
    }

    contentItem: ColumnLayout {
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            text: qsTr("What is kept here")
        }
        Words {
            Layout.fillWidth: true
            text: qsTr("All of it stays on this computer until you delete it. Only league nights are sent, to their league.")
            color: Theme.soft
        }
        Flickable {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: rows.height
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: contentHeight > height
            Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.touch)
            Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.touch))
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What is kept here")
            ScrollBar.vertical: ScrollMark {}

            ColumnLayout {
                id: rows
                width: list.width - 14 * Theme.unit
                spacing: Theme.gap
                Repeater {
                    model: PersistentRows { list: dialog.kept.things }
                    delegate: KeptRow {
                        required property storedThing modelData
                        required property bool shown
                        visible: shown
                        Layout.fillWidth: true
                        thing: modelData
                    }
                }
                Words {
                    Layout.fillWidth: true
                    visible: dialog.kept.things.length === 0
                    text: qsTr("Nothing is stored.")
                }
            }
        }
        Words {
            objectName: "storedDataMessage"
            Layout.fillWidth: true
            visible: text !== ""
            text: dialog.kept.errorText !== "" ? dialog.kept.errorText
                : dialog.kept.deleting ? qsTr("All of it is deleted the next time Lampkeeper starts. Until then you can change your mind.")
                : dialog.asked ? qsTr("Nights, cards, leagues and settings would be gone for good. A backup keeps them: see Something is wrong.") : ""
            color: Theme.warning
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap
            ActionButton {
                objectName: "keptDelete"
                visible: !dialog.kept.deleting && dialog.kept.things.length > 0
                text: dialog.asked ? qsTr("Yes, delete all of it") : qsTr("Delete all")
                onClicked: {
                    if (dialog.asked)
                        dialog.kept.deleteAll();
                    dialog.asked = !dialog.asked;
                }
            }
            ActionButton {
                objectName: "keptKeep"
                visible: dialog.kept.deleting || dialog.asked
                text: qsTr("Keep all")
                onClicked: {
                    dialog.asked = false;
                    dialog.kept.keepAll();
                }
            }
            ActionButton {
                objectName: "keptRestart"
                visible: dialog.kept.deleting
                text: qsTr("Restart")
                onClicked: dialog.care.restart()
            }
            ActionButton {
                id: done
                objectName: "keptDone"
                text: qsTr("Done")
                key: qsTr("Esc")
                primary: true
                focus: true
                onClicked: dialog.close()
            }
        }
    }
}
