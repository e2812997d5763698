// One side of the duel: role and how it scores, dice, damage taken, points gained as far as they are told.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: gain

    required property var sums
    readonly property bool scores: sums.points !== undefined
    readonly property int points: sums.points ?? 0
    readonly property Item counted: counts  // where they are counted

    component Sum: RowLayout {
        id: sum
        required property string text
        required property string label
        required property color tint
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: 6 * Theme.unit
        Text {
            text: sum.text
            color: sum.tint
            font.family: Theme.displayFamily
            font.pixelSize: Theme.titleSize * 1.25
            font.weight: Font.Bold
        }
        Words {
            Layout.fillWidth: true
            text: sum.label
            color: Theme.soft
            font.pixelSize: Theme.besideSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 0.8 * Theme.leastSize
            wrapMode: Text.NoWrap
        }
    }

    implicitHeight: content.implicitHeight + (Theme.largeText ? 8 : 18) * Theme.unit  // large letters need all there is
    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.pair(sums.name, Sentence.listed([...(scores ? [qsTr("%n points", "", points)] : []), qsTr("%1 damage").arg(sums.damage)]))

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 14 * Theme.unit
        spacing: (Theme.largeText ? 1 : 4) * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: 10 * Theme.unit
            SeatBadge { seat: gain.sums.letter }
            Words {
                Layout.fillWidth: true
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
            Layout.fillWidth: true
            spacing: 6 * Theme.unit
            Chip { text: gain.sums.role; visible: text !== ""; size: Theme.playSize }
            Chip { text: qsTr("Dice %1").arg(gain.sums.dice); visible: gain.sums.dice !== ""; size: Theme.playSize }
        }
        Words {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(implicitHeight, (Theme.largeText ? 88 : 113) * Theme.unit)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.leastSize
            text: gain.sums.scores
            visible: text !== ""
            color: Theme.soft
            font.pixelSize: Theme.besideSize
        }
        HealthBar {
            Layout.fillWidth: true
            visible: gain.sums.health !== undefined
            seat: gain.sums.letter
            label: gain.sums.health?.label ?? ""
            before: gain.sums.health?.before ?? 0
            now: gain.sums.health?.now ?? 0
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            Sum {
                id: counts
                visible: gain.scores
                text: (gain.points < 0 ? "\u2212" : "+") + Math.abs(gain.points)
                label: qsTr("Points")
                tint: Theme.lamp
            }
            Sum {
                text: gain.sums.damage
                label: qsTr("Damage")
                tint: Theme.ink
            }
        }
    }
}
