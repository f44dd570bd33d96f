import { env } from "#platform/server/env.ts"
import { awaitExternalPostgres } from "#platform/server/postgres/await-external.ts"
import { prepareDatabase } from "#platform/server/prepare-database.ts"
import { bootstrap } from "../process.ts"

/**
 * `npm run db:migrate`: with MIGRATION_DATABASE_URL by the role of that address, for the server's
 * role of DATABASE_URL; without, by the one role that there is, or into the embedded database. It needs no secret of the
 * installation where the database is the operator's.
 */
export async function migrateDatabase(): Promise<void> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = env()
  if (!DATABASE_URL) {
    const ground = await bootstrap("visitor", { migrations: "start" })
    return ground.close()
  }
  const ownerUrl = MIGRATION_DATABASE_URL ?? DATABASE_URL
  await awaitExternalPostgres(ownerUrl)
  const applied = await prepareDatabase(ownerUrl, DATABASE_URL)
  process.stdout.write(
    `${applied.length} migrations applied, the server's role may use the tables\n`,
  )
}
