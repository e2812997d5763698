import QtQuick
import Lampkeeper

Text {
    color: Theme.ink
    font.family: Theme.displayFamily
    font.pixelSize: Theme.titleSize
    font.weight: Font.Medium
    wrapMode: Text.WordWrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
