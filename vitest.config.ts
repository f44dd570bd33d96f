import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { contentPhotos } from "#features/content/server/photos-plugin.ts"
import { OrderOfJourneys } from "#tests/support/order-of-journeys.ts"

// tests keep their secrets out of the folder of a real installation
const env = {
  DATA_DIR: join(tmpdir(), "aufwind-tests"),
  LOG_LEVEL: "silent",
  // guests of the tests come from addresses of their own
  TRUSTED_PROXIES: "127.0.0.1",
  // pages and mails are drawn by the React that draws them in production
  NODE_ENV: "production",
}

/** A part of what tests do is waiting for PostgreSQL: one more than there are cores keeps these busy. */
const WORKERS = availableParallelism() + 1

const WITH_DATABASE = {
  // what an operator may leave out is there, so that its calls and pages are tried
  env: {
    ...env,
    DAC7_OPERATOR_TIN: "205/5720/1234",
    OPERATOR_IBAN: "DE02120300000000202051",
  },
  globalSetup: "./tests/support/test-postgres.ts",
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: WORKERS,
}

/** Tests of what needs no database: they stand outside of `server/` folders, pages and layouts. */
const PURE = [
  "platform/*.test.{ts,tsx}",
  "{ui,illustrations,app/kitchen-sink}/**/*.test.{ts,tsx}",
  "features/**/*.test.{ts,tsx}",
  "tests/architecture/house/*.test.ts",
  "tests/supply-chain/*.test.ts",
]

/** Tests whose product sends its mails by SMTP: they receive them (`tests/support/smtp.ts`). */
const MAILS = [
  "features/admin/server/outbox.test.ts",
  "platform/server/mail-by-smtp.test.tsx",
  "platform/server/sent-mails/mail-outage.test.tsx",
  "features/admin/server/resend-sent-mail.test.ts",
  "tests/mails/*.test.ts",
]

/** Tests whose product is paid by Stripe (`tests/support/stripe-steps.ts`). */
const STRIPE = ["tests/money/stripe/*.test.ts"]

/** Tests of what a process reads or counts once: each needs a process of its own. */
const OWN_SETTINGS = [
  "features/auth/sessions/server/basic-auth-api.test.ts",
  "features/places/server/geocoded-suggestions.test.ts",
  "features/push/server/push-queue.test.ts",
  "features/settlements/server/receipt-scan.test.ts",
  "features/verification/server/malware-scan.test.ts",
  "features/flight-room/server/briefing.test.ts",
  "features/dac7/server/switched-off.test.ts",
  "platform/server/{env,page-events,preparing-client}.test.ts",
  "platform/server/sent-mails/receive-bounce.test.ts",
  "server/{cookie-attributes,map-policy}.test.ts",
  "server/security/former-secrets.test.ts",
  "server/security/sealing-secrets.test.ts",
  "tests/{pages,texts}/*.test.ts",
]

const PAGE_BUILD = join(import.meta.dirname, "tests/support/page-build.ts")

export default defineConfig({
  // what changes files stands here, for all projects, so that each is transformed once
  oxc: { jsx: { development: false } },
  plugins: [contentPhotos(import.meta.dirname)],
  // pages are rendered from their sources, in the process of the test
  resolve: { alias: { "virtual:react-router/server-build": PAGE_BUILD } },
  test: {
    sequence: { sequencer: OrderOfJourneys },
    projects: [
      {
        test: {
          name: "rules",
          include: PURE,
          exclude: ["**/server/**"],
          env,
          testTimeout: 60_000,
          maxWorkers: WORKERS,
          // nothing here leaves a trace, so that files may share what they have loaded
          isolate: false,
        },
      },
      {
        test: {
          ...WITH_DATABASE,
          name: "rooms",
          include: [
            "{app,platform,server,db}/**/*.test.{ts,tsx}",
            "features/**/server/**/*.test.{ts,tsx}",
            "tests/{architecture,contract,mails,money}/**/*.test.ts",
          ],
          exclude: [
            "platform/*.test.{ts,tsx}",
            "{app/kitchen-sink,tests/architecture/house}/**",
            ...MAILS,
            ...STRIPE,
            ...OWN_SETTINGS,
          ],
          // each file has a database of its own; what it has loaded is the same for all
          isolate: false,
        },
      },
      // the same, each with settings that its files share
      { test: { ...WITH_DATABASE, name: "mails", include: MAILS, isolate: false } },
      { test: { ...WITH_DATABASE, name: "stripe", include: STRIPE, isolate: false } },
      { test: { ...WITH_DATABASE, name: "settings", include: OWN_SETTINGS } },
      {
        test: {
          name: "processes",
          include: ["tests/postgres/**/*.test.ts"],
          env,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          env,
          globalSetup: "./tests/support/product.ts",
          setupFiles: "./tests/support/after-journeys.ts",
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // a browser and a product on two cores may take their time
          expect: { poll: { timeout: 40_000, interval: 100 } },
          // each worker has a product and a browser of its own, which together keep one to two cores busy
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
          // each visitor is new; browser and libraries are the worker's
          isolate: false,
        },
      },
    ],
  },
})
