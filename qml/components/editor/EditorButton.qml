// A button of the card desk: smaller than those of a night, which are read from afar.
import QtQuick
import Lampkeeper

ActionButton {
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: 42 * Theme.unit
    leftPadding: 14 * Theme.unit
    rightPadding: 14 * Theme.unit
    font.pixelSize: Theme.smallSize
}
