import { expect } from "vitest"
import { createRandom } from "#db/seed/random.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { changeFee } from "./change-fee.ts"
import { compareBookings, compareMoney, type World } from "./compare.ts"
import { landAndSettle } from "./landing.ts"
import { reconcile, settle } from "./money-jobs.ts"
import type { ProviderSide } from "./provider-side.ts"
import { endWhatIsOver, letPagesClose, type Stage } from "./stage.ts"
import { MAX_OPENING, makeFitPilot, newWorld, nextStep, TURNS, takeStep } from "./worlds.ts"

/** Sequences that go on side by side, since they share the clock; at least two rounds of them. */
const MAX_AT_ONCE = 50
/** The rules are queries over everything; they are asked after so many rounds and at the end. */
const ROUNDS_BETWEEN_RULES = 10

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
  const random = createRandom(`${seed} ${process.env.RESILIENCE_SEED ?? ""}`)
  const start = clock.now().getTime()
  let now = start
  const restoreClock = setClockSource(() => new Date(now))
  const stage = { db, provider, random, goTo: (instant: number) => (now = instant) }
  try {
    const atOnce = Math.min(MAX_AT_ONCE, Math.ceil(runs / 2))
    const rounds = Math.ceil(runs / atOnce)
    for (let round = 1; round <= rounds; round += 1) {
      stage.goTo(start)
      // in every other one time stands still while the openings are played, which many an hour would break off
      const calmTurns = round % 2 === 1 ? MAX_OPENING : 0
      await playRound(stage, { start, steps, atOnce, calmTurns })
      if (round % ROUNDS_BETWEEN_RULES === 0 || round === rounds) {
        const what = `${round * atOnce} sequences`
        expect(await brokenInvariants(db), what).toEqual([])
        expect(await provider.compare(db), what).toEqual([])
      }
    }
  } finally {
    restoreClock()
  }
}

interface Round {
  start: number
  steps: readonly number[]
  atOnce: number
  /** So many turns pass without any time. */
  calmTurns: number
}

async function playRound(stage: Stage, { start, steps, atOnce, calmTurns }: Round) {
  const { db, provider, random } = stage
  const crews = await Promise.all(
    Array.from({ length: atOnce }, async () => [await makeFitPilot(db), await makeFitPilot(db)]),
  )
  let now = start
  const worlds = await Promise.all(
    crews.map((pilotIds) => newWorld(db, random, { provider, pilotIds, now })),
  )
  const awayTurn = random.int(calmTurns, 2 * TURNS)
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
    const passing = turn >= calmTurns && random.chance(0.4) ? random.pick(steps) : 0
    if (passing !== 0 && now + hours(passing) < firstStart(worlds)) {
      now += hours(passing)
      stage.goTo(now)
      await letPagesClose(stage, worlds, now)
      for (const { story } of worlds) story.push(`${passing} h later`)
    }
    if (random.chance(0.3)) {
      await endWhatIsOver(stage, worlds, now)
    }
    if (random.chance(0.15)) await changeFee(stage, worlds)
  }
  await settle(db, provider)
  expect(await compareMoney(db, worlds)).toEqual([])
  await landAndSettle(stage, worlds)
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
