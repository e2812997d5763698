// Cards that are easily confused, side by side, with advice.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: panel

    required property var pairs  // as EnrolModel::pairs
    property int at: 0
    readonly property var pair: pairs[Math.min(at, pairs.length - 1)]

    implicitHeight: content.implicitHeight + 2 * Theme.gap
    border.color: pair && !pair.mended ? Theme.warning : Theme.line

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
            source: panel.pair ? panel.pair.picture : ""
            says: panel.pair ? panel.pair.name : ""
        }
        CardPicture {
            Layout.preferredHeight: 110 * Theme.unit
            Layout.preferredWidth: height * 63 / 88
            source: panel.pair ? panel.pair.otherPicture : ""
            says: panel.pair ? panel.pair.other : ""
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit
            Words {
                Layout.fillWidth: true
                text: panel.pair ? panel.pair.says : ""
                font.pixelSize: Theme.smallSize
                font.weight: Font.DemiBold
            }
            Words {
                Layout.fillWidth: true
                text: !panel.pair ? "" : panel.pair.mended ? qsTr("Both were taught twice. That may be enough.") : panel.pair.cure
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
