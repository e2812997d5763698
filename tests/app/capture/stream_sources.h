// What the tests of network cameras share: a camera that keeps sending, and how a refusal is checked.
#pragma once

#include <QTest>

#include "app/capture/frame_source.h"
#include "mjpeg_server.h"

namespace lk::test {

/// Sends pictures of `level` until the client disconnects.
inline void sendForEver(const Client& client, int level) {
  const std::string jpeg = greyJpeg(level);
  for (bool on = client.header(); on; on = client.picture(jpeg)) QThread::msleep(5);
}

/// Checks that an address cannot be opened, and that the reason, with its cure, contains `what`.
inline void refused(const std::string& text, const char* what) {
  const Outcome<std::unique_ptr<app::FrameSource>> source = app::openSource(text);
  QVERIFY(!source);
  QVERIFY2(source.fault().what.find(what) != std::string::npos, source.fault().text().c_str());
  QVERIFY(!source.fault().cure.empty());
}

}  // namespace lk::test
