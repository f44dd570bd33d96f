// `npm run image`: the image of the Containerfile, or its steps where no container engine answers
// (`server/artefact/image.ts`).
import { ensureInstalled, node24, run } from "./node-24.mjs"

ensureInstalled()
run(node24, ["server/artefact/image.ts"])
