// Cards that are easily confused, side by side, with advice.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: panel

    required property list<similarPair> pairs
    property int at: 0
    property similarPair none
    readonly property similarPair pair: pairs.length > 0 ? pairs[Math.min(at, pairs.length - 1)] : none

    implicitHeight: content.implicitHeight + 2 * Theme.gap
    border.color: pairs.length > 0 && !pair.mended ? Theme.warning : Theme.line

    RowLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: Theme.gap
        CardPicture {
            Layout.preferredHeight: 110 * Theme.unit
            Layout.preferredWidth: height * 63 / 88
            source: panel.pair.picture
            says: panel.pair.name
        }
        CardPicture {
            Layout.preferredHeight: 110 * Theme.unit
            Layout.preferredWidth: height * 63 / 88
            source: panel.pair.otherPicture
            says: panel.pair.other
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit
            Words {
                Layout.fillWidth: true
                text: panel.pair.says
                font.pixelSize: Theme.smallSize
                font.weight: Font.DemiBold
            }
            Words {
                Layout.fillWidth: true
                text: panel.pair.mended ? qsTr("Both were taught twice. That may be enough.") : panel.pair.cure
                font.pixelSize: Theme.smallSize
                color: Theme.soft
            }
            ActionButton {
                visible: panel.pairs.length > 1
                text: qsTr("%1 of %2").arg(panel.at + 1).arg(panel.pairs.length)
                Accessible.name: qsTr("The next pair of cards that are alike")
                onClicked: panel.at = (panel.at + 1) % panel.pairs.length
            }
        }
    }
}
