// The bar above every page: the program's name, the state of the night, the pages.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: bar

    required property TableModel table
    required property list<pageEntry> pages
    required property string page  // the current tab
    signal pageWanted(string name)

    implicitHeight: 48 * Theme.unit

    Letters {
        id: letters
        font.pixelSize: Theme.leastSize
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        spacing: Theme.gap

        LampMark {}
        Heading {
            visible: bar.table.when === ""
            text: qsTr("Lampkeeper")
            font.pixelSize: Theme.headingSize
            wrapMode: Text.NoWrap
        }
        Words {
            Layout.leftMargin: Theme.gap
            Layout.fillWidth: bar.table.understood === "" || bar.page !== "table"
            text: bar.table.when
            color: Theme.soft
            font.pixelSize: Theme.playSize
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        // The last event. If there is little room, without "Recorded"; it is left out where it does not fit at all.
        Words {
            readonly property string told: qsTr("Recorded: %1").arg(bar.table.understood)
            readonly property real room: 0.98 * width
            Layout.fillWidth: true
            Layout.preferredWidth: 0
            visible: bar.page === "table" && bar.table.begun && bar.table.understood !== ""
            text: letters.widthOf(told) < room ? told : letters.widthOf(bar.table.understood) < room ? bar.table.understood : ""
            color: Theme.soft
            font: letters.font
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.StaticText
            Accessible.name: told
        }

        Repeater {
            model: PersistentRows { list: Array.from(bar.pages).filter(each => each.tab) }
            delegate: PageTab {
                required property pageEntry modelData
                required property bool shown
                visible: shown
                text: modelData.name === "duel" && bar.table.fight !== "" ? bar.table.fight : modelData.label
                key: modelData.key
                current: bar.page === modelData.name
                onClicked: bar.pageWanted(modelData.name)
            }
        }
    }

    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: Theme.hairline
        color: Theme.line
    }
}
