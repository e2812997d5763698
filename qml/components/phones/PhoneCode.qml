// The code of the chosen page, its address to be typed, and what to do with it.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: code

    required property PhonesModel phones

    spacing: Theme.gap

    QrCode {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.maximumHeight: width
        visible: code.phones.address !== ""
        text: code.phones.address
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Code of the page")
    }
    Words {
        objectName: "phoneAddress"
        Layout.fillWidth: true
        visible: text !== ""
        text: code.phones.address
        wrapMode: Text.WrapAnywhere
    }
    Words {
        Layout.fillWidth: true
        text: code.phones.about
        color: Theme.soft
    }
    Item { Layout.fillHeight: true }
}
