// The other half of `npm test`, for the time in which tests wait: lint, types, and what the journeys
// will need.
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt } from "./build.mjs"
import { run } from "./node-24.mjs"

run("biome", ["check", "--error-on-warnings", "."])
run("tsc", ["-p", "."])
run("knip", [])
ensureBuilt()
ensureBrowser()
