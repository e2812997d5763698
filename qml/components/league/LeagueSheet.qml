// A sheet over the league page: a heading, its content, and a button that closes it.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: sheet

    property string heading
    property alias actions: row.data
    default property alias content: holder.data

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 900 * Theme.unit)
    height: Math.min(parent ? parent.height - 2 * Theme.margin : 0, implicitHeight)
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }

    contentItem: ColumnLayout {
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            text: sheet.heading
            font.pixelSize: Theme.headingSize
        }
        ColumnLayout {
            id: holder
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap
        }
        RowLayout {
            id: row
            Layout.fillWidth: true
            spacing: Theme.gap
            ActionButton {
                objectName: "leagueSheetClose"
                text: qsTr("Close")
                key: qsTr("Esc")
                quiet: true
                onClicked: sheet.close()
            }
        }
    }
}
