// A card in a list: its small face, its names, the number of references.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: row

    required property string cardId
    required property string name
    required property string otherName
    required property string typeName
    required property string picture
    required property int references
    property bool current: false
    property bool focused: false
    signal picked()

    implicitHeight: 68 * Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.listed([name, typeName, references > 0 ? qsTr("taught") : qsTr("not taught")])
    Accessible.selected: current
    Accessible.onPressAction: row.picked()

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: 4 * Theme.unit
        radius: Theme.radius
        color: row.current ? Theme.raised : "transparent"
        border.color: row.current ? (row.focused ? Theme.ink : Theme.lamp) : "transparent"
        border.width: row.focused ? Theme.focusWidth : Theme.hairline
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 10 * Theme.unit
        anchors.rightMargin: 12 * Theme.unit
        anchors.bottomMargin: 4 * Theme.unit
        spacing: Theme.gap
        CardPicture {
            Layout.preferredHeight: 54 * Theme.unit
            Layout.preferredWidth: 54 * Theme.unit * 63 / 88
            source: row.picture
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            Words {
                Layout.fillWidth: true
                text: row.name
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Words {
                Layout.fillWidth: true
                objectName: "otherLanguage"
                text: Sentence.beside([row.typeName, row.otherName])
                color: Theme.soft
                font.pixelSize: Theme.smallSize
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
        Words {
            visible: row.references > 0
            text: "\u2713 " + row.references
            color: Theme.lamp
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    HoverHandler { id: pointer }
    Tip {
        wanted: pointer.hovered && row.current && row.focused
        says: qsTr("Teach this card")
        key: qsTr("Enter")
    }
    TapHandler { onTapped: row.picked() }
}
