import { and, eq, sql } from "drizzle-orm"
import type { Page } from "playwright-core"
import { expect } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { settlementsTable } from "#features/settlements/server/settlements-tables.ts"
import { OBJECTION_MS } from "#features/settlements/settlement.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { makeLogin, makePilotLogin } from "#tests/support/make-login.ts"
import { ownProduct } from "#tests/support/own-product.ts"

const PATIENCE = { timeout: 20_000 }

export interface Guest {
  email: string
  bookingId: number
  checkoutId: number
}

/**
 * A flight of yesterday for 250 €, with a pilot and guests of its own who can sign in: how many seats by
 * first name. The product itself lets it land.
 */
export async function landedFlight(db: Db, title: string, seats: Record<string, number>) {
  const pilot = await makePilotLogin(db)
  const departsAt = new Date(clock.now().getTime() + hours(10))
  const flight = await makeFlight(db, { pilotId: pilot.id, title, departsAt })
  const guests: Guest[] = []
  for (const [firstName, count] of Object.entries(seats)) {
    const { id: passengerId, email } = await makeLogin(db, { firstName })
    const person = { name: `${firstName} Berger`, weightKg: 64, luggageKg: 4 }
    const people = Array.from({ length: count }, () => person)
    const { id: bookingId, checkoutId } = await makeBooking(db, { flight, passengerId, people })
    guests.push({ email, bookingId, checkoutId })
  }
  const arrivesAt = new Date(clock.now().getTime() - hours(24))
  const yesterday = { departsAt: new Date(arrivesAt.getTime() - hours(2)), arrivesAt }
  await db.update(flightsTable).set(yesterday).where(eq(flightsTable.id, flight.id))
  await enqueueScheduledJob(db, "flight-times")
  await flightIs(db, flight.id, "settlement_due")
  return { flightId: flight.id, pilot, guests }
}

/** What a timer begins, begun now. */
export const enqueueScheduledJob = (db: Db, queue: string) =>
  db.execute(sql`insert into pgboss.job (name) values (${queue})`)

export async function flightIs(db: Db, flightId: number, status: string) {
  const read = async () => {
    const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
    return flight?.status
  }
  await expect.poll(read, PATIENCE).toBe(status)
}

/** As if the statement had been handed in 48 hours ago. */
export async function endObjections(db: Db, flightId: number) {
  const objectionsUntil = clock.now()
  const submittedAt = new Date(objectionsUntil.getTime() - OBJECTION_MS)
  await db
    .update(settlementsTable)
    .set({ submittedAt, objectionsUntil })
    .where(eq(settlementsTable.flightId, flightId))
  await enqueueScheduledJob(db, "close-settlements")
  await flightIs(db, flightId, "closed")
}

/** The texts of `count` mails with this subject, once they are there. */
export async function mailsAbout(db: Db, subject: string, email: string, count = 1) {
  const isIt = and(eq(mailsTable.subject, subject), eq(mailsTable.recipient, email))
  const read = () => db.select({ text: mailsTable.text }).from(mailsTable).where(isIt)
  await expect.poll(read, PATIENCE).toHaveLength(count)
  return (await read()).map(({ text }) => text)
}

/** The pilot who is signed in hands in the statement, by the calls that the pages make. */
export async function handIn(page: Page, flightId: number, costCents: number) {
  const costs = [{ kind: "fuel", label: "Sprit", amountCents: costCents }]
  for (const [call, data] of [
    ["settlement-costs", { costs }],
    ["settlement", { noShows: [], shownCostCents: costCents }],
  ] as const) {
    const headers = { origin: ownProduct.url }
    const answer = await page.request.post(`/api/flights/${flightId}/${call}`, { headers, data })
    if (!answer.ok()) throw new Error(`${call}: ${await answer.text()}`)
  }
}
