// What may be said now by tap or key.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Flow {
    id: bar

    required property TableModel table
    property bool keysOn: true

    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Choices")

    Repeater {
        model: bar.table.choices
        delegate: ActionButton {
            id: choice
            required property int index
            required property string label
            required property string who
            required property string seat
            required property string why
            required property string leads
            required property bool open
            required property bool byHand
            text: byHand && who !== "" ? qsTr("%1: %2").arg(who).arg(label) : label
            note: open ? leads : why
            noteWidth: 296 * Theme.unit
            enabled: open
            key: open && bar.keysOn && index < 9 ? index + 1 : ""
            offered: open && !byHand
            onClicked: bar.table.choose(choice.index)
        }
    }
}
