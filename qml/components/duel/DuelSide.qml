// One side of a clash: the card and what it is worth.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: side

    required property string seat
    property var worth: undefined
    property bool mirrored: false
    readonly property int align: mirrored ? Text.AlignRight : Text.AlignLeft

    spacing: Theme.gap
    layoutDirection: mirrored ? Qt.RightToLeft : Qt.LeftToRight

    CardPicture {
        Layout.preferredHeight: side.height
        Layout.preferredWidth: side.height * 63 / 88
        visible: (side.worth?.picture ?? "") !== ""
        source: side.worth?.picture ?? ""
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        RowLayout {
            Layout.fillWidth: true
            layoutDirection: side.layoutDirection
            spacing: 8 * Theme.unit
            SeatBadge {
                seat: side.seat
                size: 36 * Theme.unit
            }
            Words {
                Layout.fillWidth: true
                horizontalAlignment: side.align
                text: side.worth ? side.worth.card : qsTr("No action")
                color: Theme.soft
                font.pixelSize: Theme.playSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.leastSize
                wrapMode: Text.NoWrap
            }
        }
        Text {
            Layout.fillWidth: true
            horizontalAlignment: side.align
            text: side.worth ? side.worth.figure : "\u2013"
            color: Theme.seatColor(side.seat)
            font.family: Theme.displayFamily
            font.pixelSize: Theme.displaySize * 0.9
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.headingSize
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
