// Parts of what is shown or read aloud, put together as the language does it. Empty parts are left out.
pragma Singleton

import QtQuick

QtObject {
    function listed(parts: var): string {
        return filled(parts).join(qsTr(", ", "between parts of what is read aloud"));
    }
    function beside(parts: var): string {
        return filled(parts).join("  \u00b7  ");
    }
    function pair(name: string, value: var): string {
        return name === "" ? String(value) : value === "" ? name : qsTr("%1: %2").arg(name).arg(value);
    }
    function told(sentences: var): string {
        const ended = filled(sentences).map(each => /[.!?:\u3002\uff01\uff1f\uff1a]$/.test(each) ? each : qsTr("%1.").arg(each));
        return ended.join(qsTr(" ", "between sentences"));
    }
    // As it is heard: without the sign in front that says whether it is chosen.
    function heard(text: string): string {
        return text.replace(/^[\u25cf\u25cb\u2713]\s+/, "");
    }
    function filled(parts: var): var {
        return parts.filter(part => part !== "" && part !== undefined);
    }
}
