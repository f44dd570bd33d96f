import { afterEach } from "vitest"
import { closeVisitors } from "#tests/support/browser.ts"

// here, because it is run for each file, while what files import is loaded once for each worker
afterEach(closeVisitors)
