// All colours, sizes, fonts and durations. Everything scales with the window: `unit` is 1 at 1280 x 720. Font
// sizes are also multiplied by `text`.
pragma Singleton

import QtQuick

QtObject {
    // Set by the window.
    property bool dark: true
    property bool motion: true
    property real unit: 1
    property real pixel: 1  // size of a screen pixel: less than 1 if the system scales everything up
    property bool largeText: false
    property string language: "en"

    readonly property real text: largeText ? 1.2 * unit : unit

    readonly property color ground: dark ? "#14120e" : "#f6f0e4"
    readonly property color panel: dark ? "#1e1b16" : "#fffbf3"
    readonly property color raised: dark ? "#2b2720" : "#ece3d2"
    readonly property color line: dark ? "#3b352b" : "#d8ccb6"
    readonly property color edge: dark ? "#82775f" : "#877c66"  // of controls and input fields
    readonly property color ink: dark ? "#f5eddf" : "#211c14"
    readonly property color soft: dark ? "#bcb09b" : "#5b5141"
    readonly property color faint: dark ? "#9a8f7c" : "#6c624f"
    readonly property color lamp: dark ? "#f4b74a" : "#8a5600"
    readonly property color lampInk: dark ? "#1c1405" : "#fffaf0"
    readonly property color glow: dark ? "#33f4b74a" : "#22d99a2b"
    readonly property color seatA: dark ? "#7fc7da" : "#0d6378"
    readonly property color seatB: dark ? "#f29b80" : "#9f3f1d"
    readonly property color warning: dark ? "#f0a35e" : "#9a4a00"
    readonly property color seatInk: dark ? "#14120e" : "#fffbf3"

    // Over the picture, in any theme.
    readonly property color outlineSure: "#ffe3a6"
    readonly property color outlineUnsure: "#ffffff"
    readonly property color glare: "#ff8f70"
    readonly property color labelInk: "#fff6e3"
    readonly property color labelGround: "#d8141210"

    // Fonts that contain the letters of the language.
    readonly property string displayFamily: qsTr("Noto Serif Display", "fonts that have the letters of this language")
    readonly property string stepFamily: qsTr("Noto Serif", "fonts that have the letters of this language")
    readonly property string family: qsTr("Noto Sans", "fonts that have the letters of this language")

    readonly property real displaySize: 50 * text
    readonly property real titleSize: 32 * text
    readonly property real headingSize: 23 * text
    readonly property real bodySize: read(19 * text)
    readonly property real smallSize: read(16 * text)
    readonly property real figureSize: 74 * unit

    // Text for playing is read from two metres: main text, secondary text, and the minimum size for text that
    // shrinks to fit.
    readonly property real playSize: 22 * text
    readonly property real besideSize: 20 * text
    readonly property real leastSize: 20 * unit
    readonly property real leastStepSize: 24 * unit

    readonly property real gap: 12 * unit
    readonly property real margin: 22 * unit
    readonly property real radius: 14 * unit
    readonly property real hairline: stroke(1)
    readonly property real focusWidth: stroke(3)
    readonly property real touch: 54 * unit
    readonly property real leastTouch: 24 * pixel    // minimum side of a tap target
    readonly property real leastLetters: 12 * pixel  // at any window size: the strokes of letters stay distinct

    readonly property int quick: motion ? 140 : 0
    readonly property int stepTime: 1700     // milliseconds from one step of a duel to the next
    readonly property int readingTime: 3000  // milliseconds for one sentence that disappears automatically

    readonly property color seatC: dark ? "#dcefa6" : "#26350a"
    readonly property color seatD: dark ? "#a583de" : "#6a35b5"

    // Returns a readable font size.
    function read(size: real): real {
        return Math.max(leastLetters, size);
    }
    // Returns the width of a line in whole pixels; otherwise it would be thinner at its corners than along
    // its sides.
    function stroke(width: real): real {
        return Math.max(1, Math.round(width * unit));
    }
    function seatColor(seat: string): color {
        return seat === "A" ? seatA : seat === "B" ? seatB : seat === "C" ? seatC : seat === "D" ? seatD : lamp;
    }
}
