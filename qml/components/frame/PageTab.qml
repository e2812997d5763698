// The name of a page in the tab bar, underlined if it is current.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.TabButton {
    id: tab

    property string key: ""
    property bool current: false

    implicitWidth: label.implicitWidth + 20 * Theme.unit
    implicitHeight: 46 * Theme.unit
    checked: current
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Keys.onReturnPressed: tab.clicked()

    Tip {
        wanted: tab.hovered
        key: tab.key
    }

    contentItem: Words {
        id: label
        text: tab.text
        font.pixelSize: Theme.besideSize
        color: tab.current ? Theme.ink : tab.hovered ? Theme.lamp : Theme.soft
        font.weight: tab.current ? Font.DemiBold : Font.Normal
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }
    background: Item {
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            width: label.implicitWidth
            height: 3 * Theme.unit
            radius: height / 2
            color: Theme.lamp
            visible: tab.current
        }
        FocusRing { anchors.margins: 0; shown: tab.visualFocus }
    }
}
