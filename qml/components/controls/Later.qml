// A part of a page that is made a moment after the rest, a little at a time and one such part after the other: no stretch of work
// is as long as all.
import QtQuick

Loader {
    id: later

    property int after: 0  // parts of this page that come first
    readonly property bool pending: !active

    active: false
    asynchronous: true

    Timer {
        interval: 1 + 10 * later.after
        running: true
        onTriggered: later.active = true
    }
}
