// `npm run start:built`: runs what is built, with Node 24, and never installs or builds anything.
import { existsSync } from "node:fs"
import { join } from "node:path"
import { memorySettings } from "./memory.mjs"
import { become, fail, node24, root } from "./node-24.mjs"

if (!existsSync(join(root, "build", "server", "index.js"))) {
  fail(
    "Nothing is built here. `npm start` builds, `npm run assemble` makes a folder that is built.",
  )
}
if (!existsSync(node24)) fail("No packages are installed here: `npm start` installs them.")
become(node24, ["server/launch/command.mjs", ...process.argv.slice(2)], {
  NODE_ENV: "production",
  ...memorySettings,
})
