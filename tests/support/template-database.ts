import { rmSync } from "node:fs"
import pg from "pg"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { ensureServerRole } from "#platform/server/postgres/server-role.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { prepareDatabase } from "#platform/server/prepare-database.ts"
import { allQueues } from "#server/jobs.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"

/**
 * A PostgreSQL with a migrated database that test files copy. TEST_DATABASE_URL names a server that
 * runs already, by a superuser; else the embedded one starts in a temporary folder. The answered
 * address is the owner's.
 */
export async function startTemplate(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  const dataDir = given ? undefined : makeScratchFolder("aufwind-test-")
  const running = dataDir ? await startPostgres({ dataDir }) : undefined
  const server = new URL(given ?? running?.ownerUrl ?? "")
  const name = `template_${process.pid}`
  const admin = new pg.Client({ connectionString: server.href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  server.pathname = `/${name}`
  const url = await ensureServerRole(server.href)
  await prepareDatabase(server.href, url)
  await connectJobs(
    url,
    allQueues.map((queue) => queue.name),
  )
  await disconnectJobs()
  return {
    url: server.href,
    async stop() {
      await running?.stop()
      if (dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
