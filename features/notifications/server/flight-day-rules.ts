import { and, asc, eq } from "drizzle-orm"
import { z } from "zod"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

/** What a pilot has said about the day of a flight, to one guest. */
export interface DayFacts extends MailFacts {
  /** Until when there will be an answer. */
  decideBy: Date | null
  /** Where it lands now; null: as planned. */
  landsAt: { name: string; code: string } | null
  words: string
}

/** What the clock has to say of a flight to its pilot. */
export interface UndecidedFacts {
  detail: FlightSummary
}

const data = z.object({
  decideBy: z.iso.datetime().optional(),
  airportId: z.int().optional(),
  words: z.string().default(""),
})

/** Notifies everybody with a confirmed booking of a flight that has not been settled. */
export function toGuestsOfDay(declaration: RuleDeclaration<DayFacts>): NotificationRule {
  return ruleFor("passengers", declaration, async (db, event) => {
    const said = await readSaid(db, event)
    const bookings = await db
      .select({ id: bookingsTable.id })
      .from(bookingsTable)
      .where(and(eq(bookingsTable.flightId, event.entityId), eq(bookingsTable.status, "confirmed")))
      .orderBy(asc(bookingsTable.id))
    const found = await Promise.all(bookings.map(({ id }) => findMailFacts(db, id)))
    return found.flatMap((facts) =>
      facts ? [aboutPilot({ ...facts, ...said }, `passenger/${facts.passenger.id}`)] : [],
    )
  })
}

/** Asks the pilot once more who has not decided in time. */
export function toUndecidedPilot(declaration: RuleDeclaration<UndecidedFacts>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const detail = await findFlightSummary(db, event.entityId)
    if (detail?.flight.status !== "published") return []
    return [{ userId: detail.flight.pilotId, key: "pilot", facts: { detail } }]
  })
}

async function readSaid(db: Db, event: EventRow) {
  const { decideBy, airportId, words } = data.parse(event.data)
  const [airport] = airportId
    ? await db
        .select({ name: airportsTable.name, code: airportsTable.code })
        .from(airportsTable)
        .where(eq(airportsTable.id, airportId))
    : []
  return { decideBy: decideBy ? new Date(decideBy) : null, landsAt: airport ?? null, words }
}
