// Both trays in front of the players, with the dice that everybody may see.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: both

    required property list<lessonDice> trays  // A first

    spacing: Theme.gap

    Repeater {
        model: 2
        delegate: Panel {
            id: tray
            required property int index
            property lessonDice none
            readonly property lessonDice about: both.trays[index] ?? none

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumHeight: 300 * Theme.unit
            Layout.alignment: Qt.AlignTop
            border.color: Theme.seatColor(about.seat)
            border.width: Theme.stroke(2)
            Accessible.role: Accessible.Grouping
            Accessible.name: about.name
            Accessible.description: about.hidden ? qsTr("The dice are hidden") : about.dice.length === 2
                ? qsTr("%1 and %2").arg(about.dice[0]).arg(about.dice[1]) : qsTr("Nothing rolled yet")

            ColumnLayout {
                anchors.fill: parent
                anchors.margins: Theme.gap
                spacing: Theme.gap
                RowLayout {
                    Layout.fillWidth: true
                    spacing: 8 * Theme.unit
                    SeatBadge {
                        seat: tray.about.seat
                    }
                    Words {
                        Layout.fillWidth: true
                        text: tray.about.name
                        font.pixelSize: Theme.headingSize
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
                Item {
                    id: floor
                    readonly property real side: Math.max(0, Math.min(height, (width - Theme.margin) / 2, 130 * Theme.unit))
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Row {
                        anchors.centerIn: parent
                        spacing: Theme.margin
                        Repeater {
                            model: 2
                            delegate: DieFace {
                                required property int index
                                width: floor.side
                                height: floor.side
                                value: tray.about.dice[index] ?? 0
                                hidden: tray.about.hidden
                            }
                        }
                    }
                }
            }
        }
    }
}
