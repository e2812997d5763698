#include "app/serve/passes/passes.h"

#include <openssl/crypto.h>
#include <openssl/rand.h>

#include <QByteArray>

namespace lk::app {

namespace {

constexpr int kSecretBytes = kSecretLetters * 3 / 4;

}  // namespace

std::string newSecret() {
  QByteArray bytes(kSecretBytes, '\0');
  if (RAND_bytes(reinterpret_cast<unsigned char*>(bytes.data()), kSecretBytes) != 1)
    qFatal("no random numbers: nothing can be kept secret");
  return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals).toStdString();
}

bool sameSecret(std::string_view one, std::string_view other) {
  return one.size() == other.size() && CRYPTO_memcmp(one.data(), other.data(), one.size()) == 0;
}

Passes::Passes(std::size_t seats) {
  for (std::size_t i = 0; i < seats; ++i) passes_.push_back({rules::kAllSeats[i], {}, {}});
  passes_.push_back({std::nullopt, {}, {}});
  renew();
}

Pass* Passes::find(std::string_view token, bool camera) {
  Pass* found = nullptr;
  for (Pass& pass : passes_)
    if (sameSecret(pass.token, token) && pass.seat.has_value() != camera) found = &pass;
  return found;
}

bool Passes::mayUse(const Pass& pass, std::string_view device) {
  return pass.device.empty() || sameSecret(pass.device, device);
}

void Passes::renew() {
  for (Pass& pass : passes_) pass = {pass.seat, newSecret(), {}};
  joining_ = newSecret();
}

void Passes::renew(std::optional<rules::Seat> seat) {
  for (Pass& pass : passes_)
    if (pass.seat == seat) pass = {seat, newSecret(), {}};
}

}  // namespace lk::app
