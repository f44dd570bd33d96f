// `npm test`: everything that must hold, on a machine that has nothing but Node and npm.

import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { ensureInstalled, node24, root, run, runBeside } from "./node-24.mjs"

ensureInstalled({ tests: true })
run("react-router", ["typegen"])
await runBeside(
  // each process of tests loads the same libraries anew
  [
    "vitest",
    ["run", "--project=!journeys"],
    { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled") },
  ],
  [node24, ["server/launch/beside-tests.mjs"]],
)
run("vitest", ["run", "--project", "journeys"], { CHROMIUM_PATH: ensureBrowser() })
