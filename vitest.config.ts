import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"

// tests keep their secrets out of the folder of a real installation
const env = { DATA_DIR: join(tmpdir(), "aufwind-tests"), LOG_LEVEL: "silent" }

/** Tests of what needs no database: they stand outside of `server/` folders. */
const PURE = [
  "{platform,ui}/*.test.{ts,tsx}",
  "ui/**/*.test.{ts,tsx}",
  "features/*/*.test.{ts,tsx}",
  "features/*/{draft,flugfit,ui}/**/*.test.{ts,tsx}",
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: PURE,
          env,
          testTimeout: 60_000,
          // nothing here leaves a trace, so that files may share what they have loaded
          isolate: false,
        },
      },
      {
        test: {
          name: "rooms",
          include: [
            "{app,platform,ui,features,server,db}/**/*.test.{ts,tsx}",
            "tests/{architecture,contract,mails,money}/**/*.test.ts",
          ],
          exclude: PURE,
          env,
          globalSetup: "./tests/support/test-postgres.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
