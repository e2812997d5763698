// Every rule the referee goes by, to be searched and read.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

FocusScope {
    id: page

    required property TableModel table
    required property HomeModel home
    required property WindowSettings settings
    signal pageWanted(string name)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Heading { text: qsTr("Rules") }
            Words {
                Layout.fillWidth: true
                text: qsTr("%n rules", "", page.table.rules.count)
                color: Theme.soft
            }
            InputLine {
                id: search
                Layout.preferredWidth: 420 * Theme.unit
                focus: true
                placeholderText: qsTr("Search in the rules")
                text: page.table.rules.search
                onTextEdited: page.table.rules.search = text
            }
        }
        ListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: page.table.rules
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            keyNavigationEnabled: true
            T.ScrollBar.vertical: ScrollMark {}
            delegate: RuleRow { width: list.width - 14 * Theme.unit }

            Nothing {
                anchors.centerIn: parent
                visible: list.count === 0
                text: qsTr("No rule says that.")
            }
        }
    }
}
