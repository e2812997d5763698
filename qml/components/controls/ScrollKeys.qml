// Scrolls a read-only view by arrow keys and Page Up and Down (forward its keys with Keys.forwardTo), and
// marks it while it has the focus.
import QtQuick
import Lampkeeper

Item {
    id: keys

    required property Flickable view
    readonly property bool scrolls: view.contentHeight > view.height  // false: Tab skips it
    signal scrolled()

    function scroll(by: real) {
        const least = view.originY;
        const most = Math.max(least, least + view.contentHeight - view.height);
        view.contentY = Math.max(least, Math.min(most, view.contentY + by));
        scrolled();
    }

    parent: view  // not its content item
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
