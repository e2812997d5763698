// The last understood events, newest first, and the set-up of the night.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: events

    required property CorrectionModel mend
    signal takenBack()

    DigitKeys {
        count: Math.min(9, events.mend.count)
        onPressed: digit => events.mend.otherwise(digit - 1)
    }
    Words {
        anchors.fill: parent
        visible: events.mend.count === 0
        text: qsTr("Nothing recorded yet.")
        color: Theme.soft
    }
    ListView {
        id: list
        anchors.fill: parent
        clip: true
        model: events.mend
        spacing: 8 * Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollMark {}

        FollowFocus { view: list }

        delegate: Panel {
            id: row
            required property int index
            required property string text
            required property string seat
            required property bool setsUp
            width: list.width - 14 * Theme.unit
            implicitHeight: line.implicitHeight + 2 * Theme.gap
            color: Theme.raised
            Accessible.role: Accessible.ListItem
            Accessible.name: text

            ColumnLayout {
                id: line
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.margins: Theme.gap
                spacing: 6 * Theme.unit
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.gap
                    SeatBadge {
                        visible: row.seat !== ""
                        seat: row.seat
                        size: 28 * Theme.unit
                    }
                    Words {
                        Layout.fillWidth: true
                        text: row.text
                        font.weight: row.index === 0 ? Font.DemiBold : Font.Normal
                    }
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: 8 * Theme.unit
                    ActionButton {
                        text: qsTr("Change")
                        key: row.index + 1
                        Accessible.name: Sentence.listed([text, row.text])
                        onClicked: events.mend.otherwise(row.index)
                    }
                    ActionButton {
                        visible: !row.setsUp
                        text: row.index === 0 ? qsTr("Undo") : qsTr("Undo to here")
                        key: row.index === 0 ? qsTr("Ctrl Z") : ""
                        Accessible.name: Sentence.listed([text, row.text])
                        onClicked: {
                            events.mend.takeBackTo(row.index);
                            events.takenBack();
                        }
                    }
                }
            }
        }
    }
}
