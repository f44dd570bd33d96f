import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rooms",
          include: [
            "{platform,ui,features,server,db}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
          ],
          globalSetup: "./tests/support/test-postgres.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "processes",
          include: ["tests/postgres/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
