// `npm run gallery`: contact sheets of every kind of page, in the folder `gallery/`;
// `GALLERY_ONLY=kasse npm run gallery` takes those whose address holds the word.
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt } from "./build.mjs"
import { ensureInstalled, run } from "./node-24.mjs"

ensureInstalled({ tests: true })
ensureBuilt()
run("vitest", ["run", "--config", "tests/gallery/vitest.config.ts"], {
  CHROMIUM_PATH: ensureBrowser(),
})
