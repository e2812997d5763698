// The sheet for corrections: the last understood events, to be taken back or changed, and all figures, to be
// set.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: sheet

    required property TableModel table
    readonly property CorrectionModel mend: table.mend
    signal entryWanted()
    signal boardWanted()

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 1180 * Theme.unit)
    height: parent ? parent.height - 2 * Theme.margin : 0
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }
    onClosed: if (table.entry === "") mend.leave()

    Connections {
        target: sheet.table
        function onEntryChanged() {
            if (!sheet.opened || sheet.table.entry === "")
                return;
            sheet.close();
            sheet.entryWanted();
        }
        function onAmended() { sheet.close(); }
    }
    Shortcut {
        sequences: ["Ctrl+Z", "Undo"]
        enabled: sheet.opened
        onActivated: {
            sheet.table.takeBack();
            sheet.close();
        }
    }

    contentItem: ColumnLayout {
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            Heading {
                Layout.fillWidth: true
                text: sheet.mend.about === "" ? qsTr("What went wrong?") : sheet.mend.about
            }
            ActionButton {
                objectName: "mendByTouch"
                visible: sheet.mend.about === "" && sheet.table.board.filled
                text: qsTr("Touch what is wrong")
                onClicked: {
                    sheet.close();
                    sheet.table.mendByTouch();
                    sheet.boardWanted();
                }
            }
            ActionButton {
                text: qsTr("Done")
                key: qsTr("Esc")
                primary: true
                onClicked: sheet.close()
            }
        }
        MendChoices {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: sheet.mend.about !== ""
            table: sheet.table
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: sheet.mend.about === ""
            spacing: Theme.margin
            MendEvents {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 5
                mend: sheet.mend
                focus: true
                onTakenBack: sheet.close()
            }
            MendFigures {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 4
                table: sheet.table
                onNumberWanted: (seat, key, label, value) => correction.ask(seat, key, label, value)
            }
        }
    }

    CorrectionDialog {
        id: correction
        table: sheet.table
    }
}
