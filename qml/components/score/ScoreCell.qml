// One value of a grid. There are hundreds of cells, so each is only a text on a background.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: cell

    property bool chosen: false
    property bool here: false  // it has the focus
    property bool aside: false  // not one of the numbers

    focusPolicy: Qt.NoFocus
    Accessible.checkable: true
    Accessible.checked: chosen

    contentItem: Text {
        text: cell.text
        color: cell.chosen ? Theme.lampInk : Theme.ink
        font.family: Theme.family
        font.pixelSize: cell.aside ? Theme.besideSize : Theme.playSize
        font.weight: cell.chosen ? Font.Bold : Font.Normal
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.read(14 * Theme.unit)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: 8 * Theme.unit
        color: cell.chosen ? Theme.lamp : cell.down ? Theme.line : cell.aside ? "transparent" : Theme.raised
        border.color: cell.here ? Theme.ink : cell.hovered ? Theme.lamp : Theme.edge
        border.width: cell.here ? Theme.focusWidth : Theme.hairline
    }
}
