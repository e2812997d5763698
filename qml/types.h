// Registers the program's types with QML. Pages receive their objects from the program; QML itself creates
// only pictures and list models.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/cards/card_printer.h"
#include "app/window/cards/cards_model.h"
#include "app/window/cards/enrol_model.h"
#include "app/window/cards/sheet_printer.h"
#include "app/window/coach/blunder_model.h"
#include "app/window/coach/coach_model.h"
#include "app/window/coach/own_coach_model.h"
#include "app/window/home/first_steps.h"
#include "app/window/home/home_model.h"
#include "app/window/home/setup_model.h"
#include "app/window/phones/phones_model.h"
#include "app/window/phones/qr_code.h"
#include "app/window/rules/rules_model.h"
#include "app/window/shared/help_model.h"
#include "app/window/shared/out_folder.h"
#include "app/window/shared/persistent_rows.h"
#include "app/window/shared/pictures/live_picture.h"
#include "app/window/shared/pictures/picture_slot.h"
#include "app/window/shared/pictures/seen_overlay.h"
#include "app/window/shared/voice/voice.h"
#include "app/window/shared/window_settings.h"
#include "app/window/table/box_model.h"
#include "app/window/table/score_model.h"
#include "app/window/table/seats_side.h"
#include "app/window/table/table_model.h"

struct TableModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::TableModel)
  QML_NAMED_ELEMENT(TableModel)
  QML_UNCREATABLE("handed to the window")
};

struct OwnCoachModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::OwnCoachModel)
  QML_NAMED_ELEMENT(OwnCoachModel)
  QML_UNCREATABLE("handed to the window")
};

struct HomeModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::HomeModel)
  QML_NAMED_ELEMENT(HomeModel)
  QML_UNCREATABLE("handed to the window")
};

struct SetupModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::SetupModel)
  QML_NAMED_ELEMENT(SetupModel)
  QML_UNCREATABLE("handed to the window")
};

struct ScoreModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::ScoreModel)
  QML_NAMED_ELEMENT(ScoreModel)
  QML_UNCREATABLE("handed to the window")
};

struct CardsModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::CardsModel)
  QML_NAMED_ELEMENT(CardsModel)
  QML_UNCREATABLE("handed to the window")
};

struct CardPrinterType {
  Q_GADGET
  QML_FOREIGN(lk::app::CardPrinter)
  QML_NAMED_ELEMENT(CardPrinter)
  QML_UNCREATABLE("handed to the window")
};

struct EnrolModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::EnrolModel)
  QML_NAMED_ELEMENT(EnrolModel)
  QML_UNCREATABLE("handed to the window")
};

struct BoxModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::BoxModel)
  QML_NAMED_ELEMENT(BoxModel)
  QML_UNCREATABLE("handed to the window")
};

struct WindowSettingsType {
  Q_GADGET
  QML_FOREIGN(lk::app::WindowSettings)
  QML_NAMED_ELEMENT(WindowSettings)
  QML_UNCREATABLE("handed to the window")
};

struct VoiceType {
  Q_GADGET
  QML_FOREIGN(lk::app::Voice)
  QML_NAMED_ELEMENT(Voice)
  QML_UNCREATABLE("handed to the window")
};

struct SeatsModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::SeatsModel)
  QML_NAMED_ELEMENT(SeatsModel)
  QML_UNCREATABLE("a part of the table model")
};

struct SeatsSideType {
  Q_GADGET
  QML_FOREIGN(lk::app::SeatsSide)
  QML_NAMED_ELEMENT(SeatsSide)
};

struct ChoicesModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::ChoicesModel)
  QML_NAMED_ELEMENT(ChoicesModel)
  QML_UNCREATABLE("a part of the table model")
};

struct BoardModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::BoardModel)
  QML_NAMED_ELEMENT(BoardModel)
  QML_UNCREATABLE("a part of the table model")
};

struct MendModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::MendModel)
  QML_NAMED_ELEMENT(MendModel)
  QML_UNCREATABLE("a part of the table model")
};

struct DuelModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::DuelModel)
  QML_NAMED_ELEMENT(DuelModel)
  QML_UNCREATABLE("a part of the table model")
};

struct CoachModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::CoachModel)
  QML_NAMED_ELEMENT(CoachModel)
  QML_UNCREATABLE("handed to the window")
};

struct BlunderModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::BlunderModel)
  QML_NAMED_ELEMENT(BlunderModel)
  QML_UNCREATABLE("handed to the window")
};

struct HelpModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::HelpModel)
  QML_NAMED_ELEMENT(HelpModel)
  QML_UNCREATABLE("handed to the window")
};

struct RulesModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::RulesModel)
  QML_NAMED_ELEMENT(RulesModel)
  QML_UNCREATABLE("handed to the window")
};

struct FirstStepsType {
  Q_GADGET
  QML_FOREIGN(lk::app::FirstSteps)
  QML_NAMED_ELEMENT(FirstSteps)
  QML_UNCREATABLE("handed to the window")
};

struct OutFolderType {
  Q_GADGET
  QML_FOREIGN(lk::app::OutFolder)
  QML_NAMED_ELEMENT(OutFolder)
  QML_UNCREATABLE("handed to the window")
};

struct PhonesModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::PhonesModel)
  QML_NAMED_ELEMENT(PhonesModel)
  QML_UNCREATABLE("handed to the window")
};

struct QrCodeType {
  Q_GADGET
  QML_FOREIGN(lk::app::QrCode)
  QML_NAMED_ELEMENT(QrCode)
};

struct SheetPrinterType {
  Q_GADGET
  QML_FOREIGN(lk::app::SheetPrinter)
  QML_NAMED_ELEMENT(SheetPrinter)
  QML_UNCREATABLE("handed to the window")
};

struct PictureSlotType {
  Q_GADGET
  QML_FOREIGN(lk::app::PictureSlot)
  QML_NAMED_ELEMENT(PictureSlot)
  QML_UNCREATABLE("a part of the table model")
};

struct LivePictureType {
  Q_GADGET
  QML_FOREIGN(lk::app::LivePicture)
  QML_NAMED_ELEMENT(LivePicture)
};

struct PaintedLayerType {
  Q_GADGET
  QML_FOREIGN(lk::app::PaintedLayer)
  QML_NAMED_ELEMENT(PaintedLayer)
  QML_UNCREATABLE("what layers have in common")
};

struct SeenOverlayType {
  Q_GADGET
  QML_FOREIGN(lk::app::SeenOverlay)
  QML_NAMED_ELEMENT(SeenOverlay)
};

struct KeptRowsType {
  Q_GADGET
  QML_FOREIGN(lk::app::PersistentRows)
  QML_NAMED_ELEMENT(PersistentRows)
};
