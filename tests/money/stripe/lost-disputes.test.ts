import { asc, desc, eq, sql } from "drizzle-orm"
import { afterAll, afterEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { listBookingStories } from "#features/accounting/server/booking-stories.ts"
import { listPilotStories } from "#features/accounting/server/pilot-stories.ts"
import type { Bearer } from "#features/payments/dispute.ts"
import {
  disputesTable,
  paymentFlagsTable,
  refundsTable,
} from "#features/payments/server/payments-tables.ts"
import { transfersTable } from "#features/payments/server/transfers-table.ts"
import { decideDispute } from "#features/settlements/server/disputes/decide-dispute.ts"
import { listDisputeCases } from "#features/settlements/server/disputes/dispute-cases.ts"
import { retryPayoutsQueue } from "#features/settlements/server/payouts/pay-out.ts"
import { payoutDeductionsTable } from "#features/settlements/server/payouts/payout-deductions-table.ts"
import { retryPayout } from "#features/settlements/server/payouts/retry-payout.ts"
import { hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { compareBooks } from "#tests/support/compare-books.ts"
import { testDatabase } from "#tests/support/database.ts"
import { stripePayoutSteps } from "#tests/support/stripe-payout-steps.ts"
import { orderByStripe, startStripe } from "#tests/support/stripe-steps.ts"

/*
 * A guest's bank takes back what was paid for a flight. The share is 62.50 and the fee 6.25 throughout.
 */

const stripe = startStripe()
const db = await testDatabase()
const app = testApplication(db)
stripe.reportTo(app)
const steps = await stripePayoutSteps(db, app, stripe)
const { settle, laterBy, closed, payoutOf } = steps
afterAll(steps.restoreClock)

const { id: userId } = await makeUser(db, { isAdmin: true })
const admin = {
  kind: "user",
  userId,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

afterEach(async () => {
  await settle()
  expect(await compareBooks(db, stripe)).toEqual([])
})

type Flight = Awaited<ReturnType<typeof closed>>

/** The bank takes back that much, and the product has heard of it. */
async function disputed(flight: Flight, cents: number) {
  const { id } = stripe.book.dispute(flight.intentId, cents)
  await settle()
  return ofDispute(id)
}

function ofDispute(id: string) {
  return {
    close: async (how: "won" | "lost") => {
      stripe.book.closeDispute(id, how)
      await settle()
    },
    decide: async (borneBy: Bearer) => {
      const [row] = await db.select().from(disputesTable).where(eq(disputesTable.providerRef, id))
      const words = "Nach dem, was beide Seiten schreiben."
      return decideDispute(db, admin, row?.id ?? 0, { borneBy, words })
    },
    /** What the back office sees before it decides. */
    shown: async () => {
      const { rows } = await db.execute<{ ref: string }>(sql`
        select p.ref from payments p join disputes d on d.payment_id = p.id where d.provider_ref = ${id}`)
      return listDisputeCases(db, rows[0]?.ref ?? "")
    },
    /** What of it lies with the back office. */
    cases: async () => {
      const rows = await db
        .select()
        .from(paymentFlagsTable)
        .where(eq(paymentFlagsTable.subject, id))
        .orderBy(asc(paymentFlagsTable.id))
      return rows
        .filter(({ settledAt }) => settledAt === null)
        .map(({ reason, amountCents }) => `${reason} ${amountCents}`)
    },
  }
}

async function transfersOf(flight: Flight) {
  const { booking_id: bookingId } = await payoutOf(flight)
  return db
    .select()
    .from(transfersTable)
    .where(eq(transfersTable.bookingId, bookingId))
    .orderBy(asc(transfersTable.id))
}

async function sent(flight: Flight): Promise<string[]> {
  return (await transfersOf(flight)).map(({ status, amountCents, paymentId }) => {
    return `${status} ${amountCents} from ${paymentId === null ? "balance" : "card"}`
  })
}

/** What of a payout was kept, the newest dispute first. */
async function kept(flight: Flight): Promise<number[]> {
  const { booking_id: bookingId } = await payoutOf(flight)
  const rows = await db
    .select()
    .from(payoutDeductionsTable)
    .where(eq(payoutDeductionsTable.bookingId, bookingId))
    .orderBy(desc(payoutDeductionsTable.disputeId))
  return rows.map(({ amountCents }) => amountCents)
}

/** What the pilot is still to get, as the book has it; negative: owes. */
async function payable(): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select coalesce(-sum(e.amount_cents), 0)::int as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.code = ${`pilot:${steps.pilotId}:payable`}`)
  return rows[0]?.cents ?? 0
}

async function collectMore() {
  const flight = await makeFlight(db, { isInstantBooking: true })
  const { id: as } = await makeUser(db)
  const { sessionId } = await orderByStripe(db, app, { flightId: flight.id, seats: 2, as })
  stripe.book.act(sessionId, "pay")
  await settle()
}

test("a dispute of a part holds that part of the payout, and the rest goes on", async () => {
  const flight = await closed()
  const dispute = await disputed(flight, 2_000)
  expect(await sent(flight)).toEqual(["done 4250 from card"])
  expect(await payoutOf(flight)).toMatchObject({ status: "held", hold: "charged_back" })
  // another look, and what was sent is not sent again
  laterBy(hours(7))
  await retryPayoutsQueue.run(db, null)
  await settle()
  expect(await sent(flight)).toEqual(["done 4250 from card"])
  await dispute.close("won")
  expect(await sent(flight)).toEqual(["done 4250 from card", "done 2000 from card"])
  expect(await payoutOf(flight)).toMatchObject({ status: "paid", hold: null })
  expect(await dispute.cases()).toEqual([])
})

test("a dispute of everything holds the payout, and nothing moves until somebody has decided", async () => {
  const flight = await closed()
  const dispute = await disputed(flight, 6_875)
  expect(await dispute.cases()).toEqual(["charged_back 6875"])
  await dispute.close("lost")
  expect(await dispute.cases()).toEqual(["dispute_lost 6875"])
  expect(await dispute.shown()).toMatchObject([
    { amountCents: 6_875, lossCents: 6_875, openCents: 6_250, pilotCents: 6_250, mayDecide: true },
  ])
  laterBy(hours(24 * 40))
  await retryPayoutsQueue.run(db, null)
  await settle()
  expect(await sent(flight)).toEqual([])
  expect(await payoutOf(flight)).toMatchObject({ status: "held", hold: "charged_back" })
  await dispute.decide("pilot")
  await settle()
  expect(await sent(flight)).toEqual([])
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  expect(await payable()).toBe(0)
})

test.each([
  ["platform", []],
  ["guest", ["guest_owes 6875"]],
] as const)("what the %s bears the pilot gets from our own balance", async (borneBy, cases) => {
  const flight = await closed()
  const dispute = await disputed(flight, 6_875)
  await dispute.close("lost")
  // there is enough: others have paid for flights to come
  await collectMore()
  await dispute.decide(borneBy)
  await settle()
  expect(await sent(flight)).toEqual(["done 6250 from balance"])
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  expect(await dispute.cases()).toEqual(cases)
})

test("what the pilot bears goes off the payout, and the rest of it goes on", async () => {
  const flight = await closed()
  const dispute = await disputed(flight, 2_000)
  await dispute.close("lost")
  await dispute.decide("pilot")
  await settle()
  expect(await sent(flight)).toEqual(["done 4250 from card"])
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  expect(await dispute.cases()).toEqual([])
  expect(await payable()).toBe(0)
})

test("what was to go back to the guest anyway nobody has to bear", async () => {
  const flight = await closed({ costCents: 10_000, disputedCents: 6_875 })
  const dispute = ofDispute(flight.disputeId ?? "")
  await dispute.close("lost")
  // the flight cost less than it was offered for
  const [refund] = await db.select().from(refundsTable).orderBy(desc(refundsTable.id)).limit(1)
  expect(refund).toMatchObject({ status: "written_off" })
  const lossCents = 6_875 - (refund?.amountCents ?? 0)
  expect(await dispute.shown()).toMatchObject([{ amountCents: 6_875, lossCents }])
  await dispute.decide("guest")
  expect(await dispute.cases()).toEqual([`guest_owes ${lossCents}`])
})

test("of a payout that was sent already it goes off the next one, and the office sees it until then", async () => {
  const flight = await closed()
  await settle()
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  const dispute = await disputed(flight, 6_875)
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
  await dispute.close("lost")
  await dispute.decide("pilot")
  await settle()
  // the fee is ours to lose
  expect(await dispute.cases()).toEqual(["pilot_owes 6250"])
  expect(await payable()).toBe(-6_250)
  const next = await closed({ costCents: 12_000 })
  await settle()
  expect(await sent(next)).toEqual([])
  expect(await payoutOf(next)).toMatchObject({ status: "paid" })
  expect(await dispute.cases()).toEqual(["pilot_owes 6250"])
  const afterwards = await closed()
  await settle()
  expect(await sent(afterwards)).toEqual(["done 6000 from card"])
  expect(await dispute.cases()).toEqual([])
  expect(await payable()).toBe(0)
})

test("of a part that the platform bears the card pays what its bank has left, and our balance the rest", async () => {
  const flight = await closed()
  const dispute = await disputed(flight, 2_000)
  await dispute.close("lost")
  await collectMore()
  await dispute.decide("platform")
  await settle()
  // 68.75 without 20.00 is 48.75
  expect(await sent(flight)).toEqual([
    "done 4250 from card",
    "done 625 from card",
    "done 1375 from balance",
  ])
  expect(await payoutOf(flight)).toMatchObject({ status: "paid" })
})

test("an older debt goes off first, and of each what is left is a case until it is even", async () => {
  const old = await closed()
  await settle()
  const first = await disputed(old, 6_875)
  await first.close("lost")
  await first.decide("pilot")
  const flight = await closed()
  const second = await disputed(flight, 2_000)
  await second.close("lost")
  await second.decide("pilot")
  await settle()
  expect(await sent(flight)).toEqual([])
  expect(await kept(flight)).toEqual([6_250])
  expect(await first.cases()).toEqual([])
  expect(await second.cases()).toEqual(["pilot_owes 2000"])
  expect(await payable()).toBe(-2_000)
  // the next one makes it even
  const last = await closed()
  await settle()
  expect(await sent(last)).toEqual(["done 4250 from card"])
  expect(await second.cases()).toEqual([])
  expect(await payable()).toBe(0)
})

test("what came back waits for somebody, whatever a bank says meanwhile", async () => {
  const flight = await closed()
  await settle()
  const [transfer] = await transfersOf(flight)
  stripe.book.reverseTransfer(transfer?.providerRef ?? "")
  await settle()
  const dispute = await disputed(flight, 2_000)
  await dispute.close("won")
  expect(await payoutOf(flight)).toMatchObject({ status: "held", hold: "reversed" })
  expect(await sent(flight)).toEqual(["reversed 6250 from card"])
  const { booking_id: bookingId } = await payoutOf(flight)
  await retryPayout(db, admin, { bookingId, reason: "Die Bank hat für uns entschieden." })
  await settle()
  expect(await sent(flight)).toEqual(["done 6250 from card"])
})

test("who bears it is between pilot and platform: the guest's payments know only what the bank took", async () => {
  const flight = await closed()
  const { booking_id: bookingId } = await payoutOf(flight)
  const dispute = await disputed(flight, 2_000)
  await dispute.close("lost")
  const guest = async () => {
    const { stories } = await listBookingStories(db, flight.guestId, { page: 1, bookingId })
    return stories.map(({ balance, moves }) => ({ balance, moves: moves.length }))
  }
  const before = await guest()
  await dispute.decide("pilot")
  await settle()
  expect(await guest()).toEqual(before)
  expect(before[0]?.balance).toMatchObject({ shareCents: 6_250, chargedBackCents: 2_000 })
  const { stories } = await listPilotStories(db, steps.pilotId, 1)
  const own = stories.find(({ flightId }) => flightId === flight.id)
  expect(own).toMatchObject({ settledCents: 6_250, borneCents: 2_000, paidOutCents: 4_250 })
  expect(own?.guests[0]?.moves.map(({ title, cents }) => `${title} ${cents}`)).toContain(
    "Rückbuchung, die du trägst -2000",
  )
})

test("it is decided once, the same again changes nothing, and nobody decides before the bank", async () => {
  const flight = await closed()
  const dispute = await disputed(flight, 2_000)
  await expect(dispute.decide("pilot")).rejects.toThrow("noch nichts zu entscheiden")
  await dispute.close("lost")
  const both = await Promise.all([dispute.decide("pilot"), dispute.decide("pilot")])
  expect(both).toEqual([{ borneBy: "pilot" }, { borneBy: "pilot" }])
  await expect(dispute.decide("platform")).rejects.toThrow("schon entschieden")
  await settle()
  expect(await sent(flight)).toEqual(["done 4250 from card"])
  expect(await payable()).toBe(0)
})
