/*
 * An aircraft that a pilot flies: rented, of a club, shared or their own. Who owns it decides what
 * may be shared (a sole owner shares no hourly rate), its payload who may board. It is in use until
 * it is retired, and may come back; flights keep the one they were offered with.
 */

export const PLANE_CATEGORIES = ["SEP", "MEP", "TMG", "UL", "glider"] as const
export type PlaneCategory = (typeof PLANE_CATEGORIES)[number]

export const PLANE_OWNERSHIPS = ["club", "rented", "shared", "own"] as const
export type PlaneOwnership = (typeof PLANE_OWNERSHIPS)[number]

export const WINGS = ["high", "low"] as const
export type Wing = (typeof WINGS)[number]

export const GEARS = ["fixed", "retractable"] as const
export type Gear = (typeof GEARS)[number]

/** The colours that a stripe along the hull is drawn in. */
export const LIVERIES = [
  "indigo",
  "blue",
  "turquoise",
  "green",
  "yellow",
  "orange",
  "red",
  "grey",
] as const
export type Livery = (typeof LIVERIES)[number]

/** Where pilots keep theirs; a new one and each of them stand below it. */
export const PLANES_PATH = "/de/cockpit/einstellungen/flugzeuge"

/** The page of one of them. */
export function planePath(planeId: number): string {
  return `${PLANES_PATH}/${planeId}`
}

/** In use at a time: nobody flies more, and a list stays a list. */
export const MAX_PLANES = 30

/** Only who keeps an aircraft here sees it whole and changes it. */
export function canEditPlane(plane: { pilotId: number }, userId: number): boolean {
  return plane.pilotId === userId
}

/** Highest number of guests: seats minus the pilot, and no more than the law allows. */
export function maxGuests(
  plane: { seats: number; category: PlaneCategory },
  licence: string,
): number {
  return Math.max(0, Math.min(plane.seats - 1, maxGuestsByLaw(licence, plane.category)))
}

/** At most 5, 3 with a LAPL, 1 in a microlight; without an aircraft by the licence alone. */
export function maxGuestsByLaw(licence: string, category?: PlaneCategory): number {
  if (category === "UL" || (category === undefined && licence === "UL")) return 1
  return licence === "LAPL(A)" ? 3 : 5
}

/**
 * Seats that such an aircraft can have: microlights two (§ 1 (4) LuftVZO), motor gliders and
 * gliders two (CS-22.1), aeroplanes up to 19 beside the pilot's (CS-23).
 */
export function maxSeats(category: PlaneCategory): number {
  return category === "SEP" || category === "MEP" ? 20 : 2
}

/** Nobody shares the hours of what is theirs alone: fuel and fees only (product rule 2). */
export function mayShareHourlyRate(ownership: PlaneOwnership): boolean {
  return ownership !== "own"
}
