// A player of a new night: name, the choices of the game, and who starts.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

FocusScope {
    id: seat

    required property setupSeat player
    required property bool starterAsked
    required property list<string> knownNames
    required property list<namedOption> houseLevels
    property real cardHeight: 96 * Theme.unit
    signal named(string name)
    signal picked(string key, string card)
    signal swapped(string key, int place)
    signal startsPicked()
    signal deckSet(int cards)
    signal deckCheckWanted()
    signal housePicked(string level)

    implicitHeight: column.height

    Column {
        id: column
        width: seat.width
        spacing: 4 * Theme.unit

        Item {
            width: column.width
            height: line.height
            SeatBadge {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                seat: seat.player.letter
            }
            InputLine {
                id: line
                objectName: "name-" + seat.player.letter
                x: badge.width + Theme.gap
                width: house.x - Theme.gap - x
                focus: true
                placeholderText: qsTr("Name")
                Accessible.name: qsTr("Name of player %1").arg(seat.player.letter)
                text: seat.player.name
                maximumLength: 96  // in code units; the settings cut the name at 24 letters
                onEditingFinished: seat.named(text)
                Keys.onDownPressed: known.step(1)
                Keys.onUpPressed: known.step(-1)
            }
            ActionButton {
                id: house
                objectName: "house-" + seat.player.letter
                x: (starter.visible ? starter.x - Theme.gap : column.width) - width
                quiet: seat.player.house === ""
                text: (seat.player.house !== "" ? "\u25cf  " : "\u25cb  ") + qsTr("House")
                Accessible.name: seat.player.house !== "" ? qsTr("Let a person play seat %1").arg(seat.player.letter) : qsTr("Let the house play seat %1").arg(seat.player.letter)
                onClicked: seat.housePicked(seat.player.house !== "" ? "" : seat.houseLevels[0].id)
            }
            ActionButton {
                id: starter
                x: column.width - width
                visible: seat.starterAsked
                text: (seat.player.starts ? "\u25cf  " : "\u25cb  ") + qsTr("Goes first")
                primary: seat.player.starts
                Accessible.name: seat.player.starts ? qsTr("Player %1 goes first").arg(seat.player.letter) : qsTr("Let player %1 go first").arg(seat.player.letter)
                onClicked: seat.startsPicked()
            }
        }
        HouseSeat {
            x: 46 * Theme.unit
            width: column.width - x
            visible: level !== ""
            seat: seat.player.letter
            level: seat.player.house
            levels: seat.houseLevels
            onPicked: level => seat.housePicked(level)
        }
        Flow {
            id: known

            property int at: -1
            function step(by: int) {
                const names = seat.knownNames;
                if (names.length === 0)
                    return;
                at = (at + by + names.length + (at < 0 && by < 0 ? 1 : 0)) % names.length;
                line.text = names[at];
                line.selectAll();
            }

            x: 46 * Theme.unit
            width: column.width - x
            visible: line.text === "" && seat.knownNames.length > 0
            spacing: 6 * Theme.unit
            Repeater {
                model: Array.from(seat.knownNames).slice(0, 6)
                delegate: ActionButton {
                    required property string modelData
                    quiet: true
                    text: modelData
                    Accessible.name: qsTr("Call player %1 %2").arg(seat.player.letter).arg(modelData)
                    onClicked: seat.named(modelData)
                }
            }
        }
        Repeater {
            model: PersistentRows { list: seat.player.choices }
            delegate: Row {
                id: choices
                required property setupChoice modelData
                required property bool shown
                readonly property bool mixes: modelData.parts.length > 0
                readonly property string who: seat.player.name !== "" ? seat.player.name : seat.player.letter
                x: 46 * Theme.unit
                width: column.width - x
                visible: shown
                spacing: 2 * Theme.gap
                CardStrip {
                    width: choices.mixes ? leastWidth : choices.width
                    told: !choices.mixes
                    name: "choice-" + seat.player.letter
                    who: choices.who
                    choice: choices.modelData
                    cardHeight: seat.cardHeight
                    onPicked: id => seat.picked(choices.modelData.key, id)
                }
                PartStrip {
                    width: choices.width - x
                    visible: choices.mixes
                    name: "parts-" + seat.player.letter
                    who: choices.who
                    choice: choices.modelData
                    cardHeight: seat.cardHeight
                    onSwapped: place => seat.swapped(choices.modelData.key, place)
                }
            }
        }
        Flow {
            x: 46 * Theme.unit
            width: column.width - x
            visible: seat.player.deck > 0
            spacing: Theme.gap
            ActionButton {
                objectName: "fewer-" + seat.player.letter
                implicitWidth: Theme.touch
                leftPadding: 0
                rightPadding: 0
                text: "\u2212"
                Accessible.name: qsTr("One card less in the deck of player %1").arg(seat.player.letter)
                onClicked: seat.deckSet(seat.player.deck - 1)
            }
            Words {
                height: Theme.touch
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Deck of %n cards", "", seat.player.deck)
            }
            ActionButton {
                objectName: "more-" + seat.player.letter
                implicitWidth: Theme.touch
                leftPadding: 0
                rightPadding: 0
                text: "+"
                Accessible.name: qsTr("One card more in the deck of player %1").arg(seat.player.letter)
                onClicked: seat.deckSet(seat.player.deck + 1)
            }
            ActionButton {
                objectName: "deck-" + seat.player.letter
                text: qsTr("Check the deck")
                Accessible.description: qsTr("Name the cards of the deck, and hear whether it may be played")
                onClicked: seat.deckCheckWanted()
            }
        }
    }
}
