// An input field with several lines. Tab leaves it.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.TextArea {
    id: area

    required property string label
    signal typed(string words)

    implicitHeight: Math.max(84 * Theme.unit, contentHeight + topPadding + bottomPadding)
    leftPadding: 14 * Theme.unit
    rightPadding: 14 * Theme.unit
    topPadding: 10 * Theme.unit
    bottomPadding: 10 * Theme.unit
    color: Theme.ink
    selectionColor: Theme.lamp
    selectedTextColor: Theme.lampInk
    font.family: Theme.family
    font.pixelSize: Theme.smallSize * 1.05
    wrapMode: TextEdit.WordWrap
    textFormat: TextEdit.PlainText
    selectByMouse: true
    KeyNavigation.priority: KeyNavigation.BeforeItem
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Accessible.name: label
    onTextChanged: if (activeFocus) typed(text)

    background: Rectangle {
        radius: Theme.radius
        color: Theme.ground
        border.color: area.activeFocus ? Theme.lamp : Theme.edge
        border.width: area.activeFocus ? Theme.stroke(2) : Theme.hairline
    }
}
