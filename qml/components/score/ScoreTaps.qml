// All quick actions: those with fields, each with its values; those without fields are in the first line.
// They are created asynchronously and therefore placed in positioners: in Qt 6.4, nested layouts created this
// way may never be laid out.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: taps

    required property ScoreModel score
    readonly property list<scoreTap> asking: Array.from(score.taps).filter(tap => tap.sides.length > 0)
    readonly property list<scoreTap> singles: Array.from(score.taps).filter(tap => tap.sides.length === 0)
    property scoreTap none

    spacing: 8 * Theme.unit

    Repeater {
        model: PersistentRows { list: taps.asking.length > 0 ? taps.asking : [taps.none] }
        delegate: ScoreTap {
            required property scoreTap modelData
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
