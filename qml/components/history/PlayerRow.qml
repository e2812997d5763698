// The figures of one player from all nights.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: row

    required property playerSums player

    implicitHeight: content.implicitHeight + 2 * Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.listed([player.name, ...Array.from(player.figures).map(each => Sentence.pair(each.label, each.value))])

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: 2 * Theme.unit
        Words {
            Layout.fillWidth: true
            text: row.player.name
            font.pixelSize: Theme.headingSize
            font.weight: Font.DemiBold
        }
        Flow {
            Layout.fillWidth: true
            spacing: 4 * Theme.unit
            Repeater {
                model: row.player.figures
                delegate: Row {
                    id: figure
                    required property labelledText modelData
                    spacing: 8 * Theme.unit
                    rightPadding: 16 * Theme.unit
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: figure.modelData.label
                        color: Theme.soft
                        font.pixelSize: Theme.smallSize
                        wrapMode: Text.NoWrap
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: figure.modelData.value
                        font.weight: Font.DemiBold
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
}
