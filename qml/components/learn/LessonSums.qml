// How often each sum of two dice came: a bar a sum, with its number.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Row {
    id: bars

    required property var sums  // maps of sum and times
    readonly property int most: Math.max(3, ...sums.map(each => each.times))

    spacing: 6 * Theme.unit
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("How often each sum came")
    Accessible.description: Sentence.listed(bars.sums.map(each => qsTr("%1: %2 times").arg(each.sum).arg(each.times)))

    Repeater {
        model: bars.sums
        delegate: Column {
            id: bar
            required property var modelData
            width: (bars.width - 10 * bars.spacing) / 11
            spacing: 4 * Theme.unit
            Item {
                width: parent.width
                height: 110 * Theme.unit
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Math.max(2 * Theme.unit, parent.height * bar.modelData.times / bars.most)
                    radius: 3 * Theme.unit
                    color: bar.modelData.times > 0 ? Theme.lamp : Theme.line
                }
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: bar.modelData.sum
                color: bar.modelData.times > 0 ? Theme.ink : Theme.soft
                wrapMode: Text.NoWrap
            }
        }
    }
}
