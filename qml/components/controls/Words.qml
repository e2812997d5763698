// Running text.
import QtQuick
import Lampkeeper

Text {
    color: Theme.ink
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
}
