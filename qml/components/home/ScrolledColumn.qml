// A column in the middle of its height. If there is too little room, it scrolls: nothing is cut off.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

Flickable {
    id: view

    default property alias rows: column.data

    clip: true
    contentHeight: Math.max(height, column.implicitHeight)
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollMark {}

    FollowFocus { view: view; around: Theme.gap }
    ColumnLayout {
        id: column
        width: view.width - (column.implicitHeight > view.height ? 14 * Theme.unit : 0)
        y: Math.max(0, (view.height - implicitHeight) / 2)
        spacing: Theme.gap
    }
}
