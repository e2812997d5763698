// A button of the card editor: smaller than those used during a night, which are read from a distance.
import QtQuick
import Lampkeeper

ActionButton {
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: 42 * Theme.unit
    leftPadding: 14 * Theme.unit
    rightPadding: 14 * Theme.unit
    font.pixelSize: Theme.smallSize
}
