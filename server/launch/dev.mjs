// `npm run dev`: the same server from its sources, with hot reloading in front of it.
import { become, ensureInstalled, node24 } from "./node-24.mjs"

ensureInstalled()
become(node24, ["server/dev.ts"], { NODE_ENV: "development" })
