// `npm run resilience`: what must hold when everything goes wrong, as one table and as
// resilience/results.json. `npm run resilience -- kills --runs 20` runs one of them, twenty times.
import { ensureBuilt } from "./build.mjs"
import { memorySettings } from "./memory.mjs"
import { ensureInstalled, node24, run } from "./node-24.mjs"

ensureInstalled({ tests: true })
ensureBuilt()
run(node24, ["resilience/run.ts", ...process.argv.slice(2)], {
  LOG_LEVEL: "silent",
  // of the servers that it starts, as npm start has them
  ...memorySettings,
})
