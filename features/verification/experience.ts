/*
 * What a pilot has flown, as guests and the back office see it: what they state, with what the landing
 * log adds since then. Unknown is not zero: without a statement only the log counts, and without either
 * nothing is shown.
 */

export interface FlightExperience {
  hours: number | null
  /** Where the hours come from; null where nobody knows them. */
  source: "checked" | "stated" | "logged" | null
  /** Null for whoever keeps no log here. */
  landingsIn90Days: number | null
}

/** Over so many days the law counts landings (FCL.060). */
export const LANDING_DAYS = 90

interface Known {
  stated: { flightHours: number; isChecked: boolean } | null
  log: { entries: number; minutes: number; minutesSinceStated: number; landings: number }
}

export function experienceOf({ stated, log }: Known): FlightExperience {
  const landingsIn90Days = log.entries > 0 ? log.landings : null
  if (stated) {
    const hours = stated.flightHours + Math.floor(log.minutesSinceStated / 60)
    return { hours, source: stated.isChecked ? "checked" : "stated", landingsIn90Days }
  }
  const hours = Math.floor(log.minutes / 60)
  return hours > 0
    ? { hours, source: "logged", landingsIn90Days }
    : { hours: null, source: null, landingsIn90Days }
}

const SOURCE_LABELS = {
  checked: "Flugerfahrung, geprüft",
  stated: "Flugerfahrung, eigene Angabe",
  logged: "Flugzeit im Flugbuch",
} as const

/** The figures of a person's card; what nobody knows is none. */
export function experienceFigures(
  experience: FlightExperience,
): { value: string; label: string }[] {
  const { hours, source, landingsIn90Days } = experience
  return [
    ...(hours !== null && source
      ? [{ value: formatHours(hours), label: SOURCE_LABELS[source] }]
      : []),
    ...(landingsIn90Days === null
      ? []
      : [{ value: String(landingsIn90Days), label: `Landungen, ${LANDING_DAYS} Tage` }]),
  ]
}

/** „412 h, geprüft“, for lists of facts. */
export function formatExperience({ hours, source }: FlightExperience): string {
  if (hours === null || !source) return "nicht angegeben"
  return `${formatHours(hours)}, ${SOURCE_NOTES[source]}`
}

const SOURCE_NOTES = {
  checked: "geprüft",
  stated: "eigene Angabe",
  logged: "laut Flugbuch",
} as const

function formatHours(hours: number): string {
  return `${hours.toLocaleString("de-DE")} h`
}
