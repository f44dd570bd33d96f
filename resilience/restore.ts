import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { minutes, seconds } from "#platform/duration.ts"
import { openDatabase } from "#platform/server/db.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import { declinedRequest, wholeBooking } from "./journeys/bookings.ts"
import { underLoad } from "./load.ts"
import { say } from "./say.ts"
import { freePort, type TestStack } from "./test-stack.ts"

/** From the loss of the database and its files until the product answers again. */
const RESTORE_TARGET_MS = minutes(30)
const BUYERS = {
  atOnce: 2,
  only: { "whole booking": wholeBooking, "declined request": declinedRequest },
}

/** A backup while people book, then the database and the files are gone. */
export async function restore(ground: TestStack): Promise<Finding[]> {
  const what = "a lost database with its files, until the product answers again"
  return [await tried(what, () => loseAndRestore(ground))]
}

async function loseAndRestore(ground: TestStack) {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-restore-"))
  const vault = {
    BACKUP_KEY: randomBytes(32).toString("hex"),
    BACKUP_URL: `file:${folder}/backups`,
  }
  try {
    const buyers = underLoad(ground, BUYERS)
    say(await ground.run(["backup"], vault))
    const { journeys, wrong } = await buyers.end()
    say(`${journeys} bookings meanwhile`)
    say(await ground.run(["verify"], vault))
    return { runs: 1, findings: [...wrong, ...(await restoreElsewhere(ground, folder, vault))] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function restoreElsewhere(
  ground: TestStack,
  folder: string,
  vault: Record<string, string>,
): Promise<string[]> {
  const postgres = await startPostgres({ dataDir: join(folder, "database") })
  const { db, close } = openDatabase(postgres.url, { max: 4 })
  const place = { DATABASE_URL: postgres.url, STORAGE_URL: `file:${folder}/files` }
  try {
    const begun = performance.now()
    say(
      await ground.run(["restore"], {
        ...vault,
        ...place,
        MIGRATION_DATABASE_URL: postgres.ownerUrl,
      }),
    )
    const server = ground.launch({ ...place, PORT: String(await freePort()) })
    await server.ready
    const ms = performance.now() - begun
    say(
      `the product answers again after ${(ms / seconds(1)).toFixed(1)} s (target ${RESTORE_TARGET_MS / seconds(1)} s)`,
    )
    const broken = await brokenRules(db)
    server.kill("SIGTERM")
    await server.ended
    return ms > RESTORE_TARGET_MS ? [...broken, "restoring took too long"] : broken
  } finally {
    await close()
    await postgres.stop()
  }
}
