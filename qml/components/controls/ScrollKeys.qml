// In a view of what is only read, whose keys it takes (Keys.forwardTo): arrows and Page up and down scroll it, and a ring shows
// that it has the keyboard.
import QtQuick
import Lampkeeper

Item {
    id: keys

    required property Flickable view
    readonly property bool scrolls: view.contentHeight > view.height  // Tab stops there, or there is nothing to do
    signal scrolled()

    function scroll(by: real) {
        const least = view.originY;
        const most = Math.max(least, least + view.contentHeight - view.height);
        view.contentY = Math.max(least, Math.min(most, view.contentY + by));
        scrolled();
    }

    parent: view  // and not of what it shows
    anchors.fill: parent
    Keys.onUpPressed: scroll(-Theme.touch)
    Keys.onDownPressed: scroll(Theme.touch)
    Keys.onPressed: event => {
        const pages = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
        event.accepted = pages !== 0;
        if (event.accepted)
            scroll(pages * (view.height - Theme.touch));
    }

    FocusRing {
        anchors.margins: 0
        shown: keys.view.activeFocus
    }
}
