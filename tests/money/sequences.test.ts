import { afterEach, expect, test } from "vitest"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { createRandom, type Random } from "#db/seed/random.ts"
import { reconcilePaymentsQueue } from "#features/payments/server/reconcile-payments.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { retryPayoutsQueue } from "#features/settlements/server/payouts/pay-out.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import { testApplication } from "#tests/support/application.ts"
import { startsAt } from "#tests/support/change-steps.ts"
import { testDatabase } from "#tests/support/database.ts"
import { brokenInvariants, listStuck } from "#tests/support/invariants.ts"
import {
  compareBookings,
  compareMoney,
  type World,
} from "#tests/support/money-sequences/compare.ts"
import { doOnProduct, stateOnProduct } from "#tests/support/money-sequences/do-on-product.ts"
import {
  COMMANDS,
  type Command,
  letTimePass,
  play,
  type Step,
} from "#tests/support/money-sequences/model.ts"
import { runTimers, settle } from "#tests/support/money-sequences/money-jobs.ts"
import { makeProductSide } from "#tests/support/money-sequences/product-side.ts"
import { newModel } from "#tests/support/money-sequences/state.ts"
import { isToSettle, settleFlight } from "#tests/support/money-sequences/statement.ts"
import { backfilled } from "#tests/support/state-before-columns.ts"

/*
 * Random sequences of everything that moves money and seats, on the product and on a model beside
 * it. Fifty here; `npm run resilience -- sequences` runs ten thousand (RESILIENCE_RUNS).
 */

const RUNS = Number(process.env.RESILIENCE_RUNS ?? 50)
/** Of those in which the clock is wrong now and then. */
const CLOCK_RUNS = Number(process.env.RESILIENCE_RUNS ?? 50)
/** Sequences that go on side by side, since they share the clock. */
const AT_ONCE = 50
const TURNS = 12
/** What the first guest does before chance begins. */
const BOOKED: readonly Command[] = ["hold1", "order", "pay", "accept"]
const OPENINGS: readonly (readonly Command[])[] = [
  [],
  BOOKED,
  [...BOOKED, "add1", "order"],
  [...BOOKED, "add2", "order", "pay"],
  // what is reserved cannot be collected
  ["hold2", "order", "payRefused", "accept"],
  [...BOOKED, "add1", "order", "payRefused", "accept"],
  [...BOOKED, "add1", "order", "pay", "accept"],
  // within the free hour of who has just joined
  [...BOOKED, "add1", "order", "pay", "accept", "giveUpOthers"],
]
/** What flights have cost in the end; null: they did not take place. */
const COSTS = [20_000, 12_000, 8_000, null] as const
/** The rules are queries over everything; they are asked after so many rounds and at the end. */
const ROUNDS_BETWEEN_RULES = 10

const db = await testDatabase()
testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

async function makeFitPilot() {
  const pilot = await makePilot(db)
  await makePlane(db, { pilotId: pilot.id })
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  return pilot.id
}

async function newWorld(random: Random, now: number, pilotId: number): Promise<World> {
  const untilStart = hours(random.int(5, 60) + 0.25)
  const model = newModel(now, untilStart, random.chance(0.3))
  model.newDate = startsAt(9).getTime()
  const side = await makeProductSide(db, pilotId, model)
  const opening = random.pick(OPENINGS).filter((one) => one !== "accept" || !model.isInstant)
  const turns = random.int(opening.length, TURNS)
  const story = [`${untilStart / hours(1)} h before, instant ${model.isInstant}`]
  return { model, side, opening, turns, story }
}

/** Mostly something that can be done now, sometimes anything. */
function nextStep(random: Random, { model, opening }: World, turn: number, now: number): Step {
  const first = opening[turn]
  if (first) return { command: first, guest: 0, now }
  // mostly one guest, whose booking comes far then
  const guest = random.chance(0.7) ? 0 : 1
  const steps = COMMANDS.map((command): Step => ({ command, guest, now }))
  const possible = steps.filter((step) => play(structuredClone(model), step))
  return random.pick(possible.length > 0 && random.chance(0.85) ? possible : steps)
}

async function takeStep(world: World, step: Step) {
  const { model, side, story } = world
  story.push(`${step.command} of ${step.guest}`)
  const refusal = await doOnProduct(db, side, model, step).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw new Error(story.join("; "), { cause: error })
  })
  const isDone = play(model, step)
  // a repeat is answered without a change; what is possible must not be refused
  if (isDone) expect(refusal, story.join("; ")).toBeUndefined()
  expect(side.bookings.length, story.join("; ")).toBe(model.bookings.length)
}

