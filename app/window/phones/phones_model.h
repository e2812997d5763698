// Phones at the table: switches the server on and off, shows who is connected, and the QR code of each page.
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/serve/phone_thread.h"

namespace lk::app {

/// A page for phones.
struct OfferedPage {
  Q_GADGET
  QML_VALUE_TYPE(offeredPage)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString may MEMBER may)
  Q_PROPERTY(QString state MEMBER state)
  Q_PROPERTY(bool here MEMBER here)

 public:
  QString id;  // "joining", "all", a seat's letter, "camera" or "league"
  QString name;
  QString may;        // what a visitor of the page may do
  QString state;      // who is connected
  bool here = false;  // somebody is
  friend bool operator==(const OfferedPage&, const OfferedPage&) = default;
};

/// Lives on the window's thread. While it is off, which is the default, no port is open.
class PhonesModel : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(bool on READ on WRITE setOn NOTIFY changed)
  Q_PROPERTY(QList<lk::app::OfferedPage> pages READ pages NOTIFY changed)
  Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
  Q_PROPERTY(QString address READ address NOTIFY changed)
  Q_PROPERTY(QStringList networks READ networks NOTIFY changed)
  Q_PROPERTY(QString network READ network WRITE chooseNetwork NOTIFY changed)
  Q_PROPERTY(QString about READ about NOTIFY changed)
  Q_PROPERTY(QString errorText READ errorText NOTIFY changed)

 public:
  /// `folder` is the folder of the certificate.
  explicit PhonesModel(std::string folder, QObject* parent = nullptr);
  ~PhonesModel() override;

  [[nodiscard]] bool on() const { return !addresses_.all.empty(); }
  void setOn(bool on);
  [[nodiscard]] QList<OfferedPage> pages() const;
  /// The page whose code is shown.
  [[nodiscard]] QString chosen() const { return chosen_; }
  void choose(const QString& page);
  /// The address of the chosen page; empty while off, and once the phone of a private page is connected.
  [[nodiscard]] QString address() const;
  /// The addresses of this computer in its networks, the best first; empty if there is only one.
  [[nodiscard]] QStringList networks() const;
  /// The one that the code contains.
  [[nodiscard]] QString network() const;
  void chooseNetwork(const QString& address);
  /// The text beside the code.
  [[nodiscard]] QString about() const;
  [[nodiscard]] QString errorText() const { return errorText_; }
  /// Disconnects every page and makes new codes.
  Q_INVOKABLE void disconnectAll();

  /// Sets the players' names, the number of seats, and those of the house, which have no page.
  void setNames(const Names& names);
  void setSeats(std::size_t seats, const std::vector<rules::Seat>& housed = {});
  /// Sets the night in the journal, whose phones go on with the same codes after a restart.
  void setNight(qint64 night);
  /// Sets which seats may use the coach on their own pages.
  void setCoached(const std::array<bool, rules::kMaxSeats>& seats);
  [[nodiscard]] const std::array<bool, rules::kMaxSeats>& coached() const { return coached_; }
  /// Sets whether the league page is offered.
  void setLeague(bool there);
  void setLanguage(const QString& language) { language_ = language; }
  void retranslate() { emit changed(); }
  [[nodiscard]] const Present& present() const { return present_; }
  /// Shows these values as if the server were on, for screenshots.
  void show(const ServeAddresses& addresses, const Present& now);

 signals:
  void changed();
  /// A server was created; connect it to the sources of its data.
  void made(lk::app::PhoneServer* server);
  void playersChanged(const QStringList& names);
  void nightChanged(qint64 night);
  void onChanged(bool on);
  void presentChanged();
  void coachedChanged(const std::array<bool, lk::rules::kMaxSeats>& seats);

 private:
  [[nodiscard]] std::string pageAddress() const;
  [[nodiscard]] const std::string& inNetwork(const ServeAddresses& addresses) const;
  [[nodiscard]] bool isHere(const QString& page) const;
  [[nodiscard]] OfferedPage seatPage(rules::Seat seat) const;
  void setPresent(const Present& now);
  [[nodiscard]] bool isHoused(rules::Seat seat) const;
  void makeServer();
  void tellPlayers();
  void lookAgain();

  std::string folder_;
  QString language_ = QStringLiteral("en");
  std::unique_ptr<PhoneThread> thread_;
  ServeAddresses addresses_;
  Present present_;
  Names names_;
  std::size_t seats_ = 2;
  std::vector<rules::Seat> housed_;
  qint64 night_ = 0;
  bool league_ = false;
  std::array<bool, rules::kMaxSeats> coached_{};
  QString chosen_ = QStringLiteral("joining");
  std::string network_;  // the chosen one's "https://HOST:PORT"; the best if it is not there
  QString errorText_;
  QTimer again_;  // runs while on, because the computer's address can change
};

}  // namespace lk::app
