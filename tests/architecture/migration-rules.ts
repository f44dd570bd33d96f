import { concurrentStatement } from "#platform/server/migrations/concurrent-index.ts"
import { isDeclared, parseDeclaration } from "#platform/server/migrations/declaration.ts"

/** What breaks a process of before, or lets everybody wait; only a table that the same migration makes may. */
const DANGERS: readonly [RegExp, string][] = [
  [/\brename\b/, "renames"],
  [/\bdrop (?:table|view|function|type|schema|sequence)\b/, "drops"],
  [/^alter table .*\bdrop (?!constraint\b|not null\b|expression\b|identity\b)/, "drops a column"],
  [/\balter (?:column )?\w+ (?:set data )?type\b/, "changes a type"],
  [/\bset not null\b/, "demands a value"],
  [
    /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\w+ (?![^,]*\b(?:default|generated)\b)[^,]*\bnot null\b/,
    "demands a value of a new column without a default",
  ],
  [/^create (?:unique )?index (?!concurrently\b)/, "makes an index while nobody can write"],
  [
    /\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*\bnot valid$)/,
    "checks every row while nobody can write (add it not valid, validate it in the next file)",
  ],
  [
    /\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?! using index\b)/,
    "makes an index while nobody can write",
  ],
  [/^truncate\b/, "empties a table"],
]

/** Why a migration may not be as it is. */
export function faultsOfMigration(text: string): string[] {
  if (!isDeclared(text)) {
    return [
      "its first line says neither `-- expand: …` nor `-- contract: …` nor `-- contract after 0123: …`",
    ]
  }
  const isExpand = text.startsWith("-- expand")
  const { isConcurrent } = parseDeclaration(text)
  if (isConcurrent) return faultsOfConcurrent(text)
  const statements = statementsOf(text)
  const made = new Set(
    statements.flatMap((one) => one.match(/^create table (?:if not exists )?(\w+)/)?.[1] ?? []),
  )
  const faults = statements.flatMap((statement) => {
    if (/\bconcurrently\b/.test(statement))
      return ["only `-- without a transaction` makes it concurrently"]
    const table = /^(?:alter table|create .*\bindex\b.*? on) (?:if exists |only )*(\w+)/.exec(
      statement,
    )?.[1]
    if (!isExpand || (table && made.has(table))) return []
    return DANGERS.filter(([danger]) => danger.test(statement)).map(([, what]) => what)
  })
  return [...new Set(faults)].map((what) => (isExpand ? `it says expand, and ${what}` : what))
}

function faultsOfConcurrent(text: string): string[] {
  try {
    concurrentStatement(text)
    return []
  } catch (error) {
    return [String(error)]
  }
}

/** In small letters, on a line each, without comments and without the bodies of functions. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .toLowerCase()
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
}
