// The moments of a night people will talk about; a tap shows the table then.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: list

    required property var moments  // maps of measure, title, text and event
    signal lookWanted(int event)

    spacing: Theme.gap

    Repeater {
        model: KeptRows { list: list.moments }
        delegate: Panel {
            id: moment
            required property var modelData
            required property bool shown
            visible: shown
            Layout.fillWidth: true
            implicitHeight: content.implicitHeight + 2 * Theme.gap
            ColumnLayout {
                id: content
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.margins: Theme.gap
                spacing: 2 * Theme.unit
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0
                        Words {
                            Layout.fillWidth: true
                            text: moment.modelData.measure
                            color: Theme.lamp
                            font.weight: Font.DemiBold
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Words {
                            Layout.fillWidth: true
                            text: moment.modelData.title
                            color: Theme.soft
                            font.pixelSize: Theme.smallSize
                        }
                    }
                    ActionButton {
                        implicitWidth: implicitContentWidth + leftPadding + rightPadding
                        text: qsTr("Watch")
                        Accessible.name: qsTr("Watch: %1").arg(moment.modelData.measure)
                        onClicked: list.lookWanted(moment.modelData.event)
                    }
                }
                Words {
                    Layout.fillWidth: true
                    text: moment.modelData.text
                }
            }
        }
    }
}
