// Both sums of a clash side by side.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: clash

    required property var worths

    spacing: Theme.gap

    SeatBadge { seat: "A" }
    DuelSide {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        seat: "A"
        worth: clash.worths.a
    }
    Words {
        text: clash.worths.title
        color: Theme.faint
        font.pixelSize: Theme.smallSize
        wrapMode: Text.NoWrap
    }
    DuelSide {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        seat: "B"
        worth: clash.worths.b
        mirrored: true
    }
    SeatBadge { seat: "B" }
}
