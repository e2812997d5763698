// A part of a page that is created after the rest, asynchronously and one part after the other, so that the
// window is never blocked for long.
import QtQuick

Loader {
    id: later

    property int after: 0  // number of parts of this page created before this one
    readonly property bool pending: !active

    active: false
    asynchronous: true

    Timer {
        interval: 1 + 10 * later.after
        running: true
        onTriggered: later.active = true
    }
}
