// One field of a card's form: a line, a text, a number, a choice from many, or several of a few.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: entry

    required property EditorModel editor
    required property editedField field
    readonly property bool wide: field.kind === "line" || field.kind === "text"
    readonly property Item box: input.item as Item

    spacing: 3 * Theme.unit

    Words {
        visible: text !== ""
        text: entry.field.label
        color: Theme.soft
        font.pixelSize: Theme.read(Theme.smallSize * 0.9)
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Loader {
        id: input
        Layout.fillWidth: true
        readonly property string kind: entry.field.kind
        sourceComponent: kind === "line" ? line : kind === "text" ? text : kind === "number" ? number : kind === "several" ? several : choice
    }
    EditorFault {
        Layout.fillWidth: true
        Layout.maximumWidth: Math.max(entry.width, 260 * Theme.unit)
        text: entry.field.fault
    }

    Component {
        id: line
        InputLine {
            implicitHeight: 42 * Theme.unit
            font.pixelSize: Theme.smallSize * 1.05
            text: entry.field.text
            maximumLength: 80
            Accessible.name: entry.field.label
            onTextEdited: entry.editor.setText(entry.field.path, text)
        }
    }
    Component {
        id: text
        EditorText {
            label: entry.field.label
            text: entry.field.text
            onTyped: words => entry.editor.setText(entry.field.path, words)
        }
    }
    Component {
        id: number
        NumberEntry {
            label: entry.field.label
            value: entry.field.number
            least: entry.field.least
            most: entry.field.most
            onPicked: value => entry.editor.setNumber(entry.field.path, value)
        }
    }
    Component {
        id: choice
        EditorPick {
            label: entry.field.label
            choices: entry.field.choices
            chosen: entry.field.chosen
            onPicked: id => entry.editor.choose(entry.field.path, id)
        }
    }
    Component {
        id: several
        Flow {
            spacing: 6 * Theme.unit
            Repeater {
                model: entry.field.choices.length
                delegate: EditorToggle {
                    required property int index
                    property namedOption none
                    readonly property namedOption option: entry.field.choices[index] ?? none
                    text: option.name
                    on: option.on
                    onClicked: entry.editor.toggle(entry.field.path, option.id)
                }
            }
        }
    }
}
