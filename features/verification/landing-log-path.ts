import type { AircraftClass } from "./flugfit/flugfit.ts"

export const LANDING_LOG_PATH = "/de/cockpit/flugbuch"

/** The heading of the form, where a link to an entry leads. */
export const EDITOR_ID = "eintragen"

/** What somebody asks Flugfit; the address of the page holds it, so that it works without script. */
export interface FlugfitQuery {
  day: string
  aircraftClass: AircraftClass
  /** One of the own aircraft, which is then of that class. */
  planeId: number | null
  /** „16:30“, local; empty: by day. */
  landsAt: string
  guests: number
  isAerobatic: boolean
}

/** The page's address for a wish, with an entry to correct or a page of the log. */
export function landingLogPath(
  query: FlugfitQuery,
  more: { page?: number; entryId?: number } = {},
): string {
  const params = new URLSearchParams({
    tag: query.day,
    klasse: String(query.planeId ?? query.aircraftClass),
  })
  if (query.landsAt) params.set("landung", query.landsAt)
  if (query.guests > 1) params.set("gaeste", String(query.guests))
  if (query.isAerobatic) params.set("kunstflug", "1")
  if (more.page && more.page > 1) params.set("seite", String(more.page))
  if (!more.entryId) return `${LANDING_LOG_PATH}?${params}`
  // the form that corrects it stands far above the list on a phone
  return `${LANDING_LOG_PATH}?${params}&eintrag=${more.entryId}#${EDITOR_ID}`
}
