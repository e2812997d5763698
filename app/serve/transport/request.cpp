#include "app/serve/transport/request.h"

#include <algorithm>

#include <QHostAddress>

namespace lk::app {

namespace {

constexpr std::string_view kBlank = " \t";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

std::string lowered(std::string_view text) {
  std::string low(text);
  for (char& c : low)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return low;
}

bool isVisible(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c > 32 && c < 127; });
}

/// Removes the text up to and including `mark` from `rest` and returns it without the mark. Takes all of
/// `rest` if there is no mark.
std::string_view cut(std::string_view& rest, std::string_view mark) {
  const std::size_t at = rest.find(mark);
  const std::string_view first = rest.substr(0, at);
  rest = at == std::string_view::npos ? std::string_view() : rest.substr(at + mark.size());
  return first;
}

bool readHeader(std::string_view line, Request& request) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || !isVisible(line.substr(0, colon))) return false;
  const std::string_view value = trimmed(line.substr(colon + 1));
  if (std::any_of(value.begin(), value.end(), [](char c) { return c >= 0 && c < 32 && c != '\t'; }))
    return false;
  return request.headers.emplace(lowered(line.substr(0, colon)), value).second;
}

/// Returns HOST of "HOST:PORT", "[HOST]" for IPv6; empty if it is neither.
std::string hostOf(std::string_view authority) {
  const std::size_t bracket = authority.rfind(']');
  const std::size_t colon = authority.find(':', bracket == std::string_view::npos ? 0 : bracket);
  if (colon == std::string_view::npos) return lowered(authority);
  const std::string_view port = authority.substr(colon + 1);
  const bool number = !port.empty() && port.find_first_not_of("0123456789") == std::string_view::npos;
  return number ? lowered(authority.substr(0, colon)) : std::string();
}

}  // namespace

std::string_view Request::header(std::string_view name) const {
  const auto at = headers.find(std::string(name));
  return at == headers.end() ? std::string_view() : std::string_view(at->second);
}

std::string_view Request::cookie(std::string_view name) const {
  std::string_view rest = header("cookie");
  while (!rest.empty()) {
    std::string_view value = cut(rest, ";");
    if (trimmed(cut(value, "=")) == name) return trimmed(value);
  }
  return {};
}

bool Request::wantsWebSocket() const {
  return lowered(header("upgrade")) == "websocket";
}

bool Request::hasBody() const {
  const std::string_view length = header("content-length");
  return headers.contains("transfer-encoding") || (!length.empty() && length != "0");
}

bool Request::isForThisHost(std::string_view ownName) const {
  const std::string host = hostOf(header("host"));
  if (host.empty()) return false;
  const std::string own = lowered(ownName);
  if (host == "localhost" || (!own.empty() && (host == own || host == own + ".local"))) return true;
  const bool six = host.front() == '[' && host.back() == ']';
  const std::string address = six ? host.substr(1, host.size() - 2) : host;
  return !QHostAddress(QString::fromStdString(address)).isNull();
}

bool Request::isForLoopback() const {
  const std::string host = hostOf(header("host"));
  return host == "localhost" || host == "127.0.0.1" || host == "[::1]";
}

bool Request::wantsEvents() const {
  return lowered(header("accept")) == "text/event-stream";
}

bool Request::wantsPage() const {
  return lowered(header("accept")).find("text/html") != std::string::npos;
}

bool Request::isFromOwnPage(bool encrypted) const {
  const std::string_view host = header("host");
  return !host.empty() && header("origin") == (encrypted ? "https://" : "http://") + std::string(host);
}

bool Request::isOfOwnSite() const {
  const std::string_view site = header("sec-fetch-site");
  return (site.empty() || site == "same-origin") && header("origin").empty();
}

std::optional<Request> readRequest(std::string_view head) {
  Request request;
  std::string_view first = cut(head, "\r\n");
  request.method = cut(first, " ");
  std::string_view target = cut(first, " ");
  request.path = cut(target, "?");
  if (!isVisible(request.method) || !isVisible(request.path) || request.path.front() != '/' ||
      first != "HTTP/1.1")
    return std::nullopt;
  while (!head.empty())
    if (!readHeader(cut(head, "\r\n"), request)) return std::nullopt;
  return request;
}

}  // namespace lk::app
