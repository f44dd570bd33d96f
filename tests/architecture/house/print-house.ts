import { readFileSync } from "node:fs"
import { readImports } from "../read-imports.ts"
import { sourceFiles } from "../source-files.ts"
import { houseTable } from "./house-table.ts"

/* `npm run house`: how the code is laid out, in figures. */

const files = sourceFiles(/./).map((path) => {
  const source = readFileSync(path, "utf8")
  return { path, source, imports: readImports(path, source) }
})
const table = houseTable(files, readFileSync("docs/architecture.md", "utf8"))
for (const { what, figure, detail = "" } of table) {
  console.log(`${what.padEnd(46)} ${String(figure).padStart(5)}   ${detail}`.trimEnd())
}
for (const { what, figure, most = figure } of table) {
  if (figure <= most) continue
  console.error(`${what}: ${figure}, at most ${most}`)
  process.exitCode = 1
}
