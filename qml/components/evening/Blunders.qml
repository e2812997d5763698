// The costliest decisions of a night, with the reasons.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: list

    required property BlunderModel blunders

    spacing: Theme.gap

    Heading {
        Layout.fillWidth: true
        text: qsTr("Moments to learn from")
        font.pixelSize: Theme.headingSize
    }
    Words {
        Layout.fillWidth: true
        visible: list.blunders.decisions.length === 0
        text: list.blunders.busy ? qsTr("One moment: the coach is thinking") : qsTr("No decision in a duel cost much.")
        color: Theme.soft
    }
    Repeater {
        model: PersistentRows { list: list.blunders.decisions }
        delegate: RowLayout {
            id: decision
            required property costlyDecision modelData
            required property bool shown
            visible: shown
            Layout.fillWidth: true
            spacing: Theme.gap
            SeatBadge {
                Layout.alignment: Qt.AlignTop
                seat: decision.modelData.seat
                size: 28 * Theme.unit
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                Words {
                    Layout.fillWidth: true
                    text: decision.modelData.when
                    color: Theme.faint
                    font.pixelSize: Theme.smallSize
                }
                Words {
                    Layout.fillWidth: true
                    text: decision.modelData.what
                }
                Words {
                    Layout.fillWidth: true
                    text: Sentence.joined([decision.modelData.why, decision.modelData.doubt])
                    color: Theme.soft
                }
            }
        }
    }
}
