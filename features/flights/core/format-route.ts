import type { FlightKind } from "./flight.ts"

interface Place {
  /** Empty for a place that is no aerodrome. */
  code: string
  name: string
}

interface Way {
  kind: FlightKind
  departure: Place
  stops: readonly Place[]
  destination: Place
}

/** Every place of a way in its order, by name; an outing ends where it began. */
export function formatRoute({ kind, departure, stops, destination }: Way): string[] {
  const back = kind === "excursion" ? [departure] : []
  return [departure, ...stops, destination, ...back].map(({ name, code }) =>
    code === "" ? name : `${name} (${code})`,
  )
}
