// `npm run check`: types, lint and the rooms' own tests; the quick part of `npm test`.
import { ensureInstalled, node24, run } from "./node-24.mjs"

ensureInstalled()
run("react-router", ["typegen"])
run("biome", ["check", "--error-on-warnings", "."])
run(node24, ["node_modules/ts7/bin/tsc", "-p", "."])
run("knip", [])
run("vitest", ["run", "--project", "rules", "--project", "rooms", "--project", "settings"])
