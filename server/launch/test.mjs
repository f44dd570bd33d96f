// `npm test`: everything that must hold, on a machine that has nothing but Node and npm.

import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt } from "./build.mjs"
import { ensureInstalled, root, run } from "./node-24.mjs"

ensureInstalled()
run("react-router", ["typegen"])
run("biome", ["check", "--error-on-warnings", "."])
run("tsc", ["-p", "."])
run("knip", [])
// each process of tests loads the same libraries anew
run("vitest", ["run", "--project=!journeys"], {
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
})
ensureBuilt()
run("vitest", ["run", "--project", "journeys"], { CHROMIUM_PATH: ensureBrowser() })
