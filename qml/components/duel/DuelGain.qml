// One side of the duel: role and how it scores, dice, damage taken and points gained in the steps shown so
// far.
import QtQuick
import Lampkeeper

Panel {
    id: gain

    required property duelGain sums
    readonly property bool scores: sums.mayScore
    readonly property int points: sums.points
    readonly property Item counted: counts  // the item that counts the points

    component Sum: Item {
        id: sum
        required property string text
        required property string label
        required property color tint
        implicitHeight: Math.max(figure.height, named.height)
        Text {
            id: figure
            anchors.verticalCenter: parent.verticalCenter
            text: sum.text
            color: sum.tint
            font.family: Theme.displayFamily
            font.pixelSize: Theme.titleSize * 1.25
            font.weight: Font.Bold
        }
        Words {
            id: named
            anchors.verticalCenter: parent.verticalCenter
            x: figure.width + 6 * Theme.unit
            width: Math.max(0, sum.width - x)
            text: sum.label
            color: Theme.soft
            font.pixelSize: Theme.besideSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.read(0.8 * Theme.leastSize)
            wrapMode: Text.NoWrap
        }
    }

    implicitHeight: content.implicitHeight + (Theme.largeText ? 8 : 18) * Theme.unit  // large text needs all the height
    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.pair(sums.name, Sentence.listed([...(scores ? [qsTr("%n points", "", points)] : []), qsTr("%1 damage").arg(sums.damage)]))

    Column {
        id: content
        x: 14 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        width: gain.width - 2 * x
        spacing: (Theme.largeText ? 1 : 4) * Theme.unit

        Item {
            width: content.width
            height: Math.max(badge.height, named.height)
            SeatBadge {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                seat: gain.sums.letter
            }
            Words {
                id: named
                anchors.verticalCenter: parent.verticalCenter
                x: badge.width + 10 * Theme.unit
                width: Math.max(0, content.width - x)
                text: gain.sums.name
                font.pixelSize: Theme.headingSize
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.leastSize
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
        Flow {
            width: content.width
            spacing: 6 * Theme.unit
            Chip { text: gain.sums.role; visible: text !== ""; size: Theme.playSize }
            Chip { text: qsTr("Dice %1").arg(gain.sums.dice); visible: gain.sums.dice !== ""; size: Theme.playSize }
        }
        Words {
            width: content.width
            height: Math.min(implicitHeight, (Theme.largeText ? 88 : 113) * Theme.unit)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.leastSize
            text: gain.sums.scores
            visible: text !== ""
            color: Theme.soft
            font.pixelSize: Theme.besideSize
        }
        HealthBar {
            width: content.width
            visible: gain.sums.healthKnown
            seat: gain.sums.letter
            label: gain.sums.healthLabel
            before: gain.sums.healthBefore
            full: gain.sums.healthFull
            now: gain.sums.healthNow
        }
        Row {
            id: both
            readonly property real half: (content.width - spacing) / (counts.visible ? 2 : 1)
            spacing: Theme.gap
            Sum {
                id: counts
                width: both.half
                visible: gain.scores
                text: (gain.points < 0 ? "\u2212" : "+") + Math.abs(gain.points)
                label: qsTr("Points")
                tint: Theme.lamp
            }
            Sum {
                width: both.half
                text: gain.sums.damage
                label: qsTr("Damage")
                tint: Theme.ink
            }
        }
    }
}
