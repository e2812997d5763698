// Fuzzes heads of requests to the server of pages, from browsers or anything else.
#include "app/serve/transport/request.h"

#include "target.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto request = lk::app::readRequest(lk::fuzz::textOf(data, size));
  if (!request) return 0;
  lk::fuzz::promise(!request->method.empty() && !request->path.empty(), "a request has method and path");
  for (const auto& [name, value] : request->headers)
    lk::fuzz::promise(value.find('\n') == std::string::npos && value.find('\r') == std::string::npos,
                      "no header holds another");
  (void)request->cookie("pass");
  (void)request->wantsWebSocket();
  (void)request->isForThisHost("table");
  (void)request->isForLoopback();
  (void)request->wantsEvents();
  (void)request->isOfOwnSite();
  (void)request->isFromOwnPage(true);
  return 0;
}
