// Phones at the table: switched on and off, who is there, and the code each page is reached by.
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/serve/phone_thread.h"

namespace lk::app {

/// Lives on the window's thread; off until people switch it on, and then nothing listens.
class PhonesModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool on READ on WRITE setOn NOTIFY changed)
  Q_PROPERTY(QVariantList pages READ pages NOTIFY changed)
  Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
  Q_PROPERTY(QString address READ address NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY changed)
  Q_PROPERTY(QString errorText READ errorText NOTIFY changed)

 public:
  /// `folder` is where the certificate is kept.
  explicit PhonesModel(std::string folder, QObject* parent = nullptr);
  ~PhonesModel() override;

  [[nodiscard]] bool on() const { return !addresses_.all.empty(); }
  void setOn(bool on);
  /// Maps of id ("all", "A", "camera", "league"), name, may (what whoever opens it may do), state (who is
  /// there), here.
  [[nodiscard]] QVariantList pages() const;
  /// The page whose code is shown.
  [[nodiscard]] QString chosen() const { return chosen_; }
  void choose(const QString& page);
  /// Of the page that is chosen; empty while off, and once a private page has its phone.
  [[nodiscard]] QString address() const;
  /// What stands beside its code.
  [[nodiscard]] QString about() const;
  [[nodiscard]] QString errorText() const { return errorText_; }
  /// Closes every page; the codes are new ones.
  Q_INVOKABLE void everyoneOut();

  /// Who plays, and how many.
  void setNames(const Names& names);
  void setSeats(std::size_t seats);
  /// Who may ask the coach on the own page.
  void setCoached(const std::array<bool, rules::kMaxSeats>& seats);
  [[nodiscard]] const std::array<bool, rules::kMaxSeats>& coached() const { return coached_; }
  /// Whether a league is shown to whoever opens its page.
  void setLeague(bool there);
  void setLanguage(const QString& language) { language_ = language; }
  void retranslate() { emit changed(); }
  [[nodiscard]] const Present& present() const { return present_; }
  /// For pictures: as if it were on.
  void show(const ServeAddresses& addresses, const Present& now);

 signals:
  void changed();
  /// The server that is to be connected with what is told.
  void made(lk::app::PhoneServer* server);
  void onChanged(bool on);
  void presentChanged();
  void coachedChanged(const std::array<bool, lk::rules::kMaxSeats>& seats);

 private:
  [[nodiscard]] bool isHere(const QString& page) const;
  [[nodiscard]] QVariantMap seatPage(rules::Seat seat) const;
  void setPresent(const Present& now);
  void makeServer();
  void lookAgain();

  std::string folder_;
  QString language_ = QStringLiteral("en");
  std::unique_ptr<PhoneThread> thread_;
  ServeAddresses addresses_;
  Present present_;
  Names names_;
  std::size_t seats_ = 2;
  bool league_ = false;
  std::array<bool, rules::kMaxSeats> coached_{};
  QString chosen_ = QStringLiteral("all");
  QString errorText_;
  QTimer again_;  // while on: the computer may get another address
};

}  // namespace lk::app
