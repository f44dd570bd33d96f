/** Places that GeoNames takes for a quarter of a larger town, or that look like one, but are not. */
export const NOT_A_QUARTER: ReadonlySet<number> = new Set([
  2779548, // Fischamend
  2660944, // Effretikon
  2658004, // Wiesendangen
  2659504, // Neftenbach
  2659670, // Mettmenstetten
  2660335, // Hittnau
  2661014, // Dietlikon
  6291499, // Dällikon
  6691640, // Lancy
  2814055, // Warnemünde
  2821480, // Travemünde
  2837777, // Schmiedefeld am Rennsteig
  2865219, // Neuharlingersiel
  2890479, // Kirchheim bei München
  2902235, // Hohberg
  2951026, // Bennewitz
  2953403, // Bad Meinberg
])

/** Gone or double in GeoNames. */
export const NOT_A_TOWN: ReadonlySet<number> = new Set([
  2833184, // Sellin near Wismar, with the inhabitants of Sellin on Rügen
  6291325, // Grossacker, a quarter of Opfikon
  3208571, // Sylt-Ost, dissolved in 2009
])
