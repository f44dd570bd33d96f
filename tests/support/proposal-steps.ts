import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { testApplication } from "#tests/support/application.ts"
import { checkoutOf, orderOf } from "#tests/support/booking-steps.ts"

type Application = ReturnType<typeof testApplication>

/** What a seat of `makeOffer` costs with its fee. */
export const OFFER_TOTAL_CENTS = 5_500

/** An offer for every day, whose pilot may fly guests. */
export async function makeFitOffer(db: Db, overrides: Parameters<typeof makeOffer>[1] = {}) {
  const pilotId = overrides.pilotId ?? (await makeFitPilot(db)).id
  return makeOffer(db, { windowWeekdays: [], ...overrides, pilotId })
}

async function makeFitPilot(db: Db) {
  const pilot = await makePilot(db)
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  return pilot
}

/** Some days ahead, at noon where nothing else is said: that is by daylight all year round. */
export function startIn(days: number, time = "12:00"): NamedStart {
  return { day: addDays(isoDay(clock.now(), HOME_ZONE), days), time }
}

/** Opens the checkout of an offer; answers its cookie and where it is ordered. */
export async function propose(
  app: Application,
  offerId: number,
  start: NamedStart,
  { as, seats = 1 }: { as?: number; seats?: number } = {},
) {
  const answer = await app.call("POST", "/api/checkouts/proposals", {
    body: { flightId: offerId, seats, shownTotalCents: OFFER_TOTAL_CENTS, ...start },
    ...(as !== undefined && { as }),
  })
  return { ...answer, ...checkoutOf(answer) }
}

/** Proposes, orders and pays. */
export async function payForProposal(
  app: Application,
  offerId: number,
  start: NamedStart,
  { as, seats = 1 }: { as: number; seats?: number },
): Promise<void> {
  const { cookie, orderPath } = await propose(app, offerId, start, { as, seats })
  const shownTotalCents = seats * OFFER_TOTAL_CENTS
  const order = await app.call("POST", orderPath, {
    as,
    cookie,
    body: orderOf(seats, { shownTotalCents }),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1) ?? ""
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
}
