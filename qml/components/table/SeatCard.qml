// One player: points and health in large digits, other facts below. A tap on a figure corrects it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: card

    required property string letter
    required property string name
    required property string playsAs
    required property list<shownFigure> figures
    required property list<string> notes
    required property list<string> roles
    required property list<shownPower> powers
    required property string dice
    required property bool acting
    required property bool leads
    property bool compact: false
    property list<string> gained  // texts shown instead of the others
    property bool still: false
    readonly property real edge: (compact ? 8 : 12) * Theme.unit
    signal correctionWanted(string seat, string figure, string label, int value)

    border.color: acting ? Theme.seatColor(letter) : Theme.line
    border.width: acting ? Theme.stroke(3.5) : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.listed([name, ...roles, ...notes])

    SeatHead {
        id: head
        anchors.left: parent.left
        anchors.right: card.compact ? figures.left : parent.right
        anchors.top: parent.top
        anchors.margins: card.edge
        letter: card.letter
        name: card.name
        playsAs: card.playsAs
        low: card.compact
        givesRoom: true
    }
    SeatBadge {
        id: badge
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: card.edge
        visible: head.alone
        size: 38 * Theme.unit
        seat: card.letter
    }
    // With four players the cards are low: figures are beside the name.
    RowLayout {
        id: figures
        x: card.compact ? card.width - card.edge - width : card.edge
        y: card.compact ? head.y + (head.height - height) / 2 : head.y + head.height
        width: card.compact ? implicitWidth : card.width - 2 * card.edge
        spacing: Theme.gap
        Repeater {
            model: PersistentRows { list: card.figures }
            delegate: FigureButton {
                required property shownFigure modelData
                required property int index
                required property bool shown
                visible: shown
                Layout.fillWidth: !card.compact
                Layout.preferredWidth: card.compact ? -1 : 1
                label: modelData.label
                value: modelData.value
                small: card.compact
                tint: index === 0 ? Theme.lamp : Theme.ink
                enabled: !card.still
                onClicked: card.correctionWanted(card.letter, modelData.key, modelData.label, modelData.value)
            }
        }
    }
    SeatChips {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: card.edge
        anchors.leftMargin: card.edge + (head.alone ? badge.width + 0.5 * Theme.gap : 0)
        most: card.height - (card.compact ? head.y + head.height : figures.y + figures.height) - card.edge - 6 * Theme.unit
        words: card.gained.length > 0 ? card.gained : Sentence.filled([card.leads ? qsTr("Leads") : "", card.dice === "" ? "" : qsTr("Dice %1").arg(card.dice), ...card.roles, ...card.notes])
        powers: card.gained.length > 0 ? [] : card.powers
    }
}
