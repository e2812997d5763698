// Names of the figures, zones, things and box parts of Magepunk.
#include "app/phrases/games/magepunk/magepunk.h"

namespace lk::app::magepunk {

namespace {

constexpr FigureWords kFigures[] = {
    {"life", FigureRank::main, QT_TRANSLATE_NOOP("FigureWords", "Life")},
    {"hand", FigureRank::always, QT_TRANSLATE_NOOP("FigureWords", "Hand")},
    {"deck", FigureRank::always, QT_TRANSLATE_NOOP("FigureWords", "Deck")},
    {"charge.biom", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Biom")},
    {"charge.kinesis", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Kinesis")},
    {"charge.aether", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Aether")},
    {"charge.entropy", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Entropy")},
    {"charge.radiance", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Radiance")},
    {"spent.biom", FigureRank::rare, QT_TRANSLATE_NOOP("FigureWords", "Biom spent")},
    {"spent.kinesis", FigureRank::rare, QT_TRANSLATE_NOOP("FigureWords", "Kinesis spent")},
    {"spent.aether", FigureRank::rare, QT_TRANSLATE_NOOP("FigureWords", "Aether spent")},
    {"spent.entropy", FigureRank::rare, QT_TRANSLATE_NOOP("FigureWords", "Entropy spent")},
    {"spent.radiance", FigureRank::rare, QT_TRANSLATE_NOOP("FigureWords", "Radiance spent")},
    {"attacking", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Attacking")},
    {"blocked", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Blocked")},
    {"damage", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Damage")},
    {"order", FigureRank::whenSet, QT_TRANSLATE_NOOP("FigureWords", "Blocker")},
    {"active", FigureRank::hidden, QT_TRANSLATE_NOOP("FigureWords", "Whose turn")},
};

const Phrase kZones[] = {
    {"battlefield", QT_TRANSLATE_NOOP("Words", "Battlefield")},
    {"entities", QT_TRANSLATE_NOOP("Words", "Entities")},
    {"nodes", QT_TRANSLATE_NOOP("Words", "Nodes")},
    {"deck", QT_TRANSLATE_NOOP("Words", "Deck")},
    {"life", QT_TRANSLATE_NOOP("Words", "Life track")},
    {"strip", QT_TRANSLATE_NOOP("Words", "Attack strip")},
    {"chain", QT_TRANSLATE_NOOP("Words", "Chain")},
    {"resource/biom", QT_TRANSLATE_NOOP("Words", "Biom lane")},
    {"resource/kinesis", QT_TRANSLATE_NOOP("Words", "Kinesis lane")},
    {"resource/aether", QT_TRANSLATE_NOOP("Words", "Aether lane")},
    {"resource/entropy", QT_TRANSLATE_NOOP("Words", "Entropy lane")},
    {"resource/radiance", QT_TRANSLATE_NOOP("Words", "Radiance lane")},
};

const Phrase kThings[] = {
    {"biom", QT_TRANSLATE_NOOP("Words", "Biom")},
    {"kinesis", QT_TRANSLATE_NOOP("Words", "Kinesis")},
    {"aether", QT_TRANSLATE_NOOP("Words", "Aether")},
    {"entropy", QT_TRANSLATE_NOOP("Words", "Entropy")},
    {"radiance", QT_TRANSLATE_NOOP("Words", "Radiance")},
    {"resource/biom", QT_TRANSLATE_NOOP("Words", "Biom resource")},
    {"resource/kinesis", QT_TRANSLATE_NOOP("Words", "Kinesis resource")},
    {"resource/aether", QT_TRANSLATE_NOOP("Words", "Aether resource")},
    {"resource/entropy", QT_TRANSLATE_NOOP("Words", "Entropy resource")},
    {"resource/radiance", QT_TRANSLATE_NOOP("Words", "Radiance resource")},
};

const Phrase kBoxParts[] = {
    {"deck", QT_TRANSLATE_NOOP("Words", "{who}: deck")},
    {"common_deck", QT_TRANSLATE_NOOP("Words", "Common deck")},
};

const Phrase kBoxNotes[] = {
    {"deck", QT_TRANSLATE_NOOP("Words", "shuffled, the first hand drawn")},
    {"common_deck", QT_TRANSLATE_NOOP("Words", "both wallets, shuffled together")},
};

}  // namespace

std::span<const FigureWords> figures() {
  return kFigures;
}
std::span<const Phrase> zones() {
  return kZones;
}
std::span<const Phrase> things() {
  return kThings;
}
std::span<const Phrase> boxParts() {
  return kBoxParts;
}
std::span<const Phrase> boxNotes() {
  return kBoxNotes;
}

}  // namespace lk::app::magepunk
