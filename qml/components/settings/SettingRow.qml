// One setting: name, description, and its values side by side.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

SettingLine {
    id: row

    required property list<namedOption> options
    required property string chosen
    signal picked(string id)

    Repeater {
        model: PersistentRows { list: row.options }
        delegate: ActionButton {
            required property namedOption modelData
            required property bool shown
            visible: shown
            width: Math.max(implicitWidth, 148 * Theme.unit)
            readonly property bool on: modelData.id === row.chosen
            text: (on ? "\u25cf  " : "\u25cb  ") + modelData.name
            offered: on
            enabled: row.enabled
            // In Qt 6.4 a control reports its own role and state to a screen reader, not those that were
            // assigned to it.
            checkable: true
            autoExclusive: true
            checked: on
            Accessible.name: Sentence.pair(row.label, modelData.name)
            onClicked: row.picked(modelData.id)
        }
    }
}
