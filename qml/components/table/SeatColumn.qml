// The players on one side of the table: the first and third on the left, the second and fourth on the right.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

Item {
    id: column

    required property SeatsModel seats
    required property int side  // 0 left, 1 right
    property bool still: false  // nothing can be corrected here
    property bool compact: seats.count > 2
    property bool slim: false  // narrow, beside a large board
    signal correctionWanted(string seat, string figure, string label, int value)

    readonly property int held: Math.max(1, Math.ceil((seats.count - side) / 2))

    visible: seats.count > side

    // Created asynchronously, because the rest of a night is created at the same time.
    Loader {
        anchors.fill: parent
        active: column.seats.count > column.side
        asynchronous: true
        sourceComponent: Item {
            Repeater {
                model: SeatsSide {
                    sourceModel: column.slim ? column.seats : null
                    side: column.side
                }
                delegate: SeatStrip {
                    required property int index
                    y: index * (height + Theme.gap)
                    width: column.width
                    height: Math.floor((column.height - (column.held - 1) * Theme.gap) / column.held)
                    still: column.still
                    onCorrectionWanted: (seat, figure, label, value) => column.correctionWanted(seat, figure, label, value)
                }
            }
            Repeater {
                model: SeatsSide {
                    sourceModel: column.slim ? null : column.seats
                    side: column.side
                }
                delegate: SeatCard {
                    required property int index
                    y: index * (height + Theme.gap)
                    width: column.width
                    height: Math.floor((column.height - (column.held - 1) * Theme.gap) / column.held)
                    still: column.still
                    compact: column.compact
                    onCorrectionWanted: (seat, figure, label, value) => column.correctionWanted(seat, figure, label, value)
                }
            }
        }
    }
}
