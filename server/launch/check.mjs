// `npm run check`: types, lint, the figures of the house and the rooms' own tests.
import { ensureInstalled, node24, run } from "./node-24.mjs"

ensureInstalled({ tests: true })
run("react-router", ["typegen"])
run("biome", ["check", "--error-on-warnings", "."])
run("tsc", ["-p", "."])
run("knip", [])
run(node24, ["tests/architecture/house/print-house.ts"])
run("vitest", ["run", "--project=!processes", "--project=!journeys"])
