// The card as it will be printed, its faults, and what the referee will do.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

ColumnLayout {
    id: preview

    required property EditorModel editor

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        EditorFace {
            objectName: "editorFace"
            Layout.preferredWidth: 200 * Theme.unit
            Layout.preferredHeight: 200 * 88 / 63 * Theme.unit
            source: preview.editor.face
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The card %1 as it will be printed").arg(preview.editor.title)
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            spacing: Theme.gap
            Words {
                Layout.fillWidth: true
                text: qsTr("Picture")
                color: Theme.soft
                font.pixelSize: Theme.read(Theme.smallSize * 0.9)
            }
            EditorPick {
                Layout.fillWidth: true
                label: qsTr("Picture")
                choices: preview.editor.charges
                chosen: preview.editor.picture
                prompt: preview.editor.picture === "own" ? qsTr("From a file") : ""
                onPicked: id => preview.editor.setCharge(id)
            }
            PathLine {
                objectName: "pictureFile"
                Layout.fillWidth: true
                stacked: true
                input.implicitHeight: 42 * Theme.unit
                input.font.pixelSize: Theme.smallSize
                placeholderText: qsTr("Picture file")
                filters: [qsTr("Pictures (*.jpg *.jpeg *.png *.heic *.avif *.webp *.tif *.tiff *.bmp *.gif *.jp2)")]
                onChosen: preview.editor.takePicture(text)
                onFinished: if (text !== "") preview.editor.takePicture(text)
            }
            EditorButton {
                Layout.fillWidth: true
                wraps: true
                text: qsTr("Write the text")
                note: qsTr("from what it does")
                implicitHeight: Math.max(42 * Theme.unit, implicitContentHeight + 12 * Theme.unit)
                onClicked: preview.editor.writeTexts()
            }
        }
    }

    Panel {
        Layout.fillWidth: true
        Layout.fillHeight: true
        border.color: preview.editor.faults.length > 0 ? Theme.warning : Theme.line

        Flickable {
            id: list
            anchors.fill: parent
            anchors.margins: Theme.gap
            clip: true
            contentHeight: explanation.height
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: contentHeight > height
            Keys.onUpPressed: contentY = Math.max(0, contentY - 40 * Theme.unit)
            Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + 40 * Theme.unit))
            Accessible.role: Accessible.Pane
            Accessible.name: qsTr("What the referee will do")
            T.ScrollBar.vertical: ScrollMark {}
            FocusRing { anchors.margins: 0; shown: list.activeFocus }

            Column {
                id: explanation
                width: list.width - 14 * Theme.unit
                spacing: 6 * Theme.unit

                Repeater {
                    model: preview.editor.faults
                    delegate: EditorFault {
                        required property string modelData
                        width: explanation.width
                        text: modelData
                    }
                }
                Heading {
                    width: parent.width
                    text: preview.editor.faults.length > 0 ? qsTr("Still to fix") : qsTr("What the referee will do")
                    font.pixelSize: Theme.smallSize * 1.15
                    visible: preview.editor.faults.length === 0
                }
                Words {
                    width: parent.width
                    visible: preview.editor.explanation.length === 0
                    text: qsTr("The players decide: the referee stops at this card and asks what happened.")
                    color: Theme.soft
                    font.pixelSize: Theme.smallSize
                }
                Repeater {
                    model: preview.editor.explanation
                    delegate: Words {
                        required property effectText modelData
                        width: explanation.width
                        leftPadding: modelData.depth * 16 * Theme.unit
                        text: modelData.says
                        color: modelData.depth === 0 ? Theme.soft : Theme.ink
                        font.family: Theme.stepFamily
                        font.pixelSize: Theme.smallSize
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                }
            }
        }
    }
}
