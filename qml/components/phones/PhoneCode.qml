// The code of the chosen page, its address to be typed, and what to do with it.
import QtQuick
import Lampkeeper

// The words take one line or more; a Column knows when that changes, which Qt 6.4's layouts may overlook.
Column {
    id: code

    required property PhonesModel phones
    readonly property real side: Math.min(width, 400 * Theme.unit)

    spacing: Theme.gap

    QrCode {
        width: code.side
        height: code.side
        visible: code.phones.address !== ""
        text: code.phones.address
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Code of the page")
    }
    Words {
        objectName: "phoneAddress"
        width: code.width
        visible: text !== ""
        text: code.phones.address
        wrapMode: Text.WrapAnywhere
    }
    Words {
        width: code.width
        text: code.phones.about
        color: Theme.soft
    }
}
