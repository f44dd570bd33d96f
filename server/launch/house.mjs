// `npm run house`: how the code is laid out, in figures; fails where a limit is broken.
import { ensureInstalled, node24, run } from "./node-24.mjs"

ensureInstalled({ tests: true })
run(node24, ["tests/architecture/house/print-house.ts"])
