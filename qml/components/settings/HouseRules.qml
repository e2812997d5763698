// The house rules of each game. They are stored and used for every new night.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: row

    required property SetupModel setup
    signal readingsWanted(string game)

    spacing: Theme.gap

    SettingWords {
        width: row.width
        label: qsTr("House rules")
        about: qsTr("Your rulings where the rulebook is unclear. Kept for new games.")
    }
    Flow {
        width: row.width
        spacing: Theme.gap
        Repeater {
            model: PersistentRows { list: row.setup.games }
            delegate: ActionButton {
                required property namedOption modelData
                required property bool shown
                visible: shown
                objectName: "rules-of-" + modelData.id
                text: modelData.name
                Accessible.name: Sentence.pair(qsTr("House rules"), modelData.name)
                onClicked: row.readingsWanted(modelData.id)
            }
        }
    }
}
