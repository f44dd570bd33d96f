import { rmSync } from "node:fs"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { migrate, readMigrations } from "#platform/server/migrations.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { allQueues } from "#server/jobs.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"

declare module "vitest" {
  interface ProvidedContext {
    templateUrl: string
  }
}

/**
 * One PostgreSQL for all rooms' tests, with a migrated template that each test file copies.
 * TEST_DATABASE_URL names a server that runs already; else the embedded one starts in a
 * temporary folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const dataDir = given ? undefined : makeScratchFolder("aufwind-test-")
  const running = dataDir ? await startPostgres({ dataDir }) : undefined
  const server = new URL(given ?? running?.url ?? "")
  const name = `template_${process.pid}`
  const admin = new pg.Client({ connectionString: server.href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  server.pathname = `/${name}`
  await migrate(server.href, await readMigrations("db/migrations"))
  await connectJobs(
    server.href,
    allQueues.map((queue) => queue.name),
  )
  await disconnectJobs()
  project.provide("templateUrl", server.href)
  return async () => {
    await running?.stop()
    if (dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
}
