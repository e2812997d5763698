// A quick action: its values for each player side by side, and the button that sends it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Column {
    id: tap

    required property ScoreModel score
    required property scoreTap about
    readonly property bool gridded: Array.from(about.sides).some(side => side.gridded)
    property bool first: false  // first of all quick actions
    property list<scoreTap> singles  // actions without fields, shown at the end of the title line

    spacing: 6 * Theme.unit

    RowLayout {
        width: tap.width
        spacing: Theme.gap
        Words {
            text: tap.about.name
            font.weight: Font.DemiBold
            font.pixelSize: Theme.besideSize
        }
        Words {
            Layout.fillWidth: true
            text: !tap.gridded ? ""
                : Array.from(tap.about.sides).some(side => side.grid.then !== "") ? qsTr("Tap each player's dice total in the row of the card they played, and \u201cthen\u201d beside the second card")
                : tap.about.sides[0].seat !== "" ? qsTr("Tap each player's dice total in the row of the card they played") : ""
            color: Theme.soft
            font.pixelSize: Theme.besideSize
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.read(16 * Theme.unit)
            Layout.maximumHeight: Math.max(44 * Theme.unit, 3 * Theme.leastLetters)
        }
        Repeater {
            model: PersistentRows { list: tap.singles }
            delegate: ActionButton {
                required property scoreTap modelData
                required property bool shown
                visible: shown
                implicitHeight: 44 * Theme.unit
                objectName: "tap-" + modelData.id
                played: true
                text: modelData.name
                offered: true
                onClicked: tap.score.tap(modelData.id)
            }
        }
    }
    Row {
        id: sides
        spacing: Theme.margin
        Repeater {
            model: PersistentRows { list: tap.about.sides }
            delegate: ScoreSide {
                required property scoreSide modelData
                required property int index
                required property bool shown
                visible: shown
                width: (tap.width - (tap.about.sides.length - 1) * sides.spacing) / tap.about.sides.length
                score: tap.score
                tapId: tap.about.id
                side: modelData
                after: index
                first: tap.first && index === 0
            }
        }
    }
}
