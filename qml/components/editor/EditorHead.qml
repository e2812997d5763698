// The title of the current card, and the actions on the whole card.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: head

    required property EditorModel editor
    signal packsWanted()

    spacing: 6 * Theme.unit

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            text: head.editor.title
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.bodySize
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        EditorPick {
            visible: head.editor.ownCards.length > 0
            label: qsTr("My cards")
            prompt: qsTr("My cards")
            choices: head.editor.ownCards
            onPicked: id => head.editor.open(id.slice(0, id.indexOf("/")), id.slice(id.indexOf("/") + 1))
        }
        EditorPick {
            label: qsTr("Copy a house card")
            prompt: qsTr("Copy a house card")
            choices: head.editor.houseCards
            onPicked: id => head.editor.copyOf(id)
        }
        EditorButton {
            text: qsTr("New card")
            onClicked: head.editor.begin()
        }
        EditorButton {
            text: qsTr("Undo")
            enabled: head.editor.canUndo
            onClicked: head.editor.undo()
        }
        EditorButton {
            text: qsTr("Redo")
            enabled: head.editor.canRedo
            onClicked: head.editor.redo()
        }
        EditorButton {
            text: qsTr("Packs")
            onClicked: head.packsWanted()
        }
        EditorButton {
            objectName: "saveCard"
            text: qsTr("Save")
            primary: head.editor.unsaved
            onClicked: head.editor.save()
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Words {
            text: Sentence.beside([head.editor.game, head.editor.unsaved ? qsTr("Not saved yet, goes to the pack %1").arg(head.editor.pack) : head.editor.kept ? qsTr("In the pack %1").arg(head.editor.pack) : qsTr("Goes to the pack %1").arg(head.editor.pack)])
            color: Theme.soft
            font.pixelSize: Theme.smallSize
            wrapMode: Text.NoWrap
        }
        EditorButton {
            visible: head.editor.canBringBack
            implicitHeight: 30 * Theme.unit
            quiet: true
            text: qsTr("Back to the unsaved card")
            onClicked: head.editor.bringBack()
        }
        Words {
            Layout.fillWidth: true
            text: head.editor.notice
            color: head.editor.noticeIsError ? Theme.warning : Theme.lamp
            font.pixelSize: Theme.smallSize
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
