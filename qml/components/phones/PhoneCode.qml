// The QR code of the chosen page, its address for typing, the networks to choose from, and instructions.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

// The text takes one line or more. A Column notices that change, which layouts of Qt 6.4 may miss.
Column {
    id: code

    required property PhonesModel phones
    readonly property real side: Math.min(width, 290 * Theme.unit)

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
    Flow {
        width: code.width
        spacing: Theme.gap
        visible: code.phones.networks.length > 0

        Repeater {
            model: code.phones.networks
            delegate: ActionButton {
                required property string modelData
                readonly property bool chosen: modelData === code.phones.network
                text: (chosen ? "\u25cf  " : "\u25cb  ") + modelData
                offered: chosen
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checked: chosen
                onClicked: code.phones.network = modelData
            }
        }
    }
    Words {
        width: code.width
        text: code.phones.about
        color: Theme.soft
    }
}
