// `npm start` and every command-line program of the server build: installs and builds what is
// missing, then runs one command of `server/main.ts` with Node 24.
import { ensureBuilt } from "./build.mjs"
import { ensureInstalled } from "./node-24.mjs"

ensureInstalled()
ensureBuilt()
await import("./start-built.mjs")
