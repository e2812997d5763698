// The texts of a setting: name and description.
import QtQuick
import Lampkeeper

Column {
    id: words

    required property string label
    required property string about

    Words {
        width: words.width
        text: words.label
        font.pixelSize: Theme.headingSize
        font.weight: Font.DemiBold
    }
    Words {
        width: words.width
        visible: text !== ""
        text: words.about
        color: Theme.soft
    }
}
