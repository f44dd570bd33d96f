import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"

// tests keep their secrets out of the folder of a real installation
const env = { DATA_DIR: join(tmpdir(), "aufwind-tests"), LOG_LEVEL: "silent" }

/** Half of what tests do is waiting for PostgreSQL, so that two go side by side even on two cores. */
const WORKERS = 2

/** Tests of what needs no database: they stand outside of `server/` folders, pages and layouts. */
const PURE = [
  "platform/*.test.{ts,tsx}",
  "{ui,illustrations,app/kitchen-sink}/**/*.test.{ts,tsx}",
  "features/**/*.test.{ts,tsx}",
  "tests/architecture/house/*.test.ts",
]

/** Tests of what a process reads or counts once: each needs a process of its own. */
const OWN_SETTINGS = [
  "features/admin/server/outbox.test.ts",
  "features/auth/sessions/server/{basic-auth-api,secure-cookies}.test.ts",
  "features/places/server/geocoded-suggestions.test.ts",
  "platform/server/{env,mail-by-smtp,page-events,preparing-client}.test.{ts,tsx}",
  "server/{cookie-attributes,map-policy}.test.ts",
  "tests/mails/*.test.ts",
  "tests/money/stripe/*.test.ts",
  "tests/{pages,texts}/*.test.ts",
]

const PAGE_BUILD = join(import.meta.dirname, "tests/support/page-build.ts")

export default defineConfig({
  test: {
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
          name: "rooms",
          include: [
            "{app,platform,server,db}/**/*.test.{ts,tsx}",
            "features/**/server/**/*.test.{ts,tsx}",
            "tests/{architecture,contract,mails,money}/**/*.test.ts",
          ],
          exclude: [
            "platform/*.test.{ts,tsx}",
            "{app/kitchen-sink,tests/architecture/house}/**",
            ...OWN_SETTINGS,
          ],
          env,
          globalSetup: "./tests/support/test-postgres.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
          // each file has a database of its own; what it has loaded is the same for all
          isolate: false,
        },
      },
      {
        // pages are rendered from their sources, in the process of the test
        resolve: { alias: { "virtual:react-router/server-build": PAGE_BUILD } },
        test: {
          name: "settings",
          include: OWN_SETTINGS,
          env,
          globalSetup: "./tests/support/test-postgres.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: "processes",
          include: ["tests/postgres/**/*.test.ts"],
          env,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // each starts clusters of its own; side by side they only wait for each other
          fileParallelism: false,
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
          // each worker has a product and a browser of its own, which keep two cores busy
          maxWorkers: availableParallelism(),
          // each visitor is new; browser and libraries are the worker's
          isolate: false,
        },
      },
    ],
  },
})
