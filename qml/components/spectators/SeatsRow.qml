// The players in a low row. During a duel each is shown as before it, with the gains shown so far.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: row

    required property TableModel table
    property bool duelling: false

    // Returns a player's gains in a duel: points, damage and role.
    function gained(letter: string): list<string> {
        const sums = duelling ? Array.from(table.duel.gains).find(each => each.letter === letter) : undefined;
        if (!sums)
            return [];
        const points = sums.points < 0 ? qsTr("\u2212%n points", "", -sums.points) : qsTr("+%n points", "", sums.points);
        return Sentence.filled([points, sums.damage > 0 ? qsTr("%1 damage").arg(sums.damage) : "", sums.role]);
    }

    implicitHeight: 124 * Theme.unit

    Repeater {
        model: row.duelling ? row.table.seatsAsShown : row.table.seats
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
