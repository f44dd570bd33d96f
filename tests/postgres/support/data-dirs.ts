import { chmodSync, chownSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterAll, onTestFinished } from "vitest"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { findServerProcesses } from "#platform/server/postgres/server-processes.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"
import type { Account } from "./accounts.ts"
import { eventually, start } from "./server-process.ts"

const used = new Map<Account, string>()

afterAll(() => {
  for (const dataDir of used.values()) remove(dataDir)
})

/**
 * A DATA_DIR that does not exist yet, below a folder that only `account` can open. Goes after the
 * test, when nothing runs on it any more.
 */
export function newDataDir(account: Account, mode = 0o700): string {
  const dataDir = dataDirIn(newFolder(account, mode))
  onTestFinished(async () => {
    await nothingRunsOn(dataDir)
    remove(dataDir)
  })
  return dataDir
}

/**
 * One that the tests of a file share, because creating a database is most of the work: it has
 * been started before, and nothing runs on it.
 */
export async function usedDataDir(account: Account): Promise<string> {
  const dataDir = used.get(account) ?? dataDirIn(newFolder(account, 0o700))
  onTestFinished(() => nothingRunsOn(dataDir))
  if (used.has(account)) return dataDir
  used.set(account, dataDir)
  const server = await start(dataDir, { account })
  server.child.kill("SIGTERM")
  await server.ended
  return dataDir
}

function nothingRunsOn(dataDir: string): Promise<void> {
  const layout = layoutOf(dataDir)
  return eventually(() => findServerProcesses(layout).length === 0)
}

/** Its name holds what a shell would stumble over. */
function dataDirIn(folder: string): string {
  return join(folder, "It's José's data")
}

function newFolder({ ids }: Account, mode: number): string {
  const folder = makeScratchFolder("aufwind-postgres-")
  chmodSync(folder, mode)
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid)
  return folder
}

function remove(dataDir: string): void {
  rmSync(dirname(dataDir), { recursive: true, force: true })
}
