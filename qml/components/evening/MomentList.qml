// The memorable moments of a night. A tap shows the table at that moment.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: list

    required property list<tellingMoment> moments
    signal lookWanted(int event)

    spacing: Theme.gap

    Repeater {
        model: PersistentRows { list: list.moments }
        delegate: Panel {
            id: moment
            required property tellingMoment modelData
            required property bool shown
            visible: shown
            width: list.width
            height: content.height + 2 * Theme.gap
            Column {
                id: content
                x: Theme.gap
                y: Theme.gap
                width: moment.width - 2 * Theme.gap
                spacing: 2 * Theme.unit
                Item {
                    width: content.width
                    height: Math.max(names.height, watch.height)
                    Column {
                        id: names
                        anchors.verticalCenter: parent.verticalCenter
                        width: watch.x - Theme.gap
                        Words {
                            width: names.width
                            text: moment.modelData.measure
                            color: Theme.lamp
                            font.weight: Font.DemiBold
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        Words {
                            width: names.width
                            text: moment.modelData.title
                            color: Theme.soft
                            font.pixelSize: Theme.smallSize
                        }
                    }
                    ActionButton {
                        id: watch
                        implicitWidth: implicitContentWidth + leftPadding + rightPadding
                        x: parent.width - width
                        text: qsTr("Watch")
                        Accessible.name: qsTr("Watch: %1").arg(moment.modelData.measure)
                        onClicked: list.lookWanted(moment.modelData.event)
                    }
                }
                Words {
                    width: content.width
                    text: moment.modelData.text
                }
            }
        }
    }
}
