// One player beside the board, in a narrow column: name, figures below each other, other facts. A tap on a
// figure corrects it.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Panel {
    id: strip

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
    property bool still: false
    readonly property real edge: 6 * Theme.unit
    readonly property bool low: height < 170 * Theme.unit  // the name stands beside the badge
    signal correctionWanted(string seat, string figure, string label, int value)

    border.color: acting ? Theme.seatColor(letter) : Theme.line
    border.width: acting ? Theme.stroke(3.5) : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.listed([name, ...roles, ...notes])

    SeatBadge {
        id: badge
        x: strip.edge
        y: strip.edge
        size: 34 * Theme.unit
        seat: strip.letter
    }
    Words {
        id: called
        x: strip.low ? badge.x + badge.width + strip.edge : strip.edge
        y: strip.low ? strip.edge : badge.y + badge.height
        width: parent.width - x - strip.edge
        height: strip.low ? badge.height + strip.edge : (Theme.unit < 0.99 ? 84 : 56) * Theme.unit
        verticalAlignment: Text.AlignVCenter
        text: strip.name
        color: Theme.seatColor(strip.letter)
        font.pixelSize: Theme.playSize
        font.weight: Font.DemiBold
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.read(0.6 * Theme.leastSize)
        wrapMode: Text.Wrap
    }
    Words {
        id: role
        anchors.left: badge.right
        anchors.right: parent.right
        anchors.margins: strip.edge
        y: strip.edge
        height: badge.height
        verticalAlignment: Text.AlignVCenter
        text: strip.playsAs
        color: Theme.soft
        font.pixelSize: Theme.leastSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.read(0.6 * Theme.leastSize)
        visible: !strip.low && text !== "" && letters.widthOf(text) < width
        wrapMode: Text.NoWrap
    }
    Letters {
        id: letters
        font.pixelSize: Theme.read(0.6 * Theme.leastSize)
    }
    Column {
        id: figures
        x: strip.edge
        width: parent.width - 2 * strip.edge
        y: called.y + called.height
        Repeater {
            model: PersistentRows { list: strip.figures }
            delegate: FigureButton {
                required property shownFigure modelData
                required property int index
                required property bool shown
                visible: shown
                width: figures.width
                label: modelData.label
                value: modelData.value
                small: true
                tint: index === 0 ? Theme.lamp : Theme.ink
                enabled: !strip.still
                onClicked: strip.correctionWanted(strip.letter, modelData.key, modelData.label, modelData.value)
            }
        }
    }
    SeatChips {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: strip.edge
        visible: most > 20 * Theme.unit
        least: 0.6 * Theme.leastSize
        most: strip.height - figures.y - figures.height - 2 * strip.edge
        words: Sentence.filled([strip.leads ? qsTr("Leads") : "", strip.dice === "" ? "" : qsTr("Dice %1").arg(strip.dice), ...strip.roles, ...strip.notes])
        powers: strip.powers
    }
}
