import { expect } from "vitest"
import { days } from "#platform/duration.ts"
import { listStuck } from "#tests/support/invariants.ts"
import { compareMoney, type World } from "./compare.ts"
import { compareFailedRefunds, listUnfinished } from "./compare-end.ts"
import { reconcile, settle } from "./money-jobs.ts"
import { change } from "./provider-changes.ts"
import { endWhatIsOver, type Stage } from "./stage.ts"

/** On which days after the landing somebody looks, and on which the last accounts are there. */
const DAYS = [3, 4, 5, 6, 8, 12, 16, 20, 30, 40]
const ACCOUNTS_DAY = 12
const BANKS_DAY = 16

/** Everything is settled, refunded or on somebody's list then. */
export async function let40DaysPass(
  stage: Stage,
  worlds: readonly World[],
  { landed, awayUntil }: { landed: number; awayUntil: number },
) {
  const { db, provider } = stage
  await returnSomePayouts(stage, worlds)
  for (const day of DAYS) {
    stage.goTo(landed + days(day))
    if (awayUntil <= landed + days(day)) provider.goAway(false)
    if (day === ACCOUNTS_DAY) await letAllBePaid(stage, worlds)
    if (day === BANKS_DAY) await letBanksDecide(stage, worlds)
    await endWhatIsOver(stage, worlds, landed + days(day))
    await settle(db, provider)
    await reconcile(db)
    await settle(db, provider)
  }
  expect(await listUnfinished(db, worlds)).toEqual([])
  const { failed, listed } = await compareFailedRefunds(db)
  expect(listed).toBe(failed)
  expect(await listStuck(db)).toEqual([])
  expect(await compareMoney(db, worlds)).toEqual([])
}

async function returnSomePayouts({ db, provider, random }: Stage, worlds: readonly World[]) {
  for (const { model, side, story } of worlds) {
    for (const [index, { id }] of side.bookings.entries()) {
      const booking = model.bookings[index]
      if (!booking || !random.chance(0.05) || !(await provider.returnPayout(db, id))) continue
      booking.isReturned = true
      story.push(`what was paid out for booking ${index} comes back`)
    }
  }
}

/** Most banks have decided by then. */
async function letBanksDecide({ db, random }: Stage, worlds: readonly World[]) {
  for (const { model, side, story } of worlds) {
    for (const [index, { order }] of model.bookings.entries()) {
      if (order?.dispute !== "open" || random.chance(0.2)) continue
      const what = random.chance(0.5) ? "winDispute" : "loseDispute"
      await side.provider.act(db, side.bookings[index]?.paymentRef ?? "", what)
      change(order, what)
      story.push(`${what} of booking ${index}`)
    }
  }
}

/** Most pilots whose account was missing have one in the end. */
async function letAllBePaid({ db, provider, random }: Stage, worlds: readonly World[]) {
  for (const { model, side, story } of worlds) {
    for (const [index, pilot] of model.pilots.entries()) {
      if (pilot.canBePaid || random.chance(0.3)) continue
      await provider.letBePaid(db, side.pilotIds[index] ?? 0, true)
      pilot.canBePaid = true
      story.push(`now pilot ${index} can be paid`)
    }
  }
}
