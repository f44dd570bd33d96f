import { asc, eq } from "drizzle-orm"
import {
  bookingsTable as bookings,
  bookingPeopleTable as people,
} from "#features/bookings/core/server/bookings-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { boardingOf, isNoShow } from "../boarding.ts"
import { listBoardingTicks } from "./change-boarding.ts"

/** What the pilot's list says of a booking: somebody was there, or nobody came; each since when. */
export interface BoardingEvidence {
  wasThere: boolean
  at: string
}

/** By booking; of whom the list says nothing there is none. */
export async function listEvidence(
  db: Db,
  flightId: number,
): Promise<Map<number, BoardingEvidence>> {
  const ticks = await listBoardingTicks(db, flightId)
  if (ticks.length === 0) return new Map()
  const rows = await db
    .select({ bookingId: people.bookingId, position: people.position })
    .from(people)
    .innerJoin(bookings, eq(bookings.id, people.bookingId))
    .where(eq(bookings.flightId, flightId))
    .orderBy(asc(people.bookingId), asc(people.position))
  const evidence = new Map<number, BoardingEvidence>()
  for (const bookingId of new Set(rows.map((row) => row.bookingId))) {
    const party = rows.filter((row) => row.bookingId === bookingId)
    const states = party.map((one) => boardingOf(one, ticks))
    const present = states.find(({ state }) => state === "present")
    const said = present ?? (isNoShow(party, ticks) ? states[0] : undefined)
    if (said?.since) evidence.set(bookingId, { wasThere: present !== undefined, at: said.since })
  }
  return evidence
}
