// `npm run check`: types, lint and the rooms' own tests; the quick part of `npm test`.
import { ensureInstalled, run } from "./node-24.mjs"

ensureInstalled()
run("react-router", ["typegen"])
run("biome", ["check", "--error-on-warnings", "."])
run("tsc", ["-p", "."])
run("knip", [])
run("vitest", ["run", "--project", "rules", "--project", "rooms", "--project", "settings"])
