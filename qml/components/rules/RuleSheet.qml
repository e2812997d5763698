// The text of a rule in a sheet over the page, with a link to all rules.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: sheet

    property string rule
    property string text
    signal wanted(string rule)

    function show(id: string, sentence: string) {
        rule = id;
        text = sentence;
        open();
        close_.forceActiveFocus();
    }

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 760 * Theme.unit)
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }

    contentItem: ColumnLayout {
        spacing: Theme.margin
        Heading {
            Layout.fillWidth: true
            text: qsTr("Rule %1").arg(sheet.rule)
        }
        Words {
            Layout.fillWidth: true
            text: sheet.text === "" ? qsTr("No text for this rule") : sheet.text
            font.family: Theme.stepFamily
            font.pixelSize: Theme.headingSize
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            ActionButton {
                text: qsTr("Show in rules")
                onClicked: {
                    sheet.close();
                    sheet.wanted(sheet.rule);
                }
            }
            Item { Layout.fillWidth: true }
            ActionButton {
                id: close_
                text: qsTr("OK")
                key: qsTr("Esc")
                primary: true
                onClicked: sheet.close()
            }
        }
    }
}
