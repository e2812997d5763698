// How often each sum of two dice was rolled: one bar per sum, with its count, and the number of ways to roll
// it.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: chart

    required property list<diceSum> sums
    readonly property int most: Math.max(3, ...Array.from(sums).map(each => each.times))

    function waysOf(sum: int): int {
        return 6 - Math.abs(7 - sum);
    }

    spacing: 4 * Theme.unit
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("How often each sum came up")
    Accessible.description: Sentence.listed(Array.from(chart.sums).map(each => qsTr("%1: %2 times").arg(each.sum).arg(each.times)))

    Row {
        id: bars
        width: chart.width
        spacing: 6 * Theme.unit

        Repeater {
            model: chart.sums
            delegate: Column {
                id: bar
                required property diceSum modelData
                width: (bars.width - 10 * bars.spacing) / 11
                spacing: 4 * Theme.unit
                Item {
                    width: parent.width
                    height: 92 * Theme.unit
                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: Math.max(2 * Theme.unit, parent.height * bar.modelData.times / chart.most)
                        radius: 3 * Theme.unit
                        color: bar.modelData.times > 0 ? Theme.lamp : Theme.line
                    }
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: bar.modelData.sum
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: chart.waysOf(bar.modelData.sum)
                    color: Theme.soft
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    Words {
        width: chart.width
        text: qsTr("Bars: your rolls. Numbers: ways out of 36")
        color: Theme.soft
        font.pixelSize: Theme.besideSize
    }
}
