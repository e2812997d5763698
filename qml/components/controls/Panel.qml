import QtQuick
import Lampkeeper

Rectangle {
    color: Theme.panel
    radius: Theme.radius
    border.color: Theme.line
    border.width: Theme.hairline
}
