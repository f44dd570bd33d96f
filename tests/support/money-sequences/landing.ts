import { expect } from "vitest"
import type { Random } from "#db/seed/random.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { days, hours } from "#platform/duration.ts"
import { letPeopleDecide } from "./afterwards.ts"
import { compareBookings, compareMoney, type World } from "./compare.ts"
import { refundShareOnProduct, stateOnProduct } from "./do-on-product.ts"
import { let40DaysPass } from "./forty-days.ts"
import { settle } from "./money-jobs.ts"
import { type ProductSide, pilotOf } from "./product-side.ts"
import { endWhatIsOver, letPagesClose, type Stage } from "./stage.ts"
import type { Model } from "./state.ts"
import { isToSettle, refundShare, settleFlight, shareShown } from "./statement.ts"

/** What flights have cost in the end; null: they did not take place. */
const COSTS = [20_000, 12_000, 8_000, null] as const
/** For so long its provider may be away after a flight: not at all, a weekend, ten days. */
const AWAY = [0, 0, hours(60), days(10)] as const

/** Every flight lands, and its pilot says what it has cost. */
export async function landAndSettle(stage: Stage, worlds: readonly World[]) {
  const { db, provider, random } = stage
  const flights = worlds.flatMap(({ model }) => model.flights)
  const landed = Math.max(...flights.map(({ departsAt }) => departsAt)) + hours(3)
  stage.goTo(landed)
  await letPagesClose(stage, worlds, landed)
  await endWhatIsOver(stage, worlds, landed)
  await settle(db, provider)
  for (const { model, side, story } of worlds) {
    for (const [index, flightId] of side.flightIds.entries()) {
      if (!isToSettle(model, index)) continue
      const cost = random.pick(COSTS)
      const noShows = cost === null ? [] : letSomeNotCome(random, model, side, index)
      story.push(`flight ${index} has cost ${cost}, not there: ${noShows.length}`)
      const pilotId = pilotOf(side, model, index)
      await stateOnProduct(db, { pilotId, flightId }, { cost, noShows })
      if (cost !== null) await refundSomeShares(stage, { model, side, story }, index, cost)
      settleFlight(model, index, cost)
    }
  }
  await loseSomeAccounts(stage, worlds)
  const awayUntil = landed + random.pick(AWAY)
  if (awayUntil > landed) {
    provider.goAway(true)
    for (const { story } of worlds) story.push(`the provider is away until ${awayUntil}`)
  }
  stage.goTo(landed + hours(49))
  await closeSettlementsQueue.run(db, null)
  await settle(db, provider)
  expect(await compareBookings(db, worlds)).toEqual([])
  expect(await compareMoney(db, worlds)).toEqual([])
  await let40DaysPass(stage, worlds, { landed, awayUntil })
  await letPeopleDecide(stage, worlds, landed)
}

/** The office gives back a part of some shares at the cost of their pilot. */
async function refundSomeShares(
  { db, random }: Stage,
  { model, side, story }: Pick<World, "model" | "side" | "story">,
  flight: number,
  cost: number,
) {
  for (const [index, booking] of model.bookings.entries()) {
    const isThere = booking.flight === flight && booking.status === "confirmed"
    if (!isThere || random.chance(0.7)) continue
    story.push(`a part of the share of booking ${index} goes back`)
    const shown = shareShown(model, booking, cost)
    if (shown === null) continue
    await refundShareOnProduct(db, side.bookings[index]?.id ?? 0, shown)
    refundShare(model, booking, cost)
  }
}

/** Some providers stop paying a pilot, and nobody hears of it. */
async function loseSomeAccounts({ db, provider, random }: Stage, worlds: readonly World[]) {
  for (const { model, side, story } of worlds) {
    for (const [index, pilot] of model.pilots.entries()) {
      const isLost = pilot.canBePaid && random.chance(0.1)
      if (!isLost || !(await provider.loseAccount(db, side.pilotIds[index] ?? 0))) continue
      pilot.canBePaid = false
      story.push(`pilot ${index} can no longer be paid`)
    }
  }
}

/** The pilot says of some that they did not come. */
function letSomeNotCome(random: Random, model: Model, side: ProductSide, flight: number): number[] {
  return model.bookings.flatMap((booking, index) => {
    const { id } = side.bookings[index] ?? {}
    const isThere = booking.flight === flight && booking.status === "confirmed"
    if (!isThere || id === undefined || random.chance(0.8)) return []
    booking.isNoShow = true
    return [id]
  })
}
