// Joins parts of shown or spoken text as the language does. Empty parts are left out.
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
    function joined(sentences: var): string {
        const ended = filled(sentences).map(each => /[.!?:\u3002\uff01\uff1f\uff1a]\s*([(\uff08][^()\uff08\uff09]*[)\uff09])?$/.test(each) ? each : qsTr("%1.").arg(each));
        return ended.join(qsTr(" ", "between sentences"));
    }
    // Returns a text for screen readers: without the leading symbol that shows whether it is chosen.
    function withoutMark(text: string): string {
        return text.replace(/^[\u25cf\u25cb\u2713]\s+/, "");
    }
    function filled(parts: var): var {
        return parts.filter(part => part !== "" && part !== undefined);
    }
}
