import { expect, test } from "vitest"
import { minutes, seconds } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { playSequences } from "#tests/support/money-sequences/play-sequences.ts"
import { trialSide } from "#tests/support/money-sequences/trial-side.ts"
import { backfilled } from "#tests/support/state-before-columns.ts"

/*
 * Random sequences of everything that moves money and seats, on the product and on a model beside
 * it. Fifty here; `npm run resilience -- sequences` runs ten thousand (RESILIENCE_RUNS). The same
 * with the Stripe stand-in: `stripe/sequences.test.ts`.
 */

const RUNS = Number(process.env.RESILIENCE_RUNS ?? 50)
const TIMEOUT = minutes(10) + RUNS * seconds(2)

const { db, owner } = await testDatabaseWithUrl()
testApplication(db)

test(
  `after ${RUNS} random sequences statuses, seats, refunds and ledger are what the model says`,
  { timeout: TIMEOUT },
  () =>
    playSequences({
      db,
      provider: trialSide(),
      seed: "sequences",
      runs: RUNS,
      hours: [0.2, 0.5, 1.5, 4, 30],
    }),
)

test(
  `the same after ${RUNS} while the clock goes forward and back by an hour`,
  { timeout: TIMEOUT },
  () =>
    playSequences({
      db,
      provider: trialSide(),
      seed: "clock",
      runs: RUNS,
      hours: [1, -1, 1, -1, 0.2],
    }),
)

test("all that they have left says in columns what the version before kept in names and events", async () => {
  const { written, migrated } = await backfilled(owner)
  const { moves, refunds, seats } = written
  for (const rows of [moves, refunds, seats]) expect(rows).not.toEqual([])
  expect(migrated).toEqual(written)
})
