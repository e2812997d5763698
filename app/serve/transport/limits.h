// Everything that a phone, or a stranger in the same network, can make this computer hold or do. Over a limit
// its connection is closed, and the others are not affected.
//
// An address is an IPv4 address, or the first 64 bits of an IPv6 address: a device has as many of the others
// as it likes.
#pragma once

namespace lk::app {

inline constexpr int kCountedMs = 10'000;  // of the limits "in ten seconds"

// Connections.
inline constexpr int kMaxConnections = 400;           // open at the same time, with live pages
inline constexpr int kMaxConnectionsOfAddress = 96;   // of these, from one address
inline constexpr int kMaxUnheard = 192;               // open, without a complete request yet
inline constexpr int kMaxUnheardOfAddress = 32;       // of these, from one address
inline constexpr int kMaxArrivalsOfAddress = 600;     // new ones in ten seconds
inline constexpr int kMaxArrivalsInARow = 64;         // before everything else that waits is done
inline constexpr int kArrivalsRestMs = 2;             // after so many in a row
inline constexpr int kMaxAddressesCounted = 4096;     // in ten seconds, for the limit above
inline constexpr int kMaxUnheardMs = 10'000;          // for TLS and the head of a request together
inline constexpr int kMaxHeadBytes = 8 * 1024;        // of a request
inline constexpr int kMaxUploadMs = 10'000;           // for the content of a request
inline constexpr int kMaxReplyMs = 15'000;            // for the client to read a reply
inline constexpr int kMaxReplyPartBytes = 64 * 1024;  // copied of a reply for one connection at a time
inline constexpr int kMaxUploads = 16;                // whose content comes at the same time

// Live pages.
inline constexpr int kMaxSpectators = 250;  // less than kMaxConnections: players can always connect
inline constexpr int kMaxSpectatorsOfAddress = 60;
inline constexpr int kMaxOverlays = 16;      // of streaming programs on this computer
inline constexpr int kMaxPagesOfDevice = 4;  // of one seat, or the camera: a tab may have been left open
inline constexpr int kMaxMessageBytes = 16 * 1024;  // of a message from a page
inline constexpr int kMaxMessages = 100;            // from one page in ten seconds
inline constexpr int kMaxFrames = 200;  // from one page in ten seconds: parts of messages, pings, closes
inline constexpr int kMaxSpectatorMessageBytes = 125;     // spectators only answer pings
inline constexpr int kMaxSpectatorFrames = 30;            // in ten seconds
inline constexpr int kMaxPictureBytes = 2 * 1024 * 1024;  // of the camera; a third of a megabyte is usual
inline constexpr int kMaxPictures = 600;                  // in ten seconds
inline constexpr int kMaxPictureFrames = 20'000;          // in ten seconds: browsers send a picture in parts
inline constexpr int kMaxReadBytes = 64 * 1024;           // read from a page and not yet handled
inline constexpr int kMaxWaitingBytes =
    256 * 1024;                              // for a page that reads slowly, answers to pings included
inline constexpr int kMaxSilentMs = 60'000;  // without a reply to pings, or with bytes that wait all the time
inline constexpr int kMaxFarewellMs = 5'000;  // from the last message to the end of the connection

// Pictures of cards, and guesses.
inline constexpr int kMaxPictureBytesKept = 64 * 1024 * 1024;
inline constexpr int kMaxPicturesWaiting = 200;  // to be painted
inline constexpr int kMaxGuesses = 20;           // wrong tokens from one address in a minute
inline constexpr int kMaxAddressesLogged = 50;   // lines about refusals in a minute, one an address at most

/// Limits of a gate. Tests set others.
struct GateLimits {
  int connections = kMaxConnections;
  int ofOneAddress = kMaxConnectionsOfAddress;
  int unheard = kMaxUnheard;
  int unheardOfOneAddress = kMaxUnheardOfAddress;
  int arrivalsOfOneAddress = kMaxArrivalsOfAddress;
  int headBytes = kMaxHeadBytes;
  int headMs = kMaxUnheardMs;
  int uploadMs = kMaxUploadMs;
  int replyMs = kMaxReplyMs;
  int spectators = kMaxSpectators;
  int spectatorsOfOneAddress = kMaxSpectatorsOfAddress;
};

/// Limits of the channel to one live page.
struct ChannelLimits {
  int messageBytes = kMaxMessageBytes;
  int messages = kMaxMessages;
  int frames = kMaxFrames;
  int waitingBytes = kMaxWaitingBytes;
  int silentMs = kMaxSilentMs;
};
inline constexpr ChannelLimits kCameraLimits{
    .messageBytes = kMaxPictureBytes, .messages = kMaxPictures, .frames = kMaxPictureFrames};

}  // namespace lk::app
