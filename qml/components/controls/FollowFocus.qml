// Keeps the focused item visible in a view that scrolls.
import QtQuick

Item {
    id: follow

    required property Flickable view
    property real around: 0  // margin kept visible above and below it
    readonly property Item focused: view.Window.activeFocusItem

    onFocusedChanged: {
        let inside = focused;
        while (inside && inside !== view.contentItem)
            inside = inside.parent;
        if (!inside || inside === focused)
            return;
        const top = focused.mapToItem(view.contentItem, 0, 0).y - around;
        const bottom = top + focused.height + 2 * around;
        const least = view.originY;
        const most = Math.max(least, least + view.contentHeight - view.height);
        view.contentY = Math.max(least, Math.min(most, Math.max(bottom - view.height, Math.min(view.contentY, top))));
    }
}
