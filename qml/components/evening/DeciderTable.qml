// The measures that the result depends on, in order, each with its rule.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: table

    required property EveningModel evening
    readonly property real valueWidth: (evening.seats.length > 2 ? 54 : 84) * Theme.unit
    readonly property bool compares: evening.deciders.length > 0 && evening.deciders[0].values.length > 0

    implicitHeight: rows.implicitHeight + 2 * Theme.gap

    ColumnLayout {
        id: rows
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: 2 * Theme.unit

        Words {
            Layout.fillWidth: true
            visible: table.compares
            text: qsTr("How it was decided")
            color: Theme.soft
            font.pixelSize: Theme.smallSize
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        RowLayout {
            Layout.fillWidth: true
            visible: table.compares
            spacing: Theme.gap
            Item { Layout.fillWidth: true }
            Repeater {
                model: PersistentRows { list: table.evening.seats }
                delegate: Item {
                    required property eveningSeat modelData
                    required property bool shown
                    visible: shown
                    Layout.preferredWidth: table.valueWidth
                    Layout.preferredHeight: badge.height + name.implicitHeight
                    SeatBadge {
                        id: badge
                        anchors.horizontalCenter: parent.horizontalCenter
                        seat: parent.modelData.letter
                        size: 28 * Theme.unit
                        Accessible.ignored: true
                    }
                    Words {
                        id: name
                        objectName: "deciderName"
                        anchors.top: badge.bottom
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: parent.modelData.name
                        font.pixelSize: Theme.smallSize
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
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
                valueWidth: table.valueWidth
                decider: modelData
            }
        }
    }
}
