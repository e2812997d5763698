#include "app/serve/pages/page_words.h"

#include <QCoreApplication>

#include "app/phrases/language_scope.h"
#include "app/phrases/translation.h"

namespace lk::app {

namespace {

struct PhonePage {
  Q_DECLARE_TR_FUNCTIONS(PhonePage)
};

}  // namespace

Json pageWords(const QString& language) {
  const LanguageScope here(language);
  Json words = Json::object({{"language", language.toStdString()}});
  Json languages = Json::array();
  for (const QString& each : Translation::languages())
    languages.push(
        Json::object({{"id", each.toStdString()}, {"name", Translation::nameOf(each).toStdString()}}));
  words.set("languages", std::move(languages));
  const auto add = [&](const char* name, const QString& text) { words.set(name, text.toStdString()); };
  add("connecting", PhonePage::tr("Connecting …"));
  add("lost", PhonePage::tr("Connection lost. It comes back by itself."));
  add("refused", PhonePage::tr("This browser refuses live connections here. The page goes on another way."));
  add("out", PhonePage::tr("All phones were disconnected. Ask at the table for a new code."));
  add("notSent", PhonePage::tr("That did not get through. Tap again once connected."));
  add("wait", PhonePage::tr("Nothing to do for you now"));
  add("nothing", PhonePage::tr("No question right now"));
  add("noHints", PhonePage::tr("No hints"));
  add("wrong", PhonePage::tr("That's wrong"));
  add("takeBack", PhonePage::tr("Undo the last ruling?"));
  add("yes", PhonePage::tr("Yes, undo"));
  add("no", PhonePage::tr("No, leave it"));
  add("giveUp", PhonePage::tr("Yes, give up"));
  add("goOn", PhonePage::tr("No, play on"));
  add("roll", PhonePage::tr("Roll for me"));
  add("rollNote", PhonePage::tr("The program rolls the dice, and the record says so."));
  add("dice", PhonePage::tr("Dice"));
  add("die", PhonePage::tr("Die"));
  add("diceTaken", PhonePage::tr("{n} of {of} dice entered"));
  add("undo", PhonePage::tr("Undo last die"));
  add("cancel", PhonePage::tr("Cancel"));
  add("done", PhonePage::tr("Done"));
  add("confirm", PhonePage::tr("Confirm"));
  add("does", PhonePage::tr("{what} \u00b7 {whom}", "what a player can do, and with what or to whom"));
  add("asList", PhonePage::tr("Show {n} as a list"));
  add("find", PhonePage::tr("Find"));
  add("besides", PhonePage::tr("Other things you can do"));
  add("faceDown", PhonePage::tr("Face down"));
  add("empty", PhonePage::tr("empty", "a place on the table without a card"));
  add("cards", PhonePage::tr("{n} cards"));
  add("printed", PhonePage::tr("(printed {n})", "beside a number that differs from the printed one"));
  add("onChain", PhonePage::tr("Number {n} on the chain"));
  add("aimedAt", PhonePage::tr("Aimed at by number {n} on the chain"));
  add("onThing", PhonePage::tr("on {thing}", "a card that lies on another one"));
  add("cameraTitle", PhonePage::tr("The table's camera"));
  add("cameraReady", PhonePage::tr("The camera sees everything. Leave the phone where it is."));
  add("cameraForbidden",
      PhonePage::tr("This browser may not use the camera. Allow it in the settings of the page."));
  add("cameraMissing", PhonePage::tr("This device has no free camera."));
  add("cameraAsleep",
      PhonePage::tr("The camera is asleep: game paused. Keep this page open and the screen on."));
  add("cameraUnread",
      PhonePage::tr("The game is not looking.\nOn the computer, choose this phone as its camera."));
  add("coach", PhonePage::tr("Coach"));
  add("coachNote", PhonePage::tr("Only for you: what each choice is worth"));
  add("couldDo", PhonePage::tr("What could I do?"));
  add("couldDoNote", PhonePage::tr("Only for you: the best moves and your chance to win"));
  add("couldDoHand", PhonePage::tr("What is in your hand? What you leave out can be any card."));
  add("coachThinks", PhonePage::tr("One moment: the coach is thinking"));
  add("coachHand", PhonePage::tr("What is in your hand?"));
  add("coachTell", PhonePage::tr("What should I play?"));
  add("coachPoints", PhonePage::tr("Points, yours and theirs:"));
  add("coachDamage", PhonePage::tr("Damage, dealt and taken:"));
  add("coachWin", PhonePage::tr("Wins the fight:"));
  add("coachMix", PhonePage::tr("Play it this often:"));
  add("attack", PhonePage::tr("I attack"));
  add("defend", PhonePage::tr("I defend"));
  add("fewer", PhonePage::tr("{what}: one fewer"));
  add("more", PhonePage::tr("{what}: one more"));
  add("back", PhonePage::tr("Back"));
  add("close", PhonePage::tr("Close"));
  add("speaks", PhonePage::tr("Language"));
  add("league", PhonePage::tr("League"));
  add("standings", PhonePage::tr("Standings"));
  add("tables", PhonePage::tr("Tables"));
  add("place", PhonePage::tr("Place"));
  add("player", PhonePage::tr("Player"));
  add("points", PhonePage::tr("Points"));
  add("rating", PhonePage::tr("Rating"));
  add("played", PhonePage::tr("Played"));
  add("round", PhonePage::tr("Round {round}"));
  add("roundOf", PhonePage::tr("Round {round} of {rounds}"));
  add("season", PhonePage::tr("Season {season}"));
  add("notPaired", PhonePage::tr("No round is paired yet"));
  add("nobody", PhonePage::tr("Nobody has joined yet"));
  add("table", PhonePage::tr("Table {table}"));
  add("olderTable", PhonePage::tr("Table {table}, round {round}"));
  add("bye", PhonePage::tr("{first} sits out"));
  add("versus", PhonePage::tr("{first} and {second}"));
  add("plays", PhonePage::tr("playing"));
  add("wins", PhonePage::tr("{winner} won"));
  add("drawn", PhonePage::tr("a draw"));
  add("bothWon", PhonePage::tr("both won"));
  add("bothLost", PhonePage::tr("both lost"));
  add("waiting", PhonePage::tr("Waiting: {names}"));
  add("timeOver", PhonePage::tr("Time is over"));
  add("timeStopped",
      PhonePage::tr("{time}, stopped", "the time that a round has left, while the clock stands"));
  add("soundOn", PhonePage::tr("Ring at the end of the round"));
  add("soundIsOn", PhonePage::tr("It rings at the end of the round"));
  add("seatList", PhonePage::tr("Who sits where"));
  add("opponent", PhonePage::tr("Opponent"));
  add("tableNumber", PhonePage::tr("Table", "the heading of a column of numbers"));
  add("sitsOut", PhonePage::tr("sits out"));
  add("pageOf", PhonePage::tr("{page} of {pages}"));
  add("joiningTitle", PhonePage::tr("Who are you?"));
  add("joiningNote", PhonePage::tr("Tap your name. Only this phone can open your page then."));
  add("taken", PhonePage::tr("{name} has a phone"));
  add("isCamera", PhonePage::tr("The camera above the table"));
  add("watches", PhonePage::tr("I only watch"));
  add("trustTitle", PhonePage::tr("Trust this table"));
  add("trustWhy", PhonePage::tr("This table made its own certificate. A device that trusts it asks no more "
                                "questions, and live pages work in every browser. It can vouch only for this "
                                "computer and for addresses in private networks."));
  add("trustGet", PhonePage::tr("Get the certificate"));
  add("trustNote", PhonePage::tr("To undo this, delete the certificate in the same settings."));
  add("ios", PhonePage::tr("iPhone and iPad"));
  add("android", PhonePage::tr("Android"));
  add("desktop", PhonePage::tr("Computer"));
  add("trustIos",
      PhonePage::tr("Open this page in Safari. At its warning choose Show Details, then visit this "
                    "website.\nTap Get the certificate, then Allow.\nOpen Settings, tap Profile Downloaded, "
                    "then Install.\nOpen Settings, General, About, Certificate Trust Settings, and switch "
                    "Lampkeeper on.\nScan the code of your page again.",
                    "steps, one a line"));
  add("trustAndroid", PhonePage::tr("Tap Get the certificate.\nOpen Settings and search for CA certificate. "
                                    "Choose Install anyway.\nChoose the file lampkeeper.crt among the "
                                    "downloads.\nScan the code of your page again, in Chrome.",
                                    "steps, one a line"));
  add("trustDesktop",
      PhonePage::tr(
          "Click Get the certificate.\nFirefox: open Settings, Privacy and Security, View Certificates, "
          "Authorities, Import. Allow it to identify websites.\nChrome or Edge: open Settings, search for "
          "certificates, and import it among trusted authorities.\nmacOS: open the file, find Lampkeeper in "
          "Keychain Access, and set Trust to Always Trust.\nLoad the page again.",
          "steps, one a line"));
  add("torch", PhonePage::tr("Light"));
  add("zoom", PhonePage::tr("Zoom"));
  add("between", PhonePage::tr(", ", "between things that are listed"));
  return words;
}

}  // namespace lk::app
