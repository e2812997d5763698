// The picture of a card with a rounded border; grey while it is loaded.
import QtQuick
import Lampkeeper

Rectangle {
    id: card

    property string source: ""
    readonly property bool isFace: source.startsWith("image://cards/face/")
    property string says: ""  // for screen readers

    implicitWidth: 63 * Theme.unit
    implicitHeight: 88 * Theme.unit
    radius: height * 0.035
    color: Theme.raised
    border.color: Theme.line
    border.width: Theme.hairline
    Accessible.role: Accessible.Graphic
    Accessible.name: says
    Accessible.ignored: says === ""

    Image {
        id: image
        anchors.fill: parent
        anchors.margins: Theme.hairline
        fillMode: Image.PreserveAspectFit
        sourceSize.height: Math.max(16, Math.ceil(card.height / 32) * 32)
        asynchronous: true
        source: card.isFace ? card.source + "/" + Theme.language : card.source
        cache: card.isFace  // other pictures change without a new address
        smooth: true
        mipmap: true
    }
}
