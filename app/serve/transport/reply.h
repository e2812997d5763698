// What is answered to a request, and how it goes over the wire.
#pragma once

#include <string>
#include <string_view>

#include <QByteArray>

namespace lk::app {

enum class Status {
  ok = 200,
  wrong = 400,
  forbidden = 403,
  notFound = 404,
  notAllowed = 405,
  tooLarge = 413,
  tooMany = 429
};

struct Reply {
  Status status = Status::ok;
  std::string type;  // of the content
  QByteArray content;
  std::string cookie = {};  // to be set, whole; empty: none
};

/// {"error":why}, with the status that goes with it.
Reply refusal(Status status, std::string_view why);

/// All bytes of an answer to a request of `host`: nothing is kept, nothing is asked of anybody else, nothing
/// shows it within a page of theirs.
QByteArray bytesOf(const Reply& reply, std::string_view host);

}  // namespace lk::app
