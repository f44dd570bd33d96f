// `npm run e2e`: the journeys through the built product in a real browser.
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt } from "./build.mjs"
import { ensureInstalled, run } from "./node-24.mjs"

ensureInstalled({ tests: true })
ensureBuilt()
run("vitest", ["run", "--project", "journeys", ...process.argv.slice(2)], {
  CHROMIUM_PATH: ensureBrowser(),
})
