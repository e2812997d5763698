// An input field for a card's name, with completion. Up and Down select a completion, Enter accepts it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: entry

    required property EnrolModel enrol
    required property list<completedName> offered  // while nothing is typed
    property alias text: line.text
    property int picked: -1
    readonly property list<completedName> names: line.text.trim() !== "" ? enrol.completions(line.text) : offered
    signal accepted(string text)

    function clear() {
        line.clear();
        picked = -1;
    }
    function take() {
        accepted(picked >= 0 && picked < names.length ? names[picked].name : line.text);
    }

    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 6 * Theme.unit
        InputLine {
            id: line
            Layout.fillWidth: true
            focus: true
            placeholderText: qsTr("Another name")
            maximumLength: 80
            onTextEdited: entry.picked = -1
            Keys.onPressed: event => {
                const step = event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0;
                if (step !== 0 && entry.names.length > 0) {
                    entry.picked = (entry.picked + step + entry.names.length + (entry.picked < 0 && step < 0 ? 1 : 0)) % entry.names.length;
                    event.accepted = true;
                } else if (event.key === Qt.Key_Return && event.modifiers === Qt.NoModifier || event.key === Qt.Key_Enter && event.modifiers === Qt.KeypadModifier) {
                    // A key held down must accept one card only, not all that follow.
                    if (!event.isAutoRepeat)
                        entry.take();
                    event.accepted = true;
                } else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
                    entry.enrol.current += event.key === Qt.Key_PageDown ? 1 : -1;
                    event.accepted = true;
                } else if (event.matches(StandardKey.Undo) && line.text === "") {
                    entry.enrol.undo();
                    event.accepted = true;
                }
            }
        }
        Repeater {
            model: PersistentRows { list: entry.names }
            delegate: PickButton {
                required property completedName modelData
                required property int index
                required property bool shown
                visible: shown
                Layout.fillWidth: true
                implicitHeight: 42 * Theme.unit
                text: modelData.name + (modelData.note !== "" ? "  \u00b7  " + modelData.note : "")
                current: entry.picked === index
                onClicked: {
                    entry.picked = index;
                    entry.take();
                }
            }
        }
    }
}
