#include "app/phrases/fault_words.h"

#include <optional>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace lk::app {

namespace {

/// Messages of lower layers that users can meet; %1 stands for any text.
constexpr const char* kPhrases[] = {
    QT_TRANSLATE_NOOP("Faults", "cannot be created, so nothing can be saved"),
    QT_TRANSLATE_NOOP("Faults", "cannot be created: there is no folder %1"),
    QT_TRANSLATE_NOOP("Faults", "cannot be created: that name is already taken"),
    QT_TRANSLATE_NOOP("Faults", "cannot be opened"),
    QT_TRANSLATE_NOOP("Faults", "cannot be read"),
    QT_TRANSLATE_NOOP("Faults", "cannot be read: %1"),
    QT_TRANSLATE_NOOP("Faults", "cannot be read or written: the disk reports an error"),
    QT_TRANSLATE_NOOP("Faults", "cannot be used as a library: %1"),
    QT_TRANSLATE_NOOP("Faults", "cannot be written"),
    QT_TRANSLATE_NOOP("Faults", "cannot be written: %1"),
    QT_TRANSLATE_NOOP("Faults", "cannot be written because the disk is full"),
    QT_TRANSLATE_NOOP("Faults", "cannot be listed: %1"),
    QT_TRANSLATE_NOOP("Faults", "does not exist"),
    QT_TRANSLATE_NOOP("Faults", "is a folder"),
    QT_TRANSLATE_NOOP("Faults", "is not a file"),
    QT_TRANSLATE_NOOP("Faults", "is a folder, not a card library"),
    QT_TRANSLATE_NOOP("Faults", "is not a card library"),
    QT_TRANSLATE_NOOP("Faults", "is another program's database, not a card library"),
    QT_TRANSLATE_NOOP("Faults", "is empty, not a card library"),
    QT_TRANSLATE_NOOP("Faults", "is a folder, not a file of nights"),
    QT_TRANSLATE_NOOP("Faults", "is empty, not a file of nights"),
    QT_TRANSLATE_NOOP("Faults", "is a damaged file of nights, or none at all"),
    QT_TRANSLATE_NOOP("Faults", "is another program's database, not a file of nights"),
    QT_TRANSLATE_NOOP("Faults", "is on a drive that cannot lock files, as some network drives"),
    QT_TRANSLATE_NOOP("Faults", "keep it on a disk of this computer"),
    QT_TRANSLATE_NOOP("Faults", "restore it from a backup, or move it away: a new one is made"),
    QT_TRANSLATE_NOOP("Faults", "holds characters that cannot be seen"),
    QT_TRANSLATE_NOOP("Faults", "write it anew by hand"),
    QT_TRANSLATE_NOOP("Faults", "is damaged or incomplete"),
    QT_TRANSLATE_NOOP("Faults", "is a library, which other files must not replace"),
    QT_TRANSLATE_NOOP("Faults", "is in use by another program"),
    QT_TRANSLATE_NOOP("Faults", "has no night %1"),
    QT_TRANSLATE_NOOP("Faults", "night %1 was continued elsewhere"),
    QT_TRANSLATE_NOOP("Faults", "night %1, event %2 is missing"),
    QT_TRANSLATE_NOOP("Faults", "night %1, event %2 is damaged: %3"),
    QT_TRANSLATE_NOOP("Faults", "night %1, event %2 was never recorded"),
    QT_TRANSLATE_NOOP("Faults", "holds no event that these rules accept (%1)"),
    QT_TRANSLATE_NOOP("Faults", "needs more memory than there is"),
    QT_TRANSLATE_NOOP("Faults", "check its permissions"),
    QT_TRANSLATE_NOOP("Faults", "check that the file exists, and its and its folder's permissions"),
    QT_TRANSLATE_NOOP("Faults", "check the disk"),
    QT_TRANSLATE_NOOP("Faults", "check the path and its permissions"),
    QT_TRANSLATE_NOOP("Faults", "check the permissions of the file and its folder"),
    QT_TRANSLATE_NOOP("Faults", "choose a folder you may write to, with room in it"),
    QT_TRANSLATE_NOOP("Faults", "choose one of the nights it holds"),
    QT_TRANSLATE_NOOP("Faults", "close it in all windows but one, and continue there"),
    QT_TRANSLATE_NOOP("Faults", "close other programs and try again"),
    QT_TRANSLATE_NOOP("Faults", "create the folder first"),
    QT_TRANSLATE_NOOP("Faults", "free some space and try again; nothing was lost"),
    QT_TRANSLATE_NOOP("Faults", "create it, or free some space"),
    QT_TRANSLATE_NOOP("Faults", "move the files %1"),
    QT_TRANSLATE_NOOP("Faults", "choose a card library"),
    QT_TRANSLATE_NOOP("Faults", "choose a file in it"),
    QT_TRANSLATE_NOOP("Faults", "choose another file"),
    QT_TRANSLATE_NOOP("Faults", "choose another place"),
    QT_TRANSLATE_NOOP("Faults", "delete it to get a new one, or choose another file"),
    QT_TRANSLATE_NOOP("Faults", "restore it from a copy"),
    QT_TRANSLATE_NOOP("Faults", "restore the file from a copy, or start a new night"),
    QT_TRANSLATE_NOOP("Faults", "resume it with the version it was played with"),
    QT_TRANSLATE_NOOP("Faults", "use the newer Lampkeeper that wrote it"),
    QT_TRANSLATE_NOOP("Faults", "wait for it or close it, then try again"),
    QT_TRANSLATE_NOOP("Faults", "set that table up again"),
    QT_TRANSLATE_NOOP("Faults", "no camera has this number"),
    QT_TRANSLATE_NOOP("Faults", "is not a camera, file or folder"),
    QT_TRANSLATE_NOOP("Faults", "is a camera that gives no pictures"),
    QT_TRANSLATE_NOOP("Faults", "is neither file nor folder"),
    QT_TRANSLATE_NOOP("Faults", "is not an address that can be opened"),
    QT_TRANSLATE_NOOP("Faults", "names a computer that cannot be found"),
    QT_TRANSLATE_NOOP("Faults", "cannot be reached: %1"),
    QT_TRANSLATE_NOOP("Faults", "connects but sends nothing"),
    QT_TRANSLATE_NOOP("Faults", "does not answer"),
    QT_TRANSLATE_NOOP("Faults", "refuses the connection"),
    QT_TRANSLATE_NOOP("Faults", "sends no pictures that can be played"),
    QT_TRANSLATE_NOOP("Faults", "sends pictures that are grey in part: data is lost on the way"),
    QT_TRANSLATE_NOOP("Faults",
                      "move the camera nearer to the router, or choose smaller pictures in its settings"),
    QT_TRANSLATE_NOOP("Faults", "wants a name and a password"),
    QT_TRANSLATE_NOOP("Faults", "speaks no HTTPS at this port"),
    QT_TRANSLATE_NOOP("Faults", "speaks %1, not %2, at this port"),
    QT_TRANSLATE_NOOP("Faults", "write http:// instead of https://, or check the port"),
    QT_TRANSLATE_NOOP("Faults", "write %1:// instead of %2://, or check the port"),
    QT_TRANSLATE_NOOP("Faults", "has no pictures in it"),
    QT_TRANSLATE_NOOP("Faults", "is not a picture that can be read"),
    QT_TRANSLATE_NOOP("Faults", "is not a video that can be played"),
    QT_TRANSLATE_NOOP("Faults", "is damaged, or of a kind that cannot be played"),
    QT_TRANSLATE_NOOP("Faults", "check that the camera is not in use elsewhere"),
    QT_TRANSLATE_NOOP("Faults", "check that the camera is on and in this network"),
    QT_TRANSLATE_NOOP("Faults", "check the address and the network"),
    QT_TRANSLATE_NOOP("Faults", "check the name"),
    QT_TRANSLATE_NOOP("Faults", "check the port, and that the camera's server is running"),
    QT_TRANSLATE_NOOP("Faults", "close other programs that use it, or plug it in again"),
    QT_TRANSLATE_NOOP("Faults", "plug in a camera: none was found"),
    QT_TRANSLATE_NOOP("Faults", "choose one of: %1"),
    QT_TRANSLATE_NOOP("Faults", "use http:// or rtsp:// and a computer's name"),
    QT_TRANSLATE_NOOP("Faults", "write them into the address: %1://name:password@..."),
    QT_TRANSLATE_NOOP("Faults", "give the address of the stream itself, not of a page"),
    QT_TRANSLATE_NOOP("Faults", "put PNG, JPEG, BMP or WebP files there, or choose another folder"),
    QT_TRANSLATE_NOOP("Faults", "save it as JPEG, PNG, BMP or WebP"),
    QT_TRANSLATE_NOOP("Faults", "is larger than 32 MB"),
    QT_TRANSLATE_NOOP("Faults", "split it into several packs"),
    QT_TRANSLATE_NOOP("Faults", "there is already a pack %1"),
    QT_TRANSLATE_NOOP("Faults", "rename one of them"),
    QT_TRANSLATE_NOOP("Faults", "is a pack of the game \"%1\""),
    QT_TRANSLATE_NOOP("Faults", "choose a pack of %1"),
    QT_TRANSLATE_NOOP("Faults", "choose a card pack"),
    QT_TRANSLATE_NOOP("Faults", "this game has nothing of that kind to print"),
    QT_TRANSLATE_NOOP("Faults", "is not a Lampkeeper backup"),
    QT_TRANSLATE_NOOP("Faults", "restore a backup, or move the file away"),
    QT_TRANSLATE_NOOP("Faults", "choose a backup made by Lampkeeper"),
    QT_TRANSLATE_NOOP("Faults", "is a backup that a newer Lampkeeper wrote"),
    QT_TRANSLATE_NOOP("Faults", "restore it with the newer Lampkeeper"),
    QT_TRANSLATE_NOOP("Faults", "is a damaged or incomplete backup"),
    QT_TRANSLATE_NOOP("Faults", "is a damaged backup, or one that was changed after it was made"),
    QT_TRANSLATE_NOOP("Faults", "use another copy of it"),
    QT_TRANSLATE_NOOP("Faults", "choose a backup"),
    QT_TRANSLATE_NOOP("Faults", "holds %1, which %2"),
    QT_TRANSLATE_NOOP("Faults", "cannot be copied: %1"),
    QT_TRANSLATE_NOOP("Faults", "cannot be written to: %1"),
    QT_TRANSLATE_NOOP("Faults", "check the permissions of the folder, and that the disk has room"),
    QT_TRANSLATE_NOOP("Faults", "is being restored by another program"),
    QT_TRANSLATE_NOOP("Faults", "wait until it is done, then try again"),
    QT_TRANSLATE_NOOP("Faults", "could not be restored completely: %1"),
    QT_TRANSLATE_NOOP("Faults", "close all Lampkeeper windows, then try again"),
    QT_TRANSLATE_NOOP("Faults", "has schema %1, newer than this program's %2"),
    QT_TRANSLATE_NOOP("Faults", "holds views or triggers, which no library of ours has"),
    QT_TRANSLATE_NOOP("Faults", "holds views or triggers, which no league of ours has"),
    QT_TRANSLATE_NOOP("Faults", "use a copy from before they were made"),
    QT_TRANSLATE_NOOP("Faults", "would contain a value of more than %1 MB"),
    QT_TRANSLATE_NOOP("Faults", "make it smaller, or restore it from a copy"),
    QT_TRANSLATE_NOOP("Faults", "is an incomplete %1"),
    QT_TRANSLATE_NOOP("Faults", "is a damaged %1"),
    QT_TRANSLATE_NOOP("Faults", "has %1 pixels, more than 64 megapixels"),
    QT_TRANSLATE_NOOP("Faults", "is empty"),
    QT_TRANSLATE_NOOP("Faults", "is a folder, not a picture"),
    QT_TRANSLATE_NOOP("Faults", "copy it again from where it came"),
    QT_TRANSLATE_NOOP("Faults", "make it smaller"),
    QT_TRANSLATE_NOOP("Faults", "choose a picture"),
    QT_TRANSLATE_NOOP("Faults", "gives the house a seat that takes no part (%1)"),
    QT_TRANSLATE_NOOP("Faults", "names a level of the house that is not known (%1)"),
    QT_TRANSLATE_NOOP("Faults", "has no seed for the house (%1)"),
    QT_TRANSLATE_NOOP("Faults", "name a seat of this night"),
    QT_TRANSLATE_NOOP("Faults", "say gentle, even or strong; a night of a later version needs that version"),
    QT_TRANSLATE_NOOP("Faults", "say a whole number from 0 to 4294967295"),
    QT_TRANSLATE_NOOP("Faults", "choose a picture in it"),
    QT_TRANSLATE_NOOP("Faults", "take the picture again"),
};

/// Returns the texts for %1, %2, ... if `text` matches the phrase.
std::optional<QStringList> filledIn(const QString& phrase, const QString& text) {
  static const QRegularExpression kPlace(QStringLiteral("\\\\%\\d"));  // as escape() leaves it
  const QString pattern = QRegularExpression::escape(phrase).replace(kPlace, QStringLiteral("(.+)"));
  const QRegularExpressionMatch match =
      QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text);
  if (!match.hasMatch()) return std::nullopt;
  return match.capturedTexts().mid(1);
}

QString translatedFault(const std::string& english) {
  const QString text = QString::fromStdString(english);
  for (const char* phrase : kPhrases)
    if (const auto words = filledIn(QString::fromLatin1(phrase), text)) {
      QString out = QCoreApplication::translate("Faults", phrase);
      for (const QString& each : *words) out = out.arg(each);
      return out;
    }
  return text;
}

}  // namespace

QString faultText(const Fault& fault) {
  const Fault shown{fault.file, fault.line, translatedFault(fault.what).toStdString(),
                    translatedFault(fault.cure).toStdString()};
  return QString::fromStdString(shown.text());
}

}  // namespace lk::app
