// Holds a page open as a browser does, for measuring the server.
#pragma once

#include <memory>

#include <QWebSocket>

namespace lk::app {

/// Opens the WebSocket of the page at `url` ("https://HOST:PORT/seat/TOKEN") and waits for it. Returns null
/// if it does not open. Needs an event loop.
std::unique_ptr<QWebSocket> openPage(const QString& url);

}  // namespace lk::app
