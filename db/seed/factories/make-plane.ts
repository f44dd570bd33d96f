import { randomInt } from "node:crypto"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

export type PlaneValues = typeof planesTable.$inferInsert
export type PlaneRow = typeof planesTable.$inferSelect

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
const REGISTRATIONS = LETTERS.length ** 3
// several processes may give one pilot an aircraft: the journeys do
let made = randomInt(REGISTRATIONS)

// D-EKLM, D-EKLN, ...: a pilot registers each aircraft once
function nextRegistration(): string {
  const letter = (place: number) => LETTERS[Math.floor(made / 26 ** place) % 26]
  const registration = `D-E${letter(2)}${letter(1)}${letter(0)}`
  made = (made + 1) % REGISTRATIONS
  return registration
}

/** A club's Cessna 172. */
export function planeValues(overrides: Partial<PlaneValues> & { pilotId: number }): PlaneValues {
  return {
    registration: nextRegistration(),
    model: "Cessna 172",
    icaoType: "C172",
    category: "SEP",
    wing: "high",
    year: 2004,
    seats: 4,
    payloadKg: 260,
    ownership: "club",
    hourlyRateCents: 13_200,
    isRateWet: true,
    fuelLitresPerHour: 34,
    cruiseKnots: 112,
    createdAt: clock.now(),
    ...overrides,
  }
}

export function makePlane(
  db: Db,
  overrides: Partial<PlaneValues> & { pilotId: number },
): Promise<PlaneRow> {
  return insertRow(db, planesTable, planeValues(overrides))
}
