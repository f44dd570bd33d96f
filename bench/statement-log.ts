import { closeSync, openSync, readSync, statSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import type pg from "pg"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import type { ExplainedStatement } from "./explained.ts"

/** A statement as PostgreSQL has logged it when it was done. */
export interface Statement {
  connection: string
  /** The number of its transaction, or 0 where that had written nothing yet. */
  transaction: string
  text: string
  parameters: string
}

interface Entry {
  connection: string
  transaction: string
  level: string
  said: string
}

const MARK = "~~"
const PREFIX = `${MARK}%p|%x|`
const RELOADED_MS = 500

interface Logging {
  /** As the one who may change settings of the whole server. */
  db: pg.Pool
  dataDir: string
}

/** Every statement that reaches the database while `work` runs, by what PostgreSQL itself logs. */
export async function logStatements(
  logging: Logging,
  work: () => Promise<void>,
): Promise<Statement[]> {
  return statementsIn(await readLog(logging, { log_min_duration_statement: "0" }, work))
}

const PLANS = {
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_format": "json",
}

/** How each statement was answered that reaches the database while `work` runs, on connections that have loaded `auto_explain`. */
export async function logPlans(
  logging: Logging,
  work: () => Promise<void>,
): Promise<ExplainedStatement[]> {
  const entries = await readLog(logging, PLANS, work)
  return entries.flatMap(({ said }) => {
    const plan = EXPLAINED.exec(said)?.[1]
    return plan === undefined ? [] : [JSON.parse(plan) as ExplainedStatement]
  })
}

/** What PostgreSQL writes into its log while `work` runs, an entry each: its connection, its transaction, its level, what it says. */
async function readLog(
  { db, dataDir }: Logging,
  settings: Readonly<Record<string, string>>,
  work: () => Promise<void>,
): Promise<Entry[]> {
  const { logFile } = layoutOf(dataDir)
  const all = { ...settings, log_line_prefix: `'${PREFIX}'` }
  await setLogging(db, all, true)
  const begin = statSync(logFile).size
  try {
    await work()
  } finally {
    await setLogging(db, all, false)
  }
  return readFrom(logFile, begin)
    .split(MARK)
    .map((entry): Entry => {
      const [, connection = "", transaction = "", level = "", said = ""] = ENTRY.exec(entry) ?? []
      return { connection, transaction, level, said }
    })
}

async function setLogging(
  db: pg.Pool,
  settings: Readonly<Record<string, string>>,
  isOn: boolean,
): Promise<void> {
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
/** Each line of it stands behind a tab; what follows it may be of another prefix. */
const EXPLAINED = /^duration: [\d.]+ ms {2}plan:\s*(\{.*?\n\t\})/s
const RAN = /^duration: [\d.]+ ms {2}(?:statement|execute [^:]*): (.*)$/s

function statementsIn(entries: readonly Entry[]): Statement[] {
  const statements: Statement[] = []
  const latest = new Map<string, Statement | undefined>()
  for (const { connection, transaction, level, said } of entries) {
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
