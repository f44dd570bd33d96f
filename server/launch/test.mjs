// `npm test`: everything that must hold, on a machine that has nothing but Node and npm.

import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt } from "./build.mjs"
import { ensureInstalled, node24, run } from "./node-24.mjs"

ensureInstalled()
run("react-router", ["typegen"])
run("biome", ["check", "--error-on-warnings", "."])
run(node24, ["node_modules/ts7/bin/tsc", "-p", "."])
run("knip", [])
run("vitest", ["run", "--project", "rooms", "--project", "processes"])
ensureBuilt()
run("vitest", ["run", "--project", "journeys"], { CHROMIUM_PATH: ensureBrowser() })
