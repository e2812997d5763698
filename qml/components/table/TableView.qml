// The table: once a night has begun, the drawn board with a small camera picture in a corner; a key or a tap
// swaps them. Before that, the picture alone, or why there is none.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: view

    required property TableModel table
    property bool pictureLarge: false  // chosen by people
    property BoardModel board: table.board
    readonly property bool boardShown: board.filled && !(pictureLarge && table.picture.filled)
    readonly property bool inset: boardShown && table.picture.filled
    // The text of the current card, unless the next step contains it.
    readonly property string cardText: table.detail.includes(board.currentText) ? "" : board.currentText

    color: Theme.dark ? "#0c0b09" : Theme.raised
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: table.picture.filled ? qsTr("The table as the camera sees it") : table.sourceText
    Accessible.description: table.picture.summary

    function turnPicture() {
        pictureLarge = !pictureLarge;
    }
    // Moves the mark of the arrow keys on the board.
    function step(dx: int, dy: int): void {
        drawn.step(dx, dy);
    }
    // Returns whether a card was open.
    function closeCard(): bool {
        const open = large.open;
        large.open = false;
        return open;
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 0.25 * Theme.gap
        visible: view.boardShown
        spacing: 0
        BoardArea {
            id: drawn
            Layout.fillWidth: true
            Layout.fillHeight: true
            board: view.board
            wanted: view.boardShown
            keepClear: view.inset ? picture.width : 0
            onCardWanted: card => large.show(card)
            onTouched: (thing, zone) => view.table.touch([thing, zone])
            onDropped: (ontoThing, ontoZone) => view.table.drop([ontoThing, ontoZone])
        }
    }
    LivePicture {
        id: picture
        readonly property real small: 0.26 * parent.width
        x: view.inset ? parent.width - width - Theme.gap : Theme.hairline
        y: view.inset ? parent.height - height - Theme.gap : Theme.hairline
        width: view.inset ? small : parent.width - 2 * Theme.hairline
        height: view.inset ? small * 9 / 16 : parent.height - 2 * Theme.hairline
        visible: view.table.picture.filled || !view.board.filled
        slot: view.table.picture
    }
    SeenOverlay {
        anchors.fill: picture
        visible: view.table.picture.filled && !view.inset
        slot: view.table.picture
        sureColor: Theme.outlineSure
        unsureColor: Theme.outlineUnsure
        labelColor: Theme.labelInk
        labelGround: Theme.labelGround
        taken: pause.visible ? Qt.rect(pause.x, pause.y, pause.width, pause.height)
             : named.visible ? Qt.rect(named.x, Theme.gap, named.width, named.y + named.height - Theme.gap) : Qt.rect(0, 0, 0, 0)
        lineWidth: 2.5 * Theme.unit
        font.family: Theme.family
        font.pixelSize: Theme.besideSize
        font.weight: Font.DemiBold
    }
    Rectangle {
        anchors.fill: picture
        visible: view.inset
        color: "transparent"
        radius: 4 * Theme.unit
        border.color: Theme.line
        border.width: Theme.stroke(2)
    }
    TapHandler {
        enabled: view.board.filled && view.table.picture.filled
        onTapped: point => {
            if (!view.inset || picture.contains(picture.mapFromItem(view, point.position)))
                view.turnPicture();
        }
    }
    PauseNote {
        id: pause
        anchors.centerIn: parent
        text: view.table.pause
    }
    Rectangle {
        id: named
        objectName: "whereTheGameIs"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        visible: !view.boardShown && view.board.currentName !== ""
        height: place.implicitHeight + 12 * Theme.unit
        radius: Theme.radius
        color: Theme.labelGround
        Column {
            id: place
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.margins: Theme.gap
            Words {
                width: parent.width
                text: view.board.currentName
                color: Theme.outlineSure
                font.pixelSize: Theme.playSize
                font.weight: Font.DemiBold
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: view.cardText
                color: Theme.labelInk
                font.pixelSize: Theme.besideSize
            }
        }
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.margin
        visible: !view.table.picture.filled && !view.boardShown
        spacing: Theme.gap
        LampMark {
            Layout.alignment: Qt.AlignHCenter
            size: 64 * Theme.unit
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: view.table.sourceText
            color: Theme.soft
            font.pixelSize: Theme.headingSize
        }
    }
    CardLarge {
        id: large
        anchors.fill: parent
        anchors.margins: Theme.gap
    }
}
