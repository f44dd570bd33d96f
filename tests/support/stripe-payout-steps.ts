import { sql } from "drizzle-orm"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { PAYOUT_WAIT_MS } from "#features/users/bank-accounts/payout-wait.ts"
import { findPayoutAccount } from "#features/users/bank-accounts/server/payout-accounts.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { testApplication } from "./application.ts"
import { orderByStripe, settleWithStripe, type startStripe } from "./stripe-steps.ts"

/** A pilot whom Stripe may pay, and the way of a flight until its money is to be sent on. */
export async function stripePayoutSteps(
  db: Db,
  app: ReturnType<typeof testApplication>,
  stripe: ReturnType<typeof startStripe>,
) {
  let restoreClock = () => {}
  const settle = () => settleWithStripe(db, stripe)
  const laterBy = (ms: number) => {
    const at = clock.now().getTime() + ms
    restoreClock()
    restoreClock = setClockSource(() => new Date(at))
  }
  const { id: pilotId } = await makePilot(db)
  await app.call("POST", "/api/payout-account/onboarding", { as: pilotId })
  const account = (await findPayoutAccount(db, pilotId))?.providerRef ?? ""

  async function mayReceive(may: boolean) {
    laterBy(minutes(1))
    stripe.book.changeAccount(account, {
      details_submitted: true,
      payouts_enabled: may,
      capabilities: { transfers: may ? "active" : "inactive" },
    })
    await settle()
  }
  stripe.book.changeBank(account, { last4: "3000" })
  await mayReceive(true)
  // what is new waits
  laterBy(PAYOUT_WAIT_MS)

  /**
   * A flight that one guest has paid by card, settled and past its objections; nothing is sent yet.
   * @param disputedCents what the guest's bank takes back before the flight
   */
  async function closed({ creditCents = 0, costCents = 20_000, disputedCents = 0 } = {}) {
    const departsAt = new Date(clock.now().getTime() + hours(10))
    const flight = await makeFlight(db, { pilotId, departsAt, isInstantBooking: true })
    const { id: as } = await makeUser(db)
    if (creditCents > 0) await makeVoucher(db, { ownerId: as, valueCents: creditCents })
    const order = await orderByStripe(db, app, { flightId: flight.id, creditCents, as })
    stripe.book.act(order.sessionId, "pay")
    await settle()
    const intentId = String(stripe.book.sessions.get(order.sessionId)?.payment_intent)
    const disputeId = disputedCents > 0 ? stripe.book.dispute(intentId, disputedCents).id : null
    await settle()
    laterBy(hours(14))
    await landFlights(db, [flight])
    const pilot = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false } as const
    const cost = { kind: "fuel", label: "Sprit", amountCents: costCents } as const
    await saveCosts(db, pilot, flight.id, [cost])
    await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: costCents })
    await settle()
    laterBy(hours(48))
    await closeSettlementsQueue.run(db, null)
    return { ...flight, intentId, disputeId, guestId: as }
  }

  async function payoutOf({ id }: { id: number }) {
    const { rows } = await db.execute<{ booking_id: number; status: string; hold: string | null }>(
      sql`select o.booking_id, o.status, o.hold from payouts o join bookings b on b.id = o.booking_id where b.flight_id = ${id}`,
    )
    const [row] = rows
    if (!row) throw new Error("nothing is paid out")
    return row
  }

  return {
    pilotId,
    account,
    settle,
    laterBy,
    mayReceive,
    closed,
    payoutOf,
    restoreClock: () => restoreClock(),
  }
}
