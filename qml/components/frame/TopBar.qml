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

    FontMetrics {
        id: letters
        font.family: Theme.family
        font.pixelSize: 0.8 * Theme.leastSize
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
            Layout.fillWidth: !recorded.visible
            text: bar.table.when
            color: Theme.soft
            font.pixelSize: Theme.playSize
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Words {
            id: recorded
            Layout.fillWidth: true
            Layout.maximumHeight: bar.height
            readonly property bool fits: Theme.unit > 0.99 && letters.advanceWidth(text) < 1.6 * (bar.width - 900 * Theme.unit)
            visible: bar.page === "table" && bar.table.begun && bar.table.understood !== "" && fits
            text: qsTr("Recorded: %1").arg(bar.table.understood)
            color: Theme.soft
            font.pixelSize: 0.8 * Theme.leastSize
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.read(0.8 * Theme.leastSize)
            verticalAlignment: Text.AlignVCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Repeater {
            model: PersistentRows { list: Array.from(bar.pages).filter(each => each.tab) }
            delegate: PageTab {
                required property pageEntry modelData
                required property bool shown
                visible: shown
                text: modelData.label
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
