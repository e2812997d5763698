// All that can be said by tapping: what asks something first, each with its values; what says all by itself stands in the first
// line. Made bit by bit, so its parts stand in positioners: in Qt 6.4, layouts within layouts that are made so may
// never be laid out.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: taps

    required property ScoreModel score
    readonly property var all: score.taps
    readonly property var asking: all.filter(tap => tap.sides.length > 0)
    readonly property var singles: all.filter(tap => tap.sides.length === 0)

    spacing: 8 * Theme.unit

    Repeater {
        model: PersistentRows { list: taps.asking.length > 0 ? taps.asking : [{ id: "", name: "", sides: [] }] }
        delegate: ScoreTap {
            required property var modelData
            required property int index
            required property bool shown
            visible: shown
            width: taps.width
            score: taps.score
            about: modelData
            first: index === 0
            singles: index === 0 ? taps.singles : []
        }
    }
}
