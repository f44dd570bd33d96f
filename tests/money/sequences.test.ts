import { afterEach, expect, test } from "vitest"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { createRandom, type Random } from "#db/seed/random.ts"
import { cancelFlight } from "#features/bookings/server/cancel-flight.ts"
import { expireNewDatesQueue } from "#features/bookings/server/decline-new-dates.ts"
import { expireRequestsQueue } from "#features/bookings/server/expire-requests.ts"
import { lapseHoldsQueue } from "#features/bookings/server/lapse-holds.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { testApplication } from "#tests/support/application.ts"
import { startsAt } from "#tests/support/change-steps.ts"
import { testDatabase } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import {
  compareMoney,
  compareStatuses,
  type World,
} from "#tests/support/money-sequences/compare.ts"
import {
  COMMANDS,
  letTimePass,
  newModel,
  play,
  type Step,
} from "#tests/support/money-sequences/model.ts"
import { settle } from "#tests/support/money-sequences/money-jobs.ts"
import { doOnProduct, makeProductSide } from "#tests/support/money-sequences/product-side.ts"

/*
 * Random sequences of everything that moves money and seats, on the product and on a model beside
 * it. A hundred here; `npm run strength -- sequences` runs ten thousand (STRENGTH_RUNS).
 */

const RUNS = Number(process.env.STRENGTH_RUNS ?? 100)
/** Of those in which the clock is wrong now and then. */
const CLOCK_RUNS = Number(process.env.STRENGTH_RUNS ?? 50)
/** Sequences that go on side by side, since they share the clock. */
const AT_ONCE = 50
const TURNS = 8
const HOUR = 60 * 60 * 1000
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
  const untilStart = (random.int(5, 60) + 0.25) * HOUR
  const model = newModel(now, untilStart, random.chance(0.3))
  model.newDate = startsAt(9).getTime()
  const side = await makeProductSide(db, pilotId, model)
  return { model, side, story: [`${untilStart / HOUR} h before, instant ${model.isInstant}`] }
}

/** Mostly something that can be done now, sometimes anything. */
function nextStep(random: Random, { model }: World, now: number): Step {
  const guest = random.int(0, 1)
  const steps = COMMANDS.map((command): Step => ({ command, guest, now }))
  const possible = steps.filter((step) => play(structuredClone(model), step))
  return random.pick(possible.length > 0 && random.chance(0.85) ? possible : steps)
}

async function takeStep(world: World, step: Step) {
  const { model, side, story } = world
  story.push(`${step.command} of ${step.guest}`)
  const before = side.bookings.length
  const refusal = await doOnProduct(db, side, model, step).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw new Error(story.join("; "), { cause: error })
  })
  const isDone = play(model, step)
  // a repeat is answered without a change; what is possible must not be refused
  if (isDone) expect(refusal, story.join("; ")).toBeUndefined()
  expect(side.bookings.length - before, story.join("; ")).toBe(
    isDone && step.command.startsWith("hold") ? 1 : 0,
  )
}

async function runTimers() {
  for (const queue of [lapseHoldsQueue, expireRequestsQueue, expireNewDatesQueue]) {
    await queue.run(db, null)
  }
}

async function playRound(random: Random, pilotIds: number[], hours: readonly number[]) {
  let now = clock.now().getTime()
  restoreClock()
  restoreClock = setClockSource(() => new Date(now))
  const worlds = await Promise.all(pilotIds.map((id) => newWorld(random, now, id)))
  for (let turn = 0; turn < TURNS; turn += 1) {
    await Promise.all(worlds.map((world) => takeStep(world, nextStep(random, world, now))))
    await settle(db)
    expect(await compareStatuses(db, worlds)).toEqual([])
    const passing = random.chance(0.4) ? random.pick(hours) : 0
    const first = Math.min(...worlds.flatMap(({ model }) => model.flights.map((f) => f.departsAt)))
    if (passing !== 0 && now + passing * HOUR < first) {
      now += passing * HOUR
      for (const { story } of worlds) story.push(`${passing} h later`)
    }
    if (random.chance(0.3)) {
      await runTimers()
      for (const { model, story } of worlds) {
        letTimePass(model, now)
        story.push("what is over ends")
      }
    }
  }
  await settle(db)
  expect(await compareMoney(db, worlds)).toEqual([])
  // the pilots' next flights have the sky to themselves
  for (const { side } of worlds) {
    const pilot = { kind: "user", userId: side.pilotId, isPilot: true, isAdmin: false } as const
    for (const id of side.flightIds) {
      await cancelFlight(db, pilot, id, { reason: "other", word: "" })
    }
  }
  await settle(db)
}

async function playAll(seed: string, runs: number, hours: readonly number[]) {
  const random = createRandom(`${seed} ${process.env.STRENGTH_SEED ?? ""}`)
  const pilotIds = await Promise.all(Array.from({ length: AT_ONCE }, makeFitPilot))
  const start = clock.now().getTime()
  const rounds = Math.ceil(runs / AT_ONCE)
  for (let round = 1; round <= rounds; round += 1) {
    restoreClock()
    restoreClock = setClockSource(() => new Date(start))
    await playRound(random, pilotIds, hours)
    if (round % ROUNDS_BETWEEN_RULES === 0 || round === rounds) {
      expect(await brokenInvariants(db), `${round * AT_ONCE} sequences`).toEqual([])
    }
  }
}

test(
  `after ${RUNS} random sequences statuses, seats, refunds and ledger are what the model says`,
  {
    timeout: 3_600_000,
  },
  () => playAll("sequences", RUNS, [0.2, 0.5, 1.5, 4, 30]),
)

test(
  `the same after ${CLOCK_RUNS} while the clock goes forward and back by an hour`,
  {
    timeout: 3_600_000,
  },
  () => playAll("clock", CLOCK_RUNS, [1, -1, 1, -1, 0.2]),
)
