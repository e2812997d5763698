// All checks of the table, failed ones first, with a large verdict above.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: list

    required property CalibrateModel calibrate

    spacing: Theme.gap

    Heading {
        objectName: "verdict"
        Layout.fillWidth: true
        text: list.calibrate.verdict
        color: list.calibrate.ready ? Theme.lamp : Theme.ink
    }
    Flickable {
        id: flick
        objectName: "checks"
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: rows.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: reading.scrolls
        Keys.forwardTo: [reading]
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All checks")
        ScrollBar.vertical: ScrollMark {}

        ScrollKeys { id: reading; view: flick }
        ColumnLayout {
            id: rows
            width: flick.width - Theme.gap
            spacing: 7 * Theme.unit
            Repeater {
                model: PersistentRows { list: list.calibrate.checks }
                delegate: CheckRow {
                    required property tableCheck modelData
                    required property bool shown
                    visible: shown
                    Layout.fillWidth: true
                    check: modelData
                }
            }
        }
    }
}
