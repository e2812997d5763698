#include "carddb/sheets.h"
