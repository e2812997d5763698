// The packs of own cards: choosing, importing, exporting, and removing a card.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property EditorModel editor

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 760 * Theme.unit)
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }

    contentItem: ColumnLayout {
        spacing: Theme.margin
        Heading {
            Layout.fillWidth: true
            text: qsTr("Packs of your cards")
        }
        Words {
            Layout.fillWidth: true
            text: qsTr("A pack is one file. Every night plays with the house pack and all of yours.")
            color: Theme.soft
        }
        RowLayout {
            spacing: Theme.gap
            InputLine {
                id: name
                Layout.fillWidth: true
                placeholderText: qsTr("Name of the pack new cards go to")
                text: dialog.editor.pack
                enabled: !dialog.editor.kept
            }
            ActionButton {
                text: qsTr("Use it")
                enabled: !dialog.editor.kept
                onClicked: dialog.editor.setPack(name.text)
            }
        }
        RowLayout {
            spacing: Theme.gap
            PathLine {
                id: from
                objectName: "importFile"
                Layout.fillWidth: true
                placeholderText: qsTr("Pack file somebody gave you")
                filters: [qsTr("Packs (*.json)")]
            }
            ActionButton {
                text: qsTr("Import")
                enabled: from.text !== ""
                onClicked: dialog.editor.importFrom(from.text)
            }
        }
        RowLayout {
            spacing: Theme.gap
            PathLine {
                id: to
                objectName: "exportFile"
                Layout.fillWidth: true
                kind: PathLine.Save
                placeholderText: qsTr("File to write the pack %1 to").arg(dialog.editor.pack)
                filters: [qsTr("Packs (*.json)")]
            }
            ActionButton {
                text: qsTr("Export")
                enabled: to.text !== ""
                onClicked: dialog.editor.exportTo(to.text)
            }
        }
        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: dialog.editor.notice
            color: dialog.editor.noticeIsError ? Theme.warning : Theme.lamp
        }
        RowLayout {
            spacing: Theme.gap
            ActionButton {
                text: qsTr("Take this card out of its pack")
                enabled: dialog.editor.kept
                onClicked: dialog.editor.discard()
            }
            Item { Layout.fillWidth: true }
            ActionButton {
                text: qsTr("Done")
                key: qsTr("Esc")
                primary: true
                focus: true
                onClicked: dialog.close()
            }
        }
    }
}
