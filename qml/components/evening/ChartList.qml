// The charts of a night, one below the other, each high enough that its axes can be read.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

Flickable {
    id: list

    required property list<shownChart> charts
    readonly property real least: 11 * Theme.smallSize  // height of a chart, unless there is more room
    readonly property real share: (height - (charts.length - 1) * Theme.gap) / Math.max(1, charts.length)
    readonly property bool scrolls: share < least

    clip: true
    contentHeight: rows.height
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: reading.scrolls
    Keys.forwardTo: [reading]
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Charts")
    T.ScrollBar.vertical: ScrollMark {}

    ScrollKeys { id: reading; view: list }
    Column {
        id: rows
        width: list.width - (list.scrolls ? 14 * Theme.unit : 0)
        spacing: Theme.gap
        Repeater {
            model: PersistentRows { list: list.charts }
            delegate: Panel {
                id: frame
                required property shownChart modelData
                required property bool shown
                visible: shown
                width: rows.width
                height: Math.max(list.share, list.least)
                CourseChart {
                    objectName: "chart"
                    anchors.fill: parent
                    anchors.margins: 14 * Theme.unit
                    chart: frame.modelData.chart
                    ink: Theme.ink
                    soft: Theme.soft
                    grid: Theme.line
                    ground: Theme.panel
                    colours: [Theme.seatA, Theme.seatB, Theme.lamp, Theme.ink]
                    font.family: Theme.family
                    font.pixelSize: Theme.smallSize
                    lineWidth: 2.6 * Theme.unit
                    Accessible.role: Accessible.Chart
                    Accessible.name: frame.modelData.text
                }
            }
        }
    }
}
