#include "faces/face_painter.h"
