// The available pages: whose each is, whether its phone is connected, and what it may do. One page is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: rows

    required property PhonesModel phones

    spacing: Theme.gap

    Repeater {
        model: PersistentRows { list: rows.phones.pages }
        delegate: Column {
            id: row
            required property offeredPage modelData
            required property bool shown
            readonly property bool chosen: modelData.id === rows.phones.chosen
            visible: shown
            width: rows.width

            ActionButton {
                enabled: rows.phones.on
                width: row.width
                text: (row.chosen ? "\u25cf  " : "\u25cb  ") + Sentence.beside([row.modelData.name, (row.modelData.here ? "\u2713 " : "") + row.modelData.state])
                offered: row.chosen
                Accessible.role: Accessible.RadioButton
                Accessible.name: Sentence.beside([row.modelData.name, row.modelData.state])
                Accessible.description: row.modelData.may
                tip: ""  // it stands below
                Accessible.checked: row.chosen
                onClicked: rows.phones.chosen = row.modelData.id
            }
            Words {
                width: row.width
                visible: row.chosen || rows.phones.pages.length < 6  // with many pages there is no room for all texts
                text: row.modelData.may
                color: Theme.soft
                Accessible.ignored: true
            }
        }
    }
}
