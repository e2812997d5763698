// A part of a page that is made a moment after the rest: no stretch of work is as long as both.
import QtQuick

Loader {
    id: later

    readonly property bool pending: !active

    active: false

    Timer {
        interval: 1
        running: true
        onTriggered: later.active = true
    }
}
