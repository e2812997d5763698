// A page as a browser would hold it open, for measuring the server.
#pragma once

#include <memory>

#include <QWebSocket>

namespace lk::app {

/// Opens the line of the page at `url` ("https://HOST:PORT/seat/TOKEN"), and waits for it; null when it does
/// not open. Needs an event loop.
std::unique_ptr<QWebSocket> openPage(const QString& url);

}  // namespace lk::app
