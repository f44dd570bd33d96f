import type { Gear, Livery, PlaneCategory, PlaneOwnership, Wing } from "./plane.ts"

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

export const GEAR_NAMES: Record<Gear, string> = {
  fixed: "fest",
  retractable: "einziehbar",
}

export const LIVERY_NAMES: Record<Livery, string> = {
  indigo: "Indigo",
  blue: "Blau",
  turquoise: "Türkis",
  green: "Grün",
  yellow: "Gelb",
  orange: "Orange",
  red: "Rot",
  grey: "Grau",
}
