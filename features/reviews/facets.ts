/** What guests say of a pilot in particular, one to five; each may be left out. */
export interface PilotFacets {
  communication: number | null
  costHonesty: number | null
  feltSafe: number | null
}

export const PILOT_FACET_LABELS: Record<keyof PilotFacets, string> = {
  communication: "Kommunikation",
  costHonesty: "Ehrlich bei den Kosten",
  feltSafe: "Sicher gefühlt",
}

/** What a pilot says of a guest in particular; each may be left out. */
export interface GuestFacets {
  wasPunctual: boolean | null
  weightWasRight: boolean | null
}

export const GUEST_FACET_LABELS: Record<keyof GuestFacets, string> = {
  wasPunctual: "Pünktlich",
  weightWasRight: "Gewichtsangabe passte",
}
