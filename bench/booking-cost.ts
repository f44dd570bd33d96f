import type { Statement } from "./statement-log.ts"

/** What one sort of transaction costs in all. */
interface CostRow {
  /** What it writes. */
  what: string
  commits: number
  statements: number
}

interface Cost {
  statements: number
  jobs: number
  /** The most expensive first. */
  rows: readonly CostRow[]
}

/** Where statements and commits come from: transactions by what they write, and the jobs that they promise. */
export function costOf(statements: readonly Statement[]): Cost {
  const rows = new Map<string, CostRow>()
  for (const transaction of transactionsOf(statements)) {
    const what = [
      ...new Set(transaction.flatMap(({ text, parameters }) => writeOf(text, parameters))),
    ]
    const name = what.join(", ") || "what only reads"
    const row = rows.get(name) ?? { what: name, commits: 0, statements: 0 }
    rows.set(name, row)
    row.commits += transaction.some((statement) => statement.transaction !== "0") ? 1 : 0
    row.statements += transaction.length
  }
  return {
    statements: statements.length,
    jobs: statements.filter(({ text }) => PROMISED.test(text)).length,
    rows: [...rows.values()].toSorted((one, other) => other.statements - one.statements),
  }
}

/** Statements of one connection between `begin` and its end; those outside are a transaction of their own. */
function transactionsOf(statements: readonly Statement[]): Statement[][] {
  const done: Statement[][] = []
  const open = new Map<string, Statement[]>()
  for (const statement of statements) {
    const { connection, text } = statement
    const running = open.get(connection)
    if (running) {
      running.push(statement)
      if (!/^(commit|rollback)(?! to)/i.test(text)) continue
      open.delete(connection)
      done.push(running)
    } else if (/^begin/i.test(text)) open.set(connection, [statement])
    else done.push([statement])
  }
  return done
}

const PROMISED = /INSERT INTO pgboss\.\w+ \([\s\S]*?'([\w-]+)' as name/
const FETCHED = /j\.name = '([\w-]+)'[\s\S]*SKIP LOCKED/
const SETTLED = /UPDATE pgboss\.[\s\S]*completed_on/
const WRITTEN =
  /\b(insert into|update|delete from)\s+"?([\w.]+)"?\s+(?:"?\w+"?\s+)?(?:\(|set|where|values|select)/i

function writeOf(text: string, parameters: string): string[] {
  const promised = PROMISED.exec(text)?.[1]
  if (promised) return [`promise of ${promised}`]
  if (FETCHED.test(text)) return ["fetch of jobs"]
  if (SETTLED.test(text)) return [`end of ${/'([\w-]+)'/.exec(parameters)?.[1] ?? "jobs"}`]
  const [, verb = "", table] = WRITTEN.exec(text) ?? []
  return table ? [`${verb.split(" ")[0]?.toLowerCase()} ${table}`] : []
}

/** The rows that matter, for one of `count`. */
export function costTable({ rows }: Cost, count: number): string {
  const per = (value: number) => (value / count).toFixed(2).padStart(6)
  const lines = rows
    .filter(({ statements }) => statements / count >= LEAST)
    .map(({ commits, statements, what }) => `${per(commits)}  ${per(statements)}  ${what}`)
  return ["commits  statements  of one booking", ...lines, ""].join("\n")
}

const LEAST = 0.05
