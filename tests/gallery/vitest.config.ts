import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { contentPhotos } from "#features/content/server/photos-plugin.ts"
import { hours } from "#platform/duration.ts"

const root = join(import.meta.dirname, "../..")

/** `npm run gallery`: no test of `npm test`, but it needs the same product and the same things in it. */
export default defineConfig({
  root,
  plugins: [contentPhotos(root)],
  // mails are drawn by the React that draws them in production
  oxc: { jsx: { development: false } },
  test: {
    include: ["tests/gallery/*.test.ts"],
    env: {
      DATA_DIR: join(tmpdir(), "aufwind-tests"),
      LOG_LEVEL: "silent",
      TRUSTED_PROXIES: "127.0.0.1",
      NODE_ENV: "production",
    },
    globalSetup: "./tests/support/product.ts",
    testTimeout: hours(2),
    hookTimeout: hours(2),
    expect: { poll: { timeout: 40_000, interval: 100 } },
    maxWorkers: 1,
  },
})
