import { answerObjection } from "#features/settlements/server/answer-objection.ts"
import { objectToSettlement } from "#features/settlements/server/object-to-settlement.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { makeBooking } from "./make-booking.ts"
import type { FlightOverrides } from "./make-flight.ts"
import { makeFlight } from "./make-flight.ts"
import { makeUser } from "./make-user.ts"
import { landFlights } from "./move-flights.ts"
import type { FlightRow } from "./write-flights.ts"

export interface MadeSettlement {
  flight: FlightRow
  bookingId: number
  passengerId: number
}

export interface SettlementInput extends FlightOverrides {
  passengerId?: number
  /** How far it goes; unset: the flight has landed and waits. */
  step?: "costs" | "submitted" | "disputed" | "answered"
}

const actor = (userId: number, isPilot: boolean): UserActor => {
  return { kind: "user", userId, isPilot, isAdmin: false }
}

/** A landed flight with one guest, and its settlement as far as it is wished, by the real commands. */
export async function makeSettlement(db: Db, input: SettlementInput = {}): Promise<MadeSettlement> {
  const { step, passengerId = (await makeUser(db)).id, ...values } = input
  const flight = await makeFlight(db, values)
  const { id: bookingId } = await makeBooking(db, { flight, passengerId })
  await landFlights(db, [flight])
  const made = { flight, bookingId, passengerId }
  if (!step) return made
  const pilot = actor(flight.pilotId, true)
  const cost = { kind: "fuel", label: "Sprit", amountCents: 20_000 } as const
  await saveCosts(db, pilot, flight.id, [cost])
  if (step === "costs") return made
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: 20_000 })
  if (step === "submitted") return made
  const objection = { kind: "presence", words: "Der Flug fiel aus." } as const
  await objectToSettlement(db, actor(passengerId, false), bookingId, objection)
  if (step === "disputed") return made
  await answerObjection(db, pilot, bookingId, { words: "Wir sind geflogen, siehe Bordbuch." })
  return made
}
