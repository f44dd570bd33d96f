import { z } from "zod"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { RebookedFacts } from "#features/bookings/mails/server/rebooking-mails.tsx"
import type { GoodwillWay } from "#features/bookings/office/goodwill.ts"
import type { CancelledSide } from "#features/bookings/office/office-cancellation.ts"
import { findGoodwill } from "#features/bookings/office/server/find-goodwill.ts"
import { findFlightSummary } from "#features/flights/core/server/flights-queries.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

/**
 * The back office has ended a booking for this side, which nobody else tells: a pilot is told of no
 * booking that they have ended, a guest of no request that they have taken back.
 */
export function endedFor(side: CancelledSide) {
  return async (_: Db, __: MailFacts, { data }: EventRow): Promise<boolean> =>
    data.side === side && (side === "pilot" || data.wasUnpaid === 1)
}

/** What the platform gave for a booking, beside what a mail about it may say. */
export interface GoodwillFacts extends MailFacts {
  goodwillCents: number
  way: GoodwillWay
}

const ofGoodwill = z.object({ goodwillId: z.number().int() })

/** The guest hears what they got out of goodwill, and where. */
export function toFavoured(declaration: RuleDeclaration<GoodwillFacts>): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) => {
    const facts = await findMailFacts(db, event.entityId)
    const goodwill = await findGoodwill(db, ofGoodwill.parse(event.data).goodwillId)
    if (!facts || !goodwill) return []
    const { amountCents, way } = goodwill
    const recipient = aboutPilot({ ...facts, goodwillCents: amountCents, way }, "passenger")
    return [{ ...recipient, amountCents }]
  })
}

/** What was put right, by name and never by weight, beside what a mail about it may say. */
export interface CorrectedFacts extends MailFacts {
  what: string
  isForPilot: boolean
}

const ofCorrection = z.object({ what: z.string() })

/** One of the two sides hears that something about the people of a booking was put right. */
export function toCorrected(
  declaration: RuleDeclaration<CorrectedFacts>,
  side: "passenger" | "pilot",
): NotificationRule {
  return ruleFor(side, declaration, async (db, event) => {
    const facts = await findMailFacts(db, event.entityId)
    if (!facts) return []
    const isForPilot = side === "pilot"
    const told = { ...facts, what: ofCorrection.parse(event.data).what, isForPilot }
    if (!isForPilot) return [aboutPilot(told, "passenger")]
    return [{ userId: facts.pilot.id, person: facts.passenger, key: "pilot", facts: told }]
  })
}

const ofRebooking = z.object({ formerFlightId: z.number().int() })

/** The guest, or the pilot of the flight that they are on now, hears that the back office has moved a booking. */
export function toMoved(
  declaration: RuleDeclaration<RebookedFacts>,
  side: "passenger" | "pilot",
): NotificationRule {
  return ruleFor(side, declaration, async (db, event) => {
    const facts = await findMailFacts(db, event.entityId)
    const former = await findFlightSummary(db, ofRebooking.parse(event.data).formerFlightId)
    if (!facts || !former) return []
    const { title, departsAt, timeZone, pilotId } = former.flight
    const told = { ...facts, former: { title, departsAt, timeZone, pilotId }, movedAt: event.at }
    if (side === "passenger") return [aboutPilot(told, "passenger")]
    return [{ userId: facts.pilot.id, person: facts.passenger, key: "pilot", facts: told }]
  })
}

const ofMovedAway = z.object({ bookingId: z.number().int(), flightId: z.number().int() })

/** The pilot of a flight hears that one of its bookings went to somebody else's. */
export function toPilotLeft(declaration: RuleDeclaration<MailFacts>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const { bookingId, flightId } = ofMovedAway.parse(event.data)
    const facts = await findMailFacts(db, bookingId)
    const former = await findFlightSummary(db, event.entityId)
    const other = await findFlightSummary(db, flightId)
    if (!facts || !former || former.flight.pilotId === other?.flight.pilotId) return []
    const told = { ...facts, detail: former }
    return [{ userId: former.flight.pilotId, person: facts.passenger, key: "pilot", facts: told }]
  })
}
