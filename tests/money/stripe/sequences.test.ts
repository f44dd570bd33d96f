import { test } from "vitest"
import { minutes, seconds } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { playSequences } from "#tests/support/money-sequences/play-sequences.ts"
import { stripeSide } from "#tests/support/money-sequences/stripe-side.ts"
import { startStripe } from "#tests/support/stripe-steps.ts"

/*
 * The random sequences of `tests/money/sequences.test.ts` with the Stripe stand-in as the provider,
 * whose book is held against ours to the cent.
 */

const RUNS = Number(process.env.RESILIENCE_RUNS ?? 50)
const TIMEOUT = minutes(10) + RUNS * seconds(2)

const stripe = startStripe()
const db = await testDatabase()
stripe.reportTo(testApplication(db))

test(
  `after ${RUNS} random sequences product, model and Stripe's book say the same`,
  { timeout: TIMEOUT },
  () =>
    playSequences({
      db,
      provider: stripeSide(stripe),
      seed: "stripe",
      runs: RUNS,
      hours: [0.2, 0.5, 1.5, 4, 30],
    }),
)
