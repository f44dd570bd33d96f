import { readFileSync } from "node:fs"
import { readImports } from "../read-imports.ts"
import { sourceFiles } from "../source-files.ts"
import { houseTable, type Row } from "./house-table.ts"

/** The table of the house as it stands in the working tree. */
export function readHouse(): Row[] {
  const files = sourceFiles(/./).map((path) => {
    const source = readFileSync(path, "utf8")
    return { path, source, imports: readImports(path, source) }
  })
  return houseTable(files, readFileSync("docs/architecture.md", "utf8"))
}
