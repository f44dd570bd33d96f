import { z } from "zod"
import { unsubscribeMailsUrl } from "#features/users/settings/server/unsubscribe-mails.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { FlownYear } from "../flown-year.ts"
import { mapOfYear } from "../map-of-year.ts"
import { getFlownYear } from "./own-year.ts"

/** What the mail about a year says. */
export interface YearMailFacts {
  userId: number
  year: number
  flights: number
  minutes: number
  airfields: number
  /** Where one press ends these mails. */
  muteUrl: string
}

const dataSchema = z.object({ year: z.int() })

/** Undefined where nothing of that year is left to tell of. */
export async function findYearMailFacts(
  db: Db,
  event: EventRow,
): Promise<YearMailFacts | undefined> {
  const { year } = dataSchema.parse(event.data)
  const userId = event.entityId
  const { flights }: FlownYear = await getFlownYear(db, userId, year)
  if (flights.length === 0) return undefined
  return {
    userId,
    year,
    flights: flights.length,
    minutes: flights.reduce((sum, flight) => sum + flight.minutes, 0),
    airfields: mapOfYear(flights).fields.length,
    muteUrl: unsubscribeMailsUrl(userId, "year-review"),
  }
}
