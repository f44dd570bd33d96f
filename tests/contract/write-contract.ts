import { writeFileSync } from "node:fs"
import { CONTRACT_FILE, readContract } from "./contract-document.ts"
import { CONTRACT_ROWS } from "./rows.ts"

/** `npm run contract`: writes docs/contract.md and says what is not proven. */
const { document, unproven, proven, unknown } = readContract()
writeFileSync(CONTRACT_FILE, document)
const count = Object.keys(CONTRACT_ROWS).length
process.stdout.write(
  `${count - unproven.length} of ${count} rows are proven, open or decided: ${CONTRACT_FILE}\n`,
)
for (const row of unproven) process.stdout.write(`  not proven: ${row}\n`)
for (const row of unknown) process.stdout.write(`  no such row: ${row}\n`)
for (const row of proven) process.stdout.write(`  open or decided, but proven: ${row}\n`)
if (unproven.length + proven.length + unknown.length > 0) process.exitCode = 1
