// The advice for one player in one role, by dice value: best on average, and against careful play.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: panel

    required property advisedRole role

    implicitHeight: content.implicitHeight + 2 * Theme.margin

    ColumnLayout {
        id: content
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            SeatBadge { seat: panel.role.seat }
            Heading {
                Layout.fillWidth: true
                text: panel.role.title
                font.pixelSize: Theme.headingSize
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 1.5 * Theme.margin
            Bands {
                title: qsTr("Best on average (net points)")
                bands: panel.role.average
            }
            Bands {
                visible: panel.role.careful.length > 0
                title: qsTr("Hard-to-read play")
                bands: panel.role.careful
            }
        }
        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: panel.role.value
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
    }

    component Bands: ColumnLayout {
        id: list

        required property string title
        required property list<adviceBand> bands

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        spacing: 4 * Theme.unit

        Words {
            Layout.fillWidth: true
            text: list.title
            color: Theme.lamp
            font.pixelSize: Theme.smallSize
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: PersistentRows { list: list.bands }
            delegate: RowLayout {
                id: band
                required property adviceBand modelData
                required property bool shown
                visible: shown
                Layout.fillWidth: true
                spacing: Theme.gap
                Words {
                    Layout.preferredWidth: 150 * Theme.unit
                    Layout.maximumWidth: 150 * Theme.unit
                    Layout.alignment: Qt.AlignTop
                    text: band.modelData.dice
                    color: Theme.soft
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    spacing: 0
                    Words {
                        Layout.fillWidth: true
                        text: band.modelData.actions
                        font.weight: Font.DemiBold
                    }
                    Words {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: band.modelData.otherwise
                        color: Theme.soft
                        font.pixelSize: Theme.smallSize
                    }
                }
                Words {
                    Layout.alignment: Qt.AlignTop
                    text: band.modelData.note
                    color: Theme.soft
                    font.pixelSize: Theme.smallSize
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
