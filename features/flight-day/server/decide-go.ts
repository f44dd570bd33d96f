import { eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { GoDecisionInput } from "../flight-day-schemas.ts"
import { canDecide, type GoDecision, goStateOf, lastDecideBy } from "../go-decision.ts"
import { goDecisionsTable } from "./flight-day-tables.ts"

export const GO_GIVEN = "flight.go_given"
export const GO_POSTPONED = "flight.go_postponed"

/** The pilot says that it flies, or when there will be an answer; the last word holds. */
export function decideGo(
  db: Db,
  pilot: UserActor,
  flightId: number,
  input: GoDecisionInput,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    const now = clock.now()
    const { departsAt } = flight
    if (!canDecide(flight, pilot, now) || !departsAt) throw nothingToDecide()
    if ((await occupancyOfFlight(tx, flightId)) !== "booked") throw nobodyToTell()
    const decideBy = input.decision === "later" ? input.decideBy : null
    if (decideBy) refuseUselessTime({ departsAt }, decideBy, now)
    const state = goStateOf(flight, await findGoDecision(tx, flightId), now)
    if (isSame(state, decideBy)) return
    const said = { departsAt, decision: input.decision, decideBy, decidedAt: now }
    await tx
      .insert(goDecisionsTable)
      .values({ flightId, ...said })
      .onConflictDoUpdate({ target: goDecisionsTable.flightId, set: said })
    await recordEvent(tx, {
      kind: decideBy ? GO_POSTPONED : GO_GIVEN,
      entityId: flightId,
      actor: pilot,
      role: "pilot",
      ...(decideBy && { data: { decideBy: decideBy.toISOString() } }),
    })
  })
}

export async function findGoDecision(db: Db, flightId: number): Promise<GoDecision | undefined> {
  const [decision] = await db
    .select()
    .from(goDecisionsTable)
    .where(eq(goDecisionsTable.flightId, flightId))
  return decision
}

function isSame(state: ReturnType<typeof goStateOf>, decideBy: Date | null): boolean {
  if (state?.kind === "later") return state.decideBy.getTime() === decideBy?.getTime()
  return state?.kind === "go" && decideBy === null
}

function refuseUselessTime(flight: { departsAt: Date }, decideBy: Date, now: Date): void {
  const last = lastDecideBy(flight, now)
  if (decideBy <= now) {
    throw fieldError("decide-by-is-past", "decideBy", "Diese Uhrzeit ist schon vorbei.")
  }
  if (!last || decideBy > last) {
    throw fieldError(
      "decide-by-is-too-late",
      "decideBy",
      "Deine Gäste müssen es spätestens eine Stunde vor dem Start wissen.",
    )
  }
}

function nothingToDecide(): DomainError {
  return new DomainError(
    "nothing-to-decide",
    "invalid",
    "Entscheiden kannst du ab 48 Stunden vor dem Start, bis ihr los seid.",
  )
}

function nobodyToTell(): DomainError {
  return new DomainError(
    "nobody-on-board",
    "invalid",
    "Auf diesem Flug ist niemand fest gebucht, dem du das sagen könntest.",
  )
}
