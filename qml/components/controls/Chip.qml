import QtQuick
import Lampkeeper

Rectangle {
    id: chip

    property alias text: label.text
    property color ink: Theme.ink
    property real size: Theme.smallSize
    property bool spent: false  // struck through
    property real most: Infinity  // maximum width; longer text has several lines

    implicitWidth: label.width + 18 * Theme.unit
    implicitHeight: label.implicitHeight + 6 * Theme.unit
    radius: Math.min(implicitHeight, letters.height + 6 * Theme.unit) / 2  // that of one line
    color: spent ? "transparent" : Theme.raised
    border.color: Theme.line
    border.width: spent ? Theme.hairline : 0

    Letters {
        id: letters
        font: label.font
    }
    Words {
        id: label
        // Neither anchors nor the alignment of a single line: both round by what the chip said before.
        x: (chip.width - width) / 2
        y: (chip.height - height) / 2
        color: chip.spent ? Theme.faint : chip.ink
        font.pixelSize: chip.size
        font.strikeout: chip.spent
        // Measured apart: the implicit width of a wrapped text depends on its width.
        width: chip.most < Infinity ? Math.min(Math.ceil(letters.widthOf(text)) + 1, chip.most - 18 * Theme.unit) : Math.ceil(implicitWidth)
        horizontalAlignment: lineCount > 1 ? Text.AlignHCenter : Text.AlignLeft
        wrapMode: chip.most < Infinity ? Text.Wrap : Text.NoWrap
    }
}
