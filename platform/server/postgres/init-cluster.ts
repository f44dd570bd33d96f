import { randomUUID } from "node:crypto"
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Connection } from "./connection-file.ts"
import { PostgresStartError } from "./errors.ts"
import { runProgram, type ServerSetup } from "./server-setup.ts"
import { chownFile } from "./server-user.ts"

const DRAFT = "initialising-"

/**
 * Made beside its place and moved there when it is complete, so that a start that was killed
 * leaves no half cluster behind. What it did leave is removed: no server has ever run on it.
 */
export async function initCluster(setup: ServerSetup, connection: Connection): Promise<void> {
  const { layout, user } = setup
  for (const name of readdirSync(layout.folder)) {
    if (name.startsWith(DRAFT)) rmSync(join(layout.folder, name), { recursive: true })
  }
  const draft = join(layout.folder, `${DRAFT}${randomUUID()}`)
  const passwordFile = `${draft}.password`
  writeFileSync(passwordFile, connection.password, { mode: 0o600 })
  chownFile(user.owner, passwordFile)
  const initdb = runProgram(setup, "initdb", [
    ...["--pgdata", draft, "--username", connection.user, "--pwfile", passwordFile],
    ...["--auth", "scram-sha-256", "--encoding", "UTF8", "--data-checksums"],
    ...localeArguments(setup.binaries.major),
  ])
  const outcome = await initdb.exited
  rmSync(passwordFile)
  if (outcome !== "status 0") {
    throw new PostgresStartError(`initdb ended with ${outcome}: ${initdb.lastWords()}`)
  }
  renameSync(draft, layout.cluster)
}

/**
 * From version 17 on PostgreSQL brings the locale itself and sorts alike everywhere; before that
 * the C library's. macOS knows no C.UTF-8.
 */
function localeArguments(major: number): string[] {
  const locale = process.platform === "darwin" ? "C" : "C.UTF-8"
  const ofLibrary = ["--locale", locale, "--lc-messages", "C"]
  if (major < 17) return [...ofLibrary, "--locale-provider", "libc"]
  return [...ofLibrary, "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"]
}
