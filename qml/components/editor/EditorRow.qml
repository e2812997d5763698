// One row of a card's form: a heading, fields, an item of a list with its actions, or choices to add.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: row

    required property EditorModel editor
    required property string kind
    required property string path
    required property int depth
    required property string label
    required property list<editedField> fields
    required property list<namedOption> choices
    required property bool rises
    required property bool sinks
    required property string says
    required property string fault
    readonly property bool isItem: kind === "item"

    /// Sets the focus to the first field, or to the choices to add.
    function takeFocus() {
        const first = entries.itemAt(0) as EditorField;
        if (!first)
            adder.forceActiveFocus(Qt.TabFocusReason);
        else if (first.box)
            first.box.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: content.implicitHeight + (kind === "section" ? 18 : isItem ? 18 : 6) * Theme.unit

    // Lines that show the nesting.
    Repeater {
        model: row.depth
        delegate: Rectangle {
            required property int index
            x: (index * 26 + 8) * Theme.unit
            width: 2 * Theme.unit
            height: row.height
            color: Theme.line
        }
    }
    Rectangle {
        anchors.fill: content
        anchors.margins: -6 * Theme.unit
        anchors.leftMargin: -12 * Theme.unit
        visible: row.isItem
        radius: Theme.radius * 0.7
        color: Theme.panel
        border.color: row.fault === "" ? Theme.line : Theme.warning
        border.width: Theme.hairline
    }

    Column {
        id: content
        x: (row.depth * 26 + (row.isItem ? 13 : 6)) * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        width: row.width - x - 8 * Theme.unit
        spacing: 4 * Theme.unit

        Heading {
            visible: row.kind === "section" || row.kind === "list"
            text: row.label
            font.pixelSize: row.kind === "section" ? Theme.headingSize : Theme.smallSize
            color: row.kind === "section" ? Theme.lamp : Theme.soft
        }
        Item {
            width: content.width
            height: Math.max(flow.height, tools.visible ? tools.height : 0)
            visible: row.fields.length > 0
            Flow {
                id: flow
                width: content.width - (tools.visible ? tools.width + Theme.gap : 0)
                spacing: Theme.gap
                Repeater {
                    id: entries
                    model: PersistentRows { list: row.fields }
                    delegate: EditorField {
                        required property editedField modelData
                        required property bool shown
                        visible: shown
                        editor: row.editor
                        field: modelData
                        width: !wide ? implicitWidth
                             : field.kind === "text" || row.fields.length === 1 ? flow.width
                             : Math.max(200 * Theme.unit, (flow.width - 2 * Theme.gap) / (row.isItem ? 3 : 2) - Theme.gap)
                    }
                }
            }
            Row {
                id: tools
                x: content.width - width
                visible: row.isItem
                spacing: 2 * Theme.unit
                EditorTool {
                    text: "\u2191"
                    says: qsTr("Move up")
                    enabled: row.rises
                    onClicked: row.editor.move(row.path, -1)
                }
                EditorTool {
                    text: "\u2193"
                    says: qsTr("Move down")
                    enabled: row.sinks
                    onClicked: row.editor.move(row.path, 1)
                }
                EditorTool {
                    text: "\u00d7"
                    says: qsTr("Remove")
                    onClicked: row.editor.remove(row.path)
                }
            }
        }
        Words {
            width: content.width
            visible: text !== ""
            text: row.says
            color: Theme.soft
            font.family: Theme.stepFamily
            font.italic: true
            font.pixelSize: Theme.smallSize
        }
        EditorFault {
            width: content.width
            text: row.fault
        }
        EditorPick {
            id: adder
            visible: row.kind === "add"
            plain: true
            label: row.label
            prompt: row.choices.length === 1 && row.label === "" ? row.choices[0].name : row.label
            choices: row.choices
            onPicked: id => row.editor.add(row.path, id)
            onClicked: if (row.choices.length === 1) row.editor.add(row.path, row.choices[0].id)
        }
    }
}