async function playRound(random: Random, steps: readonly number[]) {
  const pilotIds = await Promise.all(Array.from({ length: AT_ONCE }, makeFitPilot))
  let now = clock.now().getTime()
  restoreClock()
  restoreClock = setClockSource(() => new Date(now))
  const worlds = await Promise.all(pilotIds.map((id) => newWorld(random, now, id)))
  for (let turn = 0; turn < TURNS; turn += 1) {
    const busy = worlds.filter(({ turns }) => turn < turns)
    await Promise.all(busy.map((world) => takeStep(world, nextStep(random, world, turn, now))))
    await settle(db)
    expect(await compareBookings(db, worlds)).toEqual([])
    const passing = random.chance(0.4) ? random.pick(steps) : 0
    const first = Math.min(...worlds.flatMap(({ model }) => model.flights.map((f) => f.departsAt)))
    if (passing !== 0 && now + hours(passing) < first) {
      now += hours(passing)
      for (const { story } of worlds) story.push(`${passing} h later`)
    }
    if (random.chance(0.3)) {
      await endWhatIsOver(worlds, now)
    }
  }
  await settle(db)
  expect(await compareMoney(db, worlds)).toEqual([])
  await settleAll(random, worlds)
}

async function endWhatIsOver(worlds: readonly World[], now: number) {
  await runTimers(db)
  for (const { model, story } of worlds) {
    letTimePass(model, now)
    story.push("what is over ends")
  }
}

/** Every flight lands, and its pilot says what it has cost. */
async function settleAll(random: Random, worlds: readonly World[]) {
  const flights = worlds.flatMap(({ model }) => model.flights)
  const landed = Math.max(...flights.map(({ departsAt }) => departsAt)) + hours(3)
  restoreClock()
  restoreClock = setClockSource(() => new Date(landed))
  await endWhatIsOver(worlds, landed)
  await settle(db)
  for (const { model, side, story } of worlds) {
    for (const [index, flightId] of side.flightIds.entries()) {
      if (!isToSettle(model, index)) continue
      const cost = random.pick(COSTS)
      story.push(`flight ${index} has cost ${cost}`)
      await stateOnProduct(db, side, flightId, cost)
      settleFlight(model, index, cost)
    }
  }
  restoreClock()
  restoreClock = setClockSource(() => new Date(landed + hours(49)))
  await closeSettlementsQueue.run(db, null)
  await settle(db)
  expect(await compareBookings(db, worlds)).toEqual([])
  expect(await compareMoney(db, worlds)).toEqual([])
  await let40DaysPass(worlds, landed)
}

/** Everything is settled, refunded or on somebody's list then. */
async function let40DaysPass(worlds: readonly World[], landed: number) {
  for (const day of [4, 12, 40]) {
    restoreClock()
    restoreClock = setClockSource(() => new Date(landed + days(day)))
    await endWhatIsOver(worlds, landed + days(day))
    await reconcilePaymentsQueue.run(db, null)
    await retryPayoutsQueue.run(db, null)
    await settle(db)
  }
  expect(await listStuck(db)).toEqual([])
  expect(await compareMoney(db, worlds)).toEqual([])
}

async function playAll(seed: string, runs: number, hours: readonly number[]) {
  const random = createRandom(`${seed} ${process.env.STRENGTH_SEED ?? ""}`)
  const start = clock.now().getTime()
  const rounds = Math.ceil(runs / AT_ONCE)
  for (let round = 1; round <= rounds; round += 1) {
    restoreClock()
    restoreClock = setClockSource(() => new Date(start))
    await playRound(random, hours)
    if (round % ROUNDS_BETWEEN_RULES === 0 || round === rounds) {
      expect(await brokenInvariants(db), `${round * AT_ONCE} sequences`).toEqual([])
    }
  }
}

test(
  `after ${RUNS} random sequences statuses, seats, refunds and ledger are what the model says`,
  {
    timeout: hours(1),
  },
  () => playAll("sequences", RUNS, [0.2, 0.5, 1.5, 4, 30]),
)

test(
  `the same after ${CLOCK_RUNS} while the clock goes forward and back by an hour`,
  {
    timeout: hours(1),
  },
  () => playAll("clock", CLOCK_RUNS, [1, -1, 1, -1, 0.2]),
)

test("all that they have left says in columns what the version before kept in names and events", async () => {
  const { written, migrated } = await backfilled(db)
  const { moves, refunds, seats } = written
  for (const rows of [moves, refunds, seats]) expect(rows).not.toEqual([])
  expect(migrated).toEqual(written)
})
