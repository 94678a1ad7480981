// The few ICU calls that Sternik makes, as plain C functions.
#pragma once
