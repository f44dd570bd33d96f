// `npm run bench`: the figures that quality.md asks for, as one table and as bench/results.json.
// `npm run bench -- auth` runs one of them.
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt } from "./build.mjs"
import { memorySettings } from "./memory.mjs"
import { ensureInstalled, node24, run } from "./node-24.mjs"

ensureInstalled({ tests: true })
ensureBuilt()
run(node24, ["bench/run.ts", ...process.argv.slice(2)], {
  CHROMIUM_PATH: ensureBrowser(),
  // of the servers that it starts, as npm start has them
  ...memorySettings,
})
