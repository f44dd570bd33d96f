import type { PlaneCategory, PlaneOwnership, Wing } from "./plane.ts"

export const CATEGORY_NAMES: Record<PlaneCategory, string> = {
  SEP: "Motorflugzeug, ein Motor",
  MEP: "Motorflugzeug, zwei Motoren",
  TMG: "Reisemotorsegler",
  UL: "Ultraleicht",
  glider: "Segelflugzeug",
}

export const OWNERSHIP_NAMES: Record<PlaneOwnership, string> = {
  club: "Verein",
  rented: "gemietet",
  shared: "mit anderen zusammen",
  own: "mir allein",
}

export const WING_NAMES: Record<Wing, string> = {
  high: "oben (Hochdecker)",
  low: "unten (Tiefdecker)",
}
