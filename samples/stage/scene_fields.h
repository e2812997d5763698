// The schema of scene.json: the fields of each object and their allowed values.
#pragma once

#include "rules/text/fields.h"

namespace lk::stage {

inline constexpr double kMaxNight = 4 * 3600;  // seconds

inline constexpr Field kScene[] = {must("game", kinds::text),
                                   must("setup", kinds::object),
                                   may("seed", kinds::whole, 0, 1 << 30),
                                   must("seconds", kinds::number, 0.1, kMaxNight),
                                   may("fps", kinds::number, 1, 60),
                                   may("camera", kinds::object),
                                   may("light", kinds::object),
                                   may("table", kinds::object),
                                   may("mat", kinds::flag),
                                   may("slop", kinds::number, 0, 10),
                                   may("trays", kinds::list),
                                   may("tiles", kinds::list),
                                   may("cards", kinds::list),
                                   may("tokens", kinds::list),
                                   may("cubes", kinds::list),
                                   may("dice", kinds::list),
                                   may("hands", kinds::list),
                                   may("say", kinds::list),
                                   may("about", kinds::anything)};
inline constexpr Field kCamera[] = {
    may("width", kinds::whole, 64, 7680),   may("height", kinds::whole, 64, 4320),
    may("fov_deg", kinds::number, 10, 120), may("height_mm", kinds::number, 150, 3000),
    may("tilt_deg", kinds::number, 0, 50),  may("turn_deg", kinds::number, -360, 360),
    may("centre", kinds::anything),         may("jpeg_quality", kinds::whole, 0, 100),
    may("noise", kinds::number, 0, 30),     may("blur", kinds::number, 0, 10),
    may("vignette", kinds::number, 0, 0.9)};
inline constexpr Field kLight[] = {may("level", kinds::number, 0.05, 2), may("colour", kinds::anything),
                                   may("uneven", kinds::number, 0, 0.9), may("glare", kinds::list),
                                   may("shadows", kinds::list)};
inline constexpr Field kGlare[] = {must("at", kinds::anything), may("radius", kinds::number, 1, 1000),
                                   may("strength", kinds::number, 0, 1)};
inline constexpr Field kShadow[] = {must("at", kinds::anything), may("turn", kinds::number, -360, 360),
                                    may("width", kinds::number, 1, 5000), may("soft", kinds::number, 0, 1000),
                                    may("strength", kinds::number, 0, 1)};
inline constexpr Field kTable[] = {may("texture", kinds::text), may("colour", kinds::anything)};
inline constexpr Field kTray[] = {must("seat", kinds::text), must("at", kinds::anything),
                                  may("turn", kinds::number, -360, 360)};
inline constexpr Field kTile[] = {must("corner", kinds::text), must("at", kinds::anything),
                                  may("turn", kinds::number, -360, 360)};
inline constexpr Field kCard[] = {may("card", kinds::text),
                                  may("back", kinds::text),
                                  may("face", kinds::text),
                                  must("at", kinds::anything),
                                  may("turn", kinds::number, -360, 360),
                                  may("from", kinds::number, 0, kMaxNight),
                                  may("hand", kinds::text),
                                  may("sleeve", kinds::flag),
                                  may("actions", kinds::list)};
inline constexpr Field kToken[] = {must("token", kinds::text),
                                   must("at", kinds::anything),
                                   may("turn", kinds::number, -360, 360),
                                   may("from", kinds::number, 0, kMaxNight),
                                   may("hand", kinds::text),
                                   may("die", kinds::text),
                                   may("sides", kinds::whole, 6, 20),
                                   may("shows", kinds::whole, 1, 20),
                                   may("actions", kinds::list)};
inline constexpr Field kCube[] = {must("colour", kinds::text),
                                  must("at", kinds::anything),
                                  may("turn", kinds::number, -360, 360),
                                  may("side_mm", kinds::number, 5, 20),
                                  may("from", kinds::number, 0, kMaxNight),
                                  may("hand", kinds::text),
                                  may("actions", kinds::list)};
inline constexpr Field kAction[] = {must("t", kinds::number, 0, kMaxNight), must("do", kinds::text),
                                    may("to", kinds::anything), may("turn", kinds::number, -720, 720),
                                    may("shows", kinds::whole, 1, 20)};
inline constexpr Field kDice[] = {may("tray", kinds::text),
                                  may("hand", kinds::text),
                                  must("values", kinds::list),
                                  may("colours", kinds::list),
                                  must("thrown", kinds::number, 0, kMaxNight),
                                  may("until", kinds::number, 0, kMaxNight),
                                  may("at", kinds::list),
                                  may("side_mm", kinds::number, 8, 30)};
inline constexpr Field kHand[] = {must("seat", kinds::text), must("t", kinds::number, 0, kMaxNight),
                                  may("places", kinds::list)};
inline constexpr Field kTimedEvent[] = {must("t", kinds::number, 0, kMaxNight), must("event", kinds::object)};

}  // namespace lk::stage
