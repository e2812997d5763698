// An HTTP reply and its bytes.
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
  std::string cookie = {};  // a whole Set-Cookie value; empty: none
  std::string kept = {};    // a whole Cache-Control value; empty: browsers keep nothing
};

/// Returns {"error":why} with this status.
Reply refusal(Status status, std::string_view why);

/// Returns the head of the HTTP response. It forbids loading anything from other servers, and embedding in
/// other sites. It has no length if there is no content: the content then follows until the connection ends.
/// `host` is the request's host; `encrypted` says whether it was asked over HTTPS.
QByteArray headOf(const Reply& reply, std::string_view host, bool encrypted);

}  // namespace lk::app
