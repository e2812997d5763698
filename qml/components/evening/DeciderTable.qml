// The measures that the result depends on, in order, each with its rule.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: table

    required property EveningModel evening
    readonly property bool compares: evening.deciders.length > 0 && evening.deciders[0].values.length > 0

    implicitHeight: rows.implicitHeight + 2 * Theme.gap

    ColumnLayout {
        id: rows
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: 2 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            visible: table.compares
            spacing: Theme.gap
            Words {
                Layout.fillWidth: true
                text: qsTr("How it was decided")
                color: Theme.soft
                font.pixelSize: Theme.smallSize
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Repeater {
                model: PersistentRows { list: table.evening.seats }
                delegate: Item {
                    required property eveningSeat modelData
                    required property bool shown
                    visible: shown
                    Layout.preferredWidth: 54 * Theme.unit
                    Layout.preferredHeight: badge.height
                    SeatBadge {
                        id: badge
                        anchors.centerIn: parent
                        seat: parent.modelData.letter
                        size: 28 * Theme.unit
                        Accessible.role: Accessible.StaticText
                        Accessible.name: parent.modelData.name
                    }
                }
            }
            Item { Layout.preferredWidth: 64 * Theme.unit }
        }
        Repeater {
            model: PersistentRows { list: table.evening.deciders }
            delegate: DeciderRow {
                required property decider modelData
                required property bool shown
                visible: shown
                Layout.fillWidth: true
                decider: modelData
            }
        }
    }
}
