// The results of the computer's check, and what people can do: save the report, write a backup, restore one.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property CareModel care

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 980 * Theme.unit)
    height: parent ? parent.height - 2 * Theme.margin : 0
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }
    onOpened: care.examine()

    contentItem: ColumnLayout {
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            objectName: "careHeading"
            text: dialog.care.checks.length === 0 ? qsTr("Checking everything") : dialog.care.wrong === 0 ? qsTr("Everything works") : qsTr("%n things to fix", "", dialog.care.wrong)
        }
        Words {
            Layout.fillWidth: true
            text: qsTr("The report holds no names, places or addresses. Send it to whoever helps you.")
            color: Theme.soft
        }
        Flickable {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: rows.height
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollMark {}

            FollowFocus { view: list; around: Theme.gap }
            ColumnLayout {
                id: rows
                width: list.width - 14 * Theme.unit
                spacing: Theme.gap
                Repeater {
                    model: PersistentRows { list: dialog.care.checks }
                    delegate: FoundRow {
                        required property careCheck modelData
                        required property bool shown
                        visible: shown
                        Layout.fillWidth: true
                        name: modelData.name
                        ok: modelData.ok
                        says: modelData.says
                    }
                }
                FileJob {
                    Layout.fillWidth: true
                    name: "backup"
                    label: qsTr("Backup")
                    about: qsTr("Nights, cards, tables, leagues and settings in one file.")
                    kind: PathLine.Save
                    file: dialog.care.backupFile
                    filters: [qsTr("Backups (*.lkbackup)")]
                    does: qsTr("Back up")
                    enabled: !dialog.care.busy
                    onWanted: file => dialog.care.backUp(file)
                }
                FileJob {
                    Layout.fillWidth: true
                    name: "restore"
                    label: qsTr("Restore")
                    about: qsTr("Restores a backup. It is checked first, and your current data is kept.")
                    kind: PathLine.Open
                    file: ""
                    filters: [qsTr("Backups (*.lkbackup)")]
                    does: qsTr("Restore")
                    enabled: !dialog.care.busy
                    onWanted: file => dialog.care.restore(file)
                }
                FileJob {
                    Layout.fillWidth: true
                    name: "report"
                    label: qsTr("Report")
                    about: qsTr("What was found, and the version of everything in use.")
                    kind: PathLine.Save
                    file: dialog.care.reportFile
                    filters: [qsTr("Text files (*.txt)")]
                    does: qsTr("Save")
                    enabled: !dialog.care.busy
                    onWanted: file => dialog.care.saveReport(file)
                }
            }
        }
        Words {
            Layout.fillWidth: true
            objectName: "careMessage"
            visible: text !== ""
            text: dialog.care.message
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap
            ActionButton {
                objectName: "careRestart"
                visible: dialog.care.restartWanted
                text: qsTr("Restart")
                primary: true
                onClicked: dialog.care.restart()
            }
            ActionButton {
                objectName: "careCopy"
                text: qsTr("Copy the report")
                enabled: dialog.care.checks.length > 0
                onClicked: dialog.care.copyReport()
            }
            ActionButton {
                objectName: "careDone"
                text: qsTr("Done")
                key: qsTr("Esc")
                primary: !dialog.care.restartWanted
                focus: true
                onClicked: dialog.close()
            }
        }
    }
}
