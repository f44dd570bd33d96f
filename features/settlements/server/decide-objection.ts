import { eq } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { lockBooking, moveBooking } from "#features/bookings/core/server/move-booking.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { enqueue } from "#platform/server/jobs.ts"
import {
  canDecideObjection,
  type ObjectionKind,
  outcomeOf,
  VERDICTS_ABOUT,
  type Verdict,
} from "../objection.ts"
import type { Correction, Decision } from "../settlement-schemas.ts"
import { bookPart } from "./book-part.ts"
import { CLOSE_SETTLEMENTS_QUEUE } from "./close-settlements.ts"
import { correctCosts, hasCorrectedItems } from "./correct-costs.ts"
import { lockPart } from "./lock-part.ts"
import { restateParts } from "./restate-parts.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

/**
 * The back office decides an objection, once: whether the guest came along, which items were less, or
 * that everything goes back. Costs are everybody's: with a corrected item all shares fall.
 */
export function decideObjection(
  db: Db,
  admin: UserActor,
  bookingId: number,
  { verdict, words, corrections = [] }: Decision,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx): Promise<BookingStatus> => {
    const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
    const part = await lockPart(tx, bookingId)
    const now = clock.now()
    if (booking.status !== "disputed") {
      if (part.decidedAt) return booking.status
      throw new DomainError("nothing-to-decide", "invalid", "Hier hat niemand etwas eingewandt.")
    }
    if (!canDecideObjection(booking, part, now)) {
      throw new DomainError(
        "pilot-is-not-heard",
        "invalid",
        "Die Pilot:in hat noch nicht geantwortet, und die 72 Stunden dafür laufen noch.",
      )
    }
    refuseOtherVerdict(verdict, part.objectionKind ?? "presence")
    await refuseOtherItems(tx, flight.id, verdict, corrections)
    await tx
      .update(settlementPartsTable)
      .set({ decision: words, decidedAt: now, decidedBy: admin.userId })
      .where(eq(settlementPartsTable.bookingId, bookingId))
    const outcome = outcomeOf(verdict, part.outcome)
    const actualCostCents =
      corrections.length > 0 ? await correctCosts(tx, flight.id, corrections) : null
    const fallen = await restateParts(tx, flight.id, { bookingId, outcome })
    const to = outcome === "released" ? "settled" : outcome === "no_show" ? "no_show" : "flown"
    await moveBooking(tx, booking, {
      to,
      event: "booking.objection_decided",
      actor: admin,
      role: "admin",
      reason: verdict === "settled" ? "released" : verdict,
    })
    const moved = await lockBooking(tx, bookingId)
    if (to === "settled" && moved) {
      await bookPart(tx, moved, await lockPart(tx, bookingId), flight.pilotId)
    }
    if (actualCostCents !== null) {
      const others = fallen.map((one) => one.bookingId).filter((id) => id !== bookingId)
      await recordRestated(tx, admin, flight, actualCostCents, others)
    }
    // what only waited for this decision goes its way at once
    await enqueue(tx, CLOSE_SETTLEMENTS_QUEUE, {})
    return to
  })
}

function refuseOtherVerdict(verdict: Verdict, kind: ObjectionKind): void {
  if (VERDICTS_ABOUT[kind].includes(verdict)) return
  const message = "Darum geht es in diesem Einwand nicht."
  throw new DomainError("other-verdict", "invalid", message, { verdict: message })
}

// an item that somebody else's objection has lowered is lowered for this one, too
async function refuseOtherItems(
  tx: Db,
  flightId: number,
  verdict: Verdict,
  corrections: readonly Correction[],
): Promise<void> {
  if ((verdict === "corrected") === corrections.length > 0) return
  if (verdict === "corrected" && (await hasCorrectedItems(tx, flightId))) return
  throw new DomainError(
    "items-and-verdict",
    "invalid",
    verdict === "corrected"
      ? "Welcher Posten war weniger? Senk mindestens einen."
      : "Posten ändern sich nur, wenn du „Posten berichtigen“ wählst.",
  )
}

async function recordRestated(
  tx: Db,
  admin: UserActor,
  flight: FlightRow,
  actualCostCents: number,
  bookingIds: readonly number[],
): Promise<void> {
  const by = { actor: admin, role: "admin" } as const
  await recordEvent(tx, {
    kind: "flight.settlement_restated",
    entityId: flight.id,
    ...by,
    data: { actualCostCents },
  })
  for (const entityId of bookingIds) {
    await recordEvent(tx, {
      kind: "booking.statement_restated",
      entityId,
      ...by,
      data: { flightId: flight.id },
    })
  }
}
