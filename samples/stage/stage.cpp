#include "stage/stage.h"
