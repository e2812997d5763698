// Provides a real RTSP server that plays a film, as a network camera.
#pragma once

#include <memory>

#include <QProcess>
#include <opencv2/videoio.hpp>

namespace lk::test {

/// Writes frames as H.264 in Matroska, as cameras send them.
inline std::unique_ptr<cv::VideoWriter> newFilm(const QString& file, double fps, cv::Size size) {
  return std::make_unique<cv::VideoWriter>(file.toStdString(), cv::CAP_FFMPEG,
                                           cv::VideoWriter::fourcc('a', 'v', 'c', '1'), fps, size);
}

/// A server that plays until a client saw the end, or until destroyed. `login`: the method, basic or digest,
/// user and password.
class RtspCamera {
 public:
  explicit RtspCamera(const QString& film, const QStringList& login = {}, int port = 0) {
    server_.setProgram(QStringLiteral("/usr/bin/python3"));  // Debian's Python, which has Debian's GStreamer
    server_.setArguments(QStringList{QStringLiteral("-B"),
                                     QStringLiteral(LK_ROOT "/tests/app/rtsp_camera.py"), film,
                                     QString::number(port)} +
                         login);
    server_.start();
    while (!server_.canReadLine() && server_.waitForReadyRead(60000)) {
    }
    port_ = server_.readLine().trimmed().toInt();
  }
  ~RtspCamera() {
    server_.kill();
    server_.waitForFinished();
  }
  /// Returns whether the server is installed on this computer.
  static bool isThere() {
    return QProcess::execute(QStringLiteral("/usr/bin/python3"),
                             {QStringLiteral("-c"),
                              QStringLiteral("import gi; gi.require_version('GstRtspServer', '1.0')")}) == 0;
  }

  [[nodiscard]] int port() const { return port_; }  // 0: not playing
  [[nodiscard]] QString errors() { return QString::fromUtf8(server_.readAllStandardError()); }
  /// Returns `user` with colon and @.
  [[nodiscard]] QString address(const QString& user = {},
                                const QString& path = QStringLiteral("table")) const {
    return "rtsp://" + user + "127.0.0.1:" + QString::number(port_) + '/' + path;
  }

 private:
  QProcess server_;
  int port_ = 0;
};

}  // namespace lk::test
