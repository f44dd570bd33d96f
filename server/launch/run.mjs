// `npm start` and every command-line program of the server build: installs and builds what is
// missing, then runs one command of `server/main.ts` with Node 24.
import { ensureBuilt } from "./build.mjs"
import { memorySettings } from "./memory.mjs"
import { become, ensureInstalled, node24 } from "./node-24.mjs"

ensureInstalled()
ensureBuilt()
become(node24, ["server/launch/command.mjs", ...process.argv.slice(2)], {
  NODE_ENV: "production",
  ...memorySettings,
})
