import { closeSync, openSync, readSync, statSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import type pg from "pg"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"

/** A statement as PostgreSQL has logged it when it was done. */
export interface Statement {
  connection: string
  /** The number of its transaction, or 0 where that had written nothing yet. */
  transaction: string
  text: string
  parameters: string
}

const MARK = "~~"
const PREFIX = `${MARK}%p|%x|`
const RELOADED_MS = 500

/** Every statement that reaches the database while `work` runs, by what PostgreSQL itself logs. */
export async function logStatements(
  { db, dataDir }: { db: pg.Pool; dataDir: string },
  work: () => Promise<void>,
): Promise<Statement[]> {
  const { logFile } = layoutOf(dataDir)
  await setLogging(db, true)
  const begin = statSync(logFile).size
  try {
    await work()
  } finally {
    await setLogging(db, false)
  }
  return statementsIn(readFrom(logFile, begin))
}

async function setLogging(db: pg.Pool, isOn: boolean): Promise<void> {
  const settings = { log_min_duration_statement: "0", log_line_prefix: `'${PREFIX}'` }
  for (const [name, value] of Object.entries(settings)) {
    await db.query(`alter system ${isOn ? `set ${name} = ${value}` : `reset ${name}`}`)
  }
  await db.query("select pg_reload_conf()")
  await setTimeout(RELOADED_MS)
}

function readFrom(file: string, begin: number): string {
  const buffer = Buffer.alloc(statSync(file).size - begin)
  const handle = openSync(file, "r")
  readSync(handle, buffer, 0, buffer.length, begin)
  closeSync(handle)
  return buffer.toString("utf8")
}

const ENTRY = /^(\d+)\|(\d+)\|(LOG|DETAIL): {2}(.*)$/s
const RAN = /^duration: [\d.]+ ms {2}(?:statement|execute [^:]*): (.*)$/s

function statementsIn(log: string): Statement[] {
  const statements: Statement[] = []
  const latest = new Map<string, Statement | undefined>()
  for (const entry of log.split(MARK)) {
    const [, connection = "", transaction = "", level, said = ""] = ENTRY.exec(entry) ?? []
    const last = latest.get(connection)
    if (level === "DETAIL" && last) last.parameters = said
    if (level !== "LOG") continue
    // parsing and binding are logged as well, each with the same details
    const text = RAN.exec(said)?.[1]
    const ran = text === undefined ? undefined : { connection, transaction, text, parameters: "" }
    latest.set(connection, ran)
    if (ran) statements.push(ran)
  }
  return statements
}
