import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import type { Db } from "#platform/server/db.ts"

/*
 * What PostgreSQL has done for each statement that the product's own code sends: its module `auto_explain` says
 * the plan of every one, with the rows that were really read.
 */

/** A node of a plan, as EXPLAIN writes it. */
interface PlanNode {
  "Node Type": string
  "Relation Name"?: string
  "Index Name"?: string
  "Actual Rows"?: number
  "Actual Loops"?: number
  "Rows Removed by Filter"?: number
  "Rows Removed by Index Recheck"?: number
  Plans?: PlanNode[]
}

/** As `auto_explain` writes it. */
export interface ExplainedStatement {
  "Query Text": string
  Plan: PlanNode
}

interface PlanReport {
  statements: number
  /** Growing tables that a statement has read from beginning to end. */
  scanned: string[]
  /** The rows that all of them have read. */
  rows: number
  /** The most rows that one statement has read, of whatever table and by whatever index. */
  mostRows: number
  /** And which one. */
  worst: string
}

export interface Explainer {
  db: Db
  planOf(work: (db: Db) => Promise<unknown>): Promise<PlanReport>
  close(): Promise<void>
}

const SETTINGS = [
  "session_preload_libraries=auto_explain",
  "auto_explain.log_min_duration=0",
  "auto_explain.log_level=notice",
  "auto_explain.log_analyze=on",
  "auto_explain.log_timing=off",
  "auto_explain.log_format=json",
]

/** A table of so many rows grows with the business; a smaller one is read whole for good reasons. */
const GROWING_ROWS = 20_000

export async function openExplainer(connectionString: string): Promise<Explainer> {
  const options = SETTINGS.map((setting) => `-c ${setting}`).join(" ")
  const pool = new pg.Pool({ connectionString, max: 1, options })
  const heard: ExplainedStatement[] = []
  pool.on("connect", (client) => {
    client.on("notice", ({ message = "" }) => {
      const from = message.indexOf("{")
      if (message.startsWith("duration:") && from > 0) heard.push(JSON.parse(message.slice(from)))
    })
  })
  const db = drizzle(pool) as unknown as Db
  const growing = await growingTables(pool)
  return {
    db,
    async planOf(work) {
      heard.length = 0
      await work(db)
      return reportOf(heard, growing)
    },
    close: () => pool.end(),
  }
}

/** The tables, and parts of them, that grow with the business. */
export async function growingTables(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${GROWING_ROWS}`,
  )
  return new Set(rows.map(({ relname }) => relname))
}

/** What some statements have read. */
export function reportOf(
  explained: readonly ExplainedStatement[],
  growing: ReadonlySet<string>,
): PlanReport {
  const statements = explained.map(({ "Query Text": text, Plan }) => ({
    text,
    nodes: nodesOf(Plan),
  }))
  const counted = statements.map(({ text, nodes }) => ({ text, rows: readRows(nodes) }))
  const most = counted.toSorted((one, other) => other.rows - one.rows)[0]
  const scanned = statements.flatMap(({ nodes }) =>
    nodes.flatMap((node) => {
      const table = node["Relation Name"] ?? ""
      return node["Node Type"] === "Seq Scan" && growing.has(table) ? [table] : []
    }),
  )
  return {
    statements: statements.length,
    scanned: [...new Set(scanned)],
    rows: counted.reduce((sum, { rows }) => sum + rows, 0),
    mostRows: most?.rows ?? 0,
    worst: most?.text ?? "",
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** The rows of tables that a plan has touched, shown or not; a bitmap of an index is none yet. */
function readRows(nodes: readonly PlanNode[]): number {
  return nodes
    .filter((node) => /Scan$/.test(node["Node Type"]) && node["Node Type"] !== "Bitmap Index Scan")
    .reduce((sum, node) => {
      const each =
        (node["Actual Rows"] ?? 0) +
        (node["Rows Removed by Filter"] ?? 0) +
        (node["Rows Removed by Index Recheck"] ?? 0)
      return sum + each * (node["Actual Loops"] ?? 0)
    }, 0)
}
