// A likely answer: the picture of its card, and its meaning.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

T.Button {
    id: answer

    property string key: ""
    property string picture: ""
    property bool tall: false  // among answers with pictures

    implicitWidth: Math.max(tall ? 284 * Theme.unit : 0, (tall ? 0 : content.implicitWidth) + 2 * padding)
    implicitHeight: content.implicitHeight + 2 * padding
    padding: 10 * Theme.unit
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Keys.onReturnPressed: answer.clicked()
    Keys.onEnterPressed: answer.clicked()

    contentItem: ColumnLayout {
        id: content
        spacing: 8 * Theme.unit
        CardPicture {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredHeight: 118 * Theme.unit
            Layout.preferredWidth: 118 * Theme.unit * 63 / 88
            visible: answer.picture !== ""
            source: answer.picture
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 8 * Theme.unit
            KeyHint {
                text: answer.key
                ink: Theme.lamp
            }
            Words {
                Layout.fillWidth: true
                text: answer.text
                font.weight: Font.DemiBold
                font.pixelSize: answer.tall ? Theme.besideSize : Theme.playSize
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: answer.down ? Theme.line : Theme.panel
        border.color: Theme.lamp
        border.width: Theme.stroke(2)
        FocusRing { shown: answer.visualFocus }
    }
}
