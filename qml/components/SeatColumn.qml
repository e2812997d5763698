// The players of one side of the table: the first and third on the left, the second and fourth on the right.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: column

    required property SeatsModel seats
    required property int side  // 0 left, 1 right
    property bool still: false  // nothing can be corrected here
    signal correctionWanted(string seat, string figure, string label, int value)

    visible: seats.count > side
    spacing: Theme.gap

    Repeater {
        model: column.seats
        delegate: SeatCard {
            required property int index
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: 1
            visible: index % 2 === column.side
            still: column.still
            compact: column.seats.count > 2
            onCorrectionWanted: (seat, figure, label, value) => column.correctionWanted(seat, figure, label, value)
        }
    }
}
