import { readdirSync } from "node:fs"
import { join } from "node:path"
import { requirePrograms } from "./daemon.ts"

const FOLDER = "/usr/lib/postgresql"

/** The oldest PostgreSQL that is installed of those that the product supports. */
export function findPostgres(): { bin: string; version: string } {
  requirePrograms({ [FOLDER]: "postgresql-15" })
  const version = readdirSync(FOLDER)
    .filter((name) => Number(name) >= 15)
    .toSorted((one, other) => Number(one) - Number(other))[0]
  if (!version)
    throw new Error("This trial needs PostgreSQL 15 or newer: apt-get install postgresql-15")
  return { bin: join(FOLDER, version, "bin"), version }
}
