// The players side by side, low: while a duel is told each with what it has brought so far.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: row

    required property TableModel table
    property bool duelling: false

    // What a duel has brought a player: points, damage, and as what.
    function gained(letter: string): var {
        const sums = duelling ? [...table.duel.gains].find(each => each.letter === letter) : undefined;
        if (!sums)
            return [];
        const points = qsTr("%1 points").arg((sums.points < 0 ? "\u2212" : "+") + Math.abs(sums.points));
        return Sentence.filled([points, sums.damage > 0 ? qsTr("%1 damage").arg(sums.damage) : "", sums.role]);
    }

    implicitHeight: 124 * Theme.unit

    Repeater {
        model: row.table.seats
        delegate: SeatCard {
            required property int index
            readonly property int count: Math.max(1, row.table.seats.count)
            x: index * (width + Theme.gap)
            width: Math.floor((row.width - (count - 1) * Theme.gap) / count)
            height: row.height
            still: true
            compact: true
            gained: row.gained(letter)
        }
    }
}
