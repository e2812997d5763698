// A list whose rows are chosen by arrow keys and opened with Enter. The first row is current as soon as there is one.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

ListView {
    id: list

    required property string title  // for screen readers
    readonly property real rowWidth: width - 14 * Theme.unit  // beside the scroll mark
    signal entered(int row)

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: true
    onCountChanged: if (currentIndex < 0 && count > 0) currentIndex = 0
    T.ScrollBar.vertical: ScrollMark {}
    Accessible.role: Accessible.List
    Accessible.name: title
    Keys.onReturnPressed: if (currentIndex >= 0) entered(currentIndex)
    Keys.onEnterPressed: if (currentIndex >= 0) entered(currentIndex)
}
