// The card editor: the form on the left; on the right the card as it will be printed and what the referee
// will do.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property EditorModel editor

    /// Opens a card of an own pack; copies a house card.
    function edit(pack: string, card: string) {
        editor.open(pack, card);
        form.contentY = 0;
    }
    function takeBack(): bool {
        editor.undo();
        return true;
    }

    Shortcut { sequences: ["Ctrl+S", "Save"]; onActivated: page.editor.save() }
    Shortcut { sequences: ["Ctrl+Shift+Z", "Ctrl+Y", "Redo"]; onActivated: page.editor.redo() }
    Shortcut { sequences: ["Ctrl+N", "New"]; onActivated: page.editor.begin() }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        EditorHead {
            Layout.fillWidth: true
            editor: page.editor
            onPacksWanted: packs.open()
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            Flickable {
                id: form
                objectName: "formView"

                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                contentHeight: rows.height
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: ScrollMark {}

                FollowFocus { view: form; around: Theme.margin }
                Loader {
                    id: rows
                    width: form.width - 16 * Theme.unit
                    asynchronous: true  // long forms are created asynchronously
                    sourceComponent: EditorForm {
                        editor: page.editor
                    }
                }
            }

            EditorPreview {
                Layout.preferredWidth: 200 * Theme.unit + Math.max(172 * Theme.unit, 10.75 * Theme.leastLetters)
                Layout.maximumWidth: Layout.preferredWidth
                Layout.fillHeight: true
                editor: page.editor
            }
        }
    }

    Connections {
        target: page.editor
        function onFocusWanted(path: string) {
            const at = page.editor.form.rowOf(path);
            Qt.callLater(() => {
                if (rows.item)
                    (rows.item as EditorForm).takeFocus(at);
            });
        }
    }
    OnDemand {
        id: packs
        objectName: "packsDialog"
        sourceComponent: EditorPacks {
            editor: page.editor
        }
    }
}
