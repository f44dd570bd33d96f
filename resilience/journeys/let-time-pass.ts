import { sql } from "drizzle-orm"
import { OBJECTION_MS } from "#features/settlements/settlement.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { bookOfPayout } from "../books/of-payout.ts"
import { until } from "../books/until.ts"
import { enqueueScheduledJob } from "../enqueue-scheduled-job.ts"
import type { TestStack } from "../test-stack.ts"
import { untilAnswered } from "../wait.ts"
import { demand } from "./journey.ts"

/*
 * Days pass for one flight alone: the clock belongs to everybody who is on the way.
 */

/** The flight starts in three hours: too late for a free cancellation, even right after booking. */
export async function letComeNear({ db }: TestStack, flightId: number): Promise<void> {
  const departsAt = new Date(clock.now().getTime() + hours(3))
  const arrivesAt = new Date(departsAt.getTime() + hours(1))
  await untilAnswered(() =>
    db.execute(sql`update flights set departs_at = ${departsAt.toISOString()},
      arrives_at = ${arrivesAt.toISOString()} where id = ${flightId}`),
  )
}

/** The flight of a booking was yesterday. */
export async function letLand(
  { db }: TestStack,
  { flightId, bookingId }: { flightId: number; bookingId: number },
): Promise<void> {
  const landedAt = new Date(clock.now().getTime() - hours(24))
  const departedAt = new Date(landedAt.getTime() - hours(2))
  await untilAnswered(() =>
    db.execute(sql`update flights set departs_at = ${departedAt.toISOString()},
      arrives_at = ${landedAt.toISOString()} where id = ${flightId}`),
  )
  await enqueueScheduledJob(db, "flight-times")
  demand(await until(db, bookOfPayout(bookingId), { flight: "settlement_due" }))
}

/** Somebody's bank account has been there for 72 hours: money may leave to it. */
export async function letAccountAge({ db }: TestStack, userId: number): Promise<void> {
  await untilAnswered(() =>
    db.execute(sql`update bank_accounts set payouts_from = ${clock.now().toISOString()}
      where user_id = ${userId}`),
  )
}

/** The statement was handed in 48 hours ago, and whoever wanted to object has done so. */
export async function endObjections({ db }: TestStack, flightId: number): Promise<void> {
  const openUntil = clock.now()
  const submitted = new Date(openUntil.getTime() - OBJECTION_MS)
  await untilAnswered(() =>
    db.execute(sql`update settlements set submitted_at = ${submitted.toISOString()},
      objections_until = ${openUntil.toISOString()} where flight_id = ${flightId}`),
  )
  await enqueueScheduledJob(db, "close-settlements")
}
