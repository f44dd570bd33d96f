// `npm run assemble -- FOLDER`: what a server runs on, and nothing else, in a folder that can be moved
// (`server/artefact/assemble.ts`).
import { ensureBuilt } from "./build.mjs"
import { ensureInstalled, node24, run } from "./node-24.mjs"

ensureInstalled()
ensureBuilt()
run(node24, [
  "--disable-warning=ExperimentalWarning",
  "server/artefact/assemble.ts",
  ...process.argv.slice(2),
])
