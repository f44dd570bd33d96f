import { expect } from "vitest"
import { createRandom, type Random } from "#db/seed/random.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { brokenInvariants, listStuck } from "#tests/support/invariants.ts"
import { compareBookings, compareMoney, type World } from "./compare.ts"
import { compareFailedRefunds, listUnfinished } from "./compare-end.ts"
import { stateOnProduct } from "./do-on-product.ts"
import { letTimePass } from "./model.ts"
import { reconcile, runTimers, settle } from "./money-jobs.ts"
import { closePages } from "./ordering.ts"
import type { ProductSide } from "./product-side.ts"
import { change } from "./provider-changes.ts"
import type { ProviderSide } from "./provider-side.ts"
import type { Model } from "./state.ts"
import { isToSettle, settleFlight } from "./statement.ts"
import { makeFitPilot, newWorld, nextStep, TURNS, takeStep } from "./worlds.ts"

/** Sequences that go on side by side, since they share the clock. */
const AT_ONCE = 50
/** What flights have cost in the end; null: they did not take place. */
const COSTS = [20_000, 12_000, 8_000, null] as const
/** The rules are queries over everything; they are asked after so many rounds and at the end. */
const ROUNDS_BETWEEN_RULES = 10

/** On which days after the landing somebody looks, and on which the last accounts are there. */
const DAYS = [3, 4, 5, 6, 8, 12, 16, 20, 30, 40]
const ACCOUNTS_DAY = 12
const BANKS_DAY = 16
/** For so long its provider may be away after a flight: not at all, a weekend, ten days. */
const AWAY = [0, 0, hours(60), days(10)] as const

interface Sequences {
  db: Db
  provider: ProviderSide
  seed: string
  runs: number
  /** By how many hours the clock goes on now and then. */
  hours: readonly number[]
}

/** Plays random sequences on the product and on a model beside it; every difference fails. */
export async function playSequences({ db, provider, seed, runs, hours: steps }: Sequences) {
  const random = createRandom(`${seed} ${process.env.STRENGTH_SEED ?? ""}`)
  const start = clock.now().getTime()
  let now = start
  const restoreClock = setClockSource(() => new Date(now))
  const stage = { db, provider, random, goTo: (instant: number) => (now = instant) }
  try {
    const rounds = Math.ceil(runs / AT_ONCE)
    for (let round = 1; round <= rounds; round += 1) {
      stage.goTo(start)
      await playRound(stage, start, steps)
      if (round % ROUNDS_BETWEEN_RULES === 0 || round === rounds) {
        const what = `${round * AT_ONCE} sequences`
        expect(await brokenInvariants(db), what).toEqual([])
        expect(await provider.compare(db), what).toEqual([])
      }
    }
  } finally {
    restoreClock()
  }
}

interface Stage {
  db: Db
  provider: ProviderSide
  random: Random
  goTo(instant: number): void
}

async function playRound(stage: Stage, start: number, steps: readonly number[]) {
  const { db, provider, random } = stage
  const pilotIds = await Promise.all(Array.from({ length: AT_ONCE }, () => makeFitPilot(db)))
  let now = start
  const worlds = await Promise.all(
    pilotIds.map((pilotId) => newWorld(db, random, { provider, pilotId, now })),
  )
  const awayTurn = random.int(0, 2 * TURNS)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const busy = worlds.filter(({ turns }) => turn < turns)
    const at = now
    const takeTurn = () =>
      Promise.all(
        busy.map((world) => {
          const step = nextStep(random, world, { turn, now: at })
          return takeStep(db, world, step, random.chance(0.15))
        }),
      )
    if (turn === awayTurn && now + hours(1) < firstStart(worlds)) {
      now += hours(1)
      await beAwayForAnHour(stage, worlds, { until: now, takeTurn })
    } else {
      await takeTurn()
      await settle(db, provider)
    }
    expect(await compareBookings(db, worlds)).toEqual([])
    const passing = random.chance(0.4) ? random.pick(steps) : 0
    if (passing !== 0 && now + hours(passing) < firstStart(worlds)) {
      now += hours(passing)
      stage.goTo(now)
      await letPagesClose(stage, worlds, now)
      for (const { story } of worlds) story.push(`${passing} h later`)
    }
    if (random.chance(0.3)) {
      await endWhatIsOver(stage, worlds, now)
    }
  }
  await settle(db, provider)
  expect(await compareMoney(db, worlds)).toEqual([])
  await settleAll(stage, worlds)
}

const firstStart = (worlds: readonly World[]) =>
  Math.min(...worlds.flatMap(({ model }) => model.flights.map(({ departsAt }) => departsAt)))

/** Its calls fail, what it has to say comes later, and meanwhile people go on. */
async function beAwayForAnHour(
  stage: Stage,
  worlds: readonly World[],
  { until, takeTurn }: { until: number; takeTurn: () => Promise<unknown> },
) {
  const { db, provider } = stage
  provider.goAway(true)
  for (const { model, story } of worlds) {
    model.backAt = until
    story.push("the provider is away for an hour")
  }
  await takeTurn()
  await settle(db, provider)
  stage.goTo(until)
  await endWhatIsOver(stage, worlds, until)
  await settle(db, provider)
  provider.goAway(false)
  await letPagesClose(stage, worlds, until)
  await reconcile(db)
  await settle(db, provider)
}

/** What a provider does by itself when time has passed. */
async function letPagesClose({ db, provider }: Stage, worlds: readonly World[], now: number) {
  await settle(db, provider)
  for (const { model } of worlds) closePages(model, now)
}

async function endWhatIsOver({ db }: Stage, worlds: readonly World[], now: number) {
  await runTimers(db)
  for (const { model, story } of worlds) {
    letTimePass(model, now)
    story.push("what is over ends")
  }
}

/** Every flight lands, and its pilot says what it has cost. */
async function settleAll(stage: Stage, worlds: readonly World[]) {
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
      await stateOnProduct(db, side, flightId, { cost, noShows })
      settleFlight(model, index, cost)
    }
  }
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

/** Most pilots whose account was missing have one in the end. */
async function letAllBePaid({ db, provider, random }: Stage, worlds: readonly World[]) {
  for (const { model, side, story } of worlds) {
    if (model.canBePaid || random.chance(0.3)) continue
    await provider.letBePaid(db, side.pilotId, true)
    model.canBePaid = true
    story.push("now the pilot can be paid")
  }
}

/** Everything is settled, refunded or on somebody's list then. */
async function let40DaysPass(
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
