// A choice from several: shows the current one. A tap or Space opens the list; arrow keys change the choice
// directly.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.ComboBox {
    id: list

    required property string label
    required property list<namedOption> options
    required property string chosen
    property string name: ""  // for tests
    property bool wraps: false
    signal picked(string id)

    objectName: name
    implicitWidth: 200 * Theme.unit
    implicitHeight: Theme.touch
    leftPadding: 14 * Theme.unit
    rightPadding: 44 * Theme.unit
    model: Array.from(options).map(option => option.name)
    currentIndex: Math.max(0, Array.from(options).findIndex(option => option.id === chosen))
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ComboBox
    Accessible.name: Sentence.pair(label, displayText)
    Accessible.description: displayText
    Keys.onReturnPressed: popup.open()
    Keys.onEnterPressed: popup.open()
    // The shown entry follows `chosen`, whatever changes it.
    onActivated: index => {
        const id = options[index].id;
        currentIndex = Qt.binding(() => Math.max(0, Array.from(options).findIndex(option => option.id === chosen)));
        picked(id);
    }

    contentItem: Words {
        id: value
        text: list.displayText
        verticalAlignment: Text.AlignVCenter
        font.weight: Font.DemiBold
        fontSizeMode: list.wraps ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: Theme.read(0.7 * Theme.bodySize)
        elide: list.wraps ? Text.ElideNone : Text.ElideRight
        wrapMode: list.wraps ? Text.WordWrap : Text.NoWrap
        Accessible.ignored: true
    }
    indicator: Text {
        x: list.width - width - 16 * Theme.unit
        y: (list.height - height) / 2
        text: "\u25be"
        color: Theme.soft
        font.pixelSize: Theme.bodySize
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radius
        color: list.down ? Theme.line : Theme.raised
        border.color: list.hovered ? Theme.lamp : Theme.edge
        border.width: Theme.hairline
        FocusRing { shown: list.visualFocus }
    }
    delegate: T.ItemDelegate {
        id: row
        required property string modelData
        required property int index
        readonly property bool current: list.highlightedIndex === index
        width: list.width
        height: Math.max(Theme.touch, entry.implicitHeight + 12 * Theme.unit)
        leftPadding: 14 * Theme.unit
        rightPadding: 14 * Theme.unit
        Accessible.name: modelData
        contentItem: Words {
            id: entry
            text: (list.options[row.index]?.id === list.chosen ? "\u25cf  " : "\u25cb  ") + row.modelData
            verticalAlignment: Text.AlignVCenter
            font.weight: row.current ? Font.DemiBold : Font.Normal
        }
        background: Rectangle {
            color: row.current ? Theme.raised : "transparent"
            border.color: row.current ? Theme.lamp : "transparent"
            border.width: Theme.hairline
            radius: Theme.radius * 0.6
        }
    }
    popup: T.Popup {
        y: list.height + 4 * Theme.unit
        width: list.width
        height: Math.min(contentItem.implicitHeight + 2 * padding, 380 * Theme.unit)
        padding: 6 * Theme.unit
        margins: Theme.gap
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: list.delegateModel
            currentIndex: list.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollMark {}
        }
        background: Rectangle {
            radius: Theme.radius
            color: Theme.panel
            border.color: Theme.lamp
            border.width: Theme.hairline
        }
    }
}
