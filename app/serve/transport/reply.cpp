#include "app/serve/transport/reply.h"

#include "rules/text/json.h"

namespace lk::app {

namespace {

const char* wordsOf(Status status) {
  switch (status) {
    case Status::ok:
      return "OK";
    case Status::wrong:
      return "Bad Request";
    case Status::forbidden:
      return "Forbidden";
    case Status::notFound:
      return "Not Found";
    case Status::notAllowed:
      return "Method Not Allowed";
    case Status::tooLarge:
      return "Content Too Large";
    case Status::tooMany:
      return "Too Many Requests";
  }
  return "";
}

/// Names the host for WebSockets explicitly, because some browsers do not include them in 'self'.
std::string contentPolicy(std::string_view host, bool encrypted) {
  return std::string("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; ") +
         "connect-src 'self' " + (encrypted ? "wss://" : "ws://") + std::string(host) +
         "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

}  // namespace

Reply refusal(Status status, std::string_view why) {
  return {status, "application/json",
          QByteArray::fromStdString(Json::object({{"error", why}}).dump() + "\n")};
}

QByteArray headOf(const Reply& reply, std::string_view host, bool encrypted) {
  std::string head =
      "HTTP/1.1 " + std::to_string(static_cast<int>(reply.status)) + " " + wordsOf(reply.status);
  const auto add = [&](const char* name, const std::string& value) {
    head += std::string("\r\n") + name + ": " + value;
  };
  add("Content-Type", reply.type);
  if (!reply.content.isEmpty()) add("Content-Length", std::to_string(reply.content.size()));
  add("Connection", "close");
  add("Cache-Control", reply.kept.empty() ? "no-store" : reply.kept);
  add("Content-Security-Policy", contentPolicy(host, encrypted));
  add("Cross-Origin-Opener-Policy", "same-origin");
  add("Cross-Origin-Resource-Policy", "same-origin");
  add("Permissions-Policy", "camera=(self), microphone=(), geolocation=()");
  add("Referrer-Policy", "no-referrer");
  add("X-Content-Type-Options", "nosniff");
  if (!reply.cookie.empty()) add("Set-Cookie", reply.cookie);
  return QByteArray::fromStdString(head + "\r\n\r\n");
}

}  // namespace lk::app
