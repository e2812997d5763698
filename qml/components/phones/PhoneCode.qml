// The QR code of the chosen page, its address for typing, and instructions.
import QtQuick
import Lampkeeper

// The text takes one line or more. A Column notices that change, which layouts of Qt 6.4 may miss.
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
