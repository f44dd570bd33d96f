import type { GeoPoint } from "#features/places/geo.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDayAndMonth, formatTime } from "#platform/time.ts"
import type { Area } from "./search-query.ts"

/** What the map of a search shows of a flight. */
export interface Pin {
  id: number
  title: string
  /** ISO; null: the day is still to be agreed on. */
  startsAt: string | null
  timeZone: string
  /** Per person, fee included. */
  totalCents: number
  isRoundTrip: boolean
  from: PinPlace
  to: PinPlace
}

export interface PinPlace extends GeoPoint {
  code: string
  name: string
}

/** What the map of a search shows. */
export interface FoundPins {
  pins: Pin[]
  /** The place that was named, and how far around it is searched; null: anywhere, or a part of the map. */
  around: { center: GeoPoint; radiusKm: number } | null
}

/** More pins than this nobody looks at, and no phone moves smoothly. */
export const MAX_PINS = 500

/** A pin where it stands on the map, and which end of the flight that is. */
export interface PlacedPin extends Pin {
  place: PinPlace
  end: "departure" | "destination"
}

/**
 * Around a place that was named a flight stands where it starts, for that is what is near or far; in a
 * part of the map at the end that lies in it. Where one looks everywhere, it stands where it leads to.
 */
export function placePin(pin: Pin, { isAround, area }: PinPlacing): PlacedPin {
  const isDeparture = pin.isRoundTrip || isAround || (area !== null && isIn(area, pin.from))
  return isDeparture
    ? { ...pin, place: pin.from, end: "departure" }
    : { ...pin, place: pin.to, end: "destination" }
}

interface PinPlacing {
  /** A place is named, and flights that start around it are searched. */
  isAround: boolean
  /** The part of the map that is searched in. */
  area: Area | null
}

function isIn({ west, south, east, north }: Area, { lat, lng }: GeoPoint): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

/** „Sa., 12. Juni“ */
export function dayOfPin({ startsAt, timeZone }: Pin): string {
  return startsAt === null ? "Termin flexibel" : formatDayAndMonth(new Date(startsAt), timeZone)
}

/** „Sa., 12. Juni, 09:30 Uhr“ */
export function startOfPin(pin: Pin): string {
  if (pin.startsAt === null) return dayOfPin(pin)
  return `${dayOfPin(pin)}, ${formatTime(new Date(pin.startsAt), pin.timeZone)} Uhr`
}

/** What is heard instead of the price alone: „Übers Watt nach Juist, 68,75 €, Sa., 12. Juni“. */
export function nameOfPin(pin: Pin): string {
  return `${pin.title}, ${formatEuro(pin.totalCents)}, ${dayOfPin(pin)}`
}
