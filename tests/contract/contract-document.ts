import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { findProofs, type Proof } from "./find-proofs.ts"
import { CONTRACT_ROWS, DECIDED_ROWS, OPEN_ROWS } from "./rows.ts"

export const CONTRACT_FILE = "docs/contract.md"

const SECTIONS: Record<string, string> = {
  "2": "Screens and routes",
  "3": "Entities and their fields",
  "4": "States and transitions",
  "5": "Validation rules",
  "6": "Roles and permissions",
  "7": "Calls",
  "8": "Error catalogue",
  "9": "Business constants and limits",
}

export interface Contract {
  /** The whole text of `docs/contract.md`. */
  document: string
  /** Rows that no test names and that are neither open nor decided. */
  unproven: string[]
  /** Open or decided rows that a test names all the same. */
  proven: string[]
  /** Names in tests that are no rows. */
  unknown: string[]
}

/** Lays the rows of the contract beside the tests that name them. */
export function readContract(): Contract {
  return contractOf(CONTRACT_ROWS, testFiles().flatMap(proofsOf), {
    open: OPEN_ROWS,
    decided: DECIDED_ROWS,
  })
}

interface Unproven {
  /** With the number of the work that brings their screens. */
  open?: Readonly<Record<string, number>>
  /** With the decision that says why, below `docs/`. */
  decided?: Readonly<Record<string, string>>
}

export function contractOf(
  rows: Record<string, string>,
  proofs: readonly Proof[],
  { open = {}, decided = {} }: Unproven = {},
): Contract {
  const names = Object.keys(rows)
  const proofsFor = (name: string) => proofs.filter((proof) => proof.rows.includes(name))
  const notNamed = names.filter((name) => proofsFor(name).length === 0)
  const unproven = notNamed.filter((name) => !(name in open) && !(name in decided))
  const excused = Object.keys({ ...open, ...decided })
  const proven = excused.filter((name) => !notNamed.includes(name))
  const countOf = (some: object) =>
    Object.keys(some).filter((name) => notNamed.includes(name)).length
  const missing = (name: string) => {
    if (decided[name]) return `held, filled by nothing ([decision](${decided[name]}))`
    return open[name] === undefined ? "**nothing yet**" : `open (${open[name]})`
  }
  const unknown = proofs.flatMap((proof) => proof.rows.filter((name) => !(name in rows)))
  const sections = Object.entries(SECTIONS).flatMap(([number, title]) => {
    const own = names.filter((name) => rows[name]?.startsWith(`${number} · `))
    if (own.length === 0) return []
    const lines = own.map((name) => tableRow(rows[name] ?? "", proofsFor(name), missing(name)))
    return [
      "",
      `## ${number}. ${title}`,
      "",
      "| the specification | proven by |",
      "|---|---|",
      ...lines,
    ]
  })
  const document = [
    "# The contract",
    "",
    "What the specification says in its sections 2 to 9, row by row, and the tests that show it.",
    "Generated from `tests/contract/rows.ts` and the tests by `npm run contract`; do not edit. The",
    "calls describe themselves at `/api/openapi.json`. What is open has no screen yet on which anybody",
    "could see it.",
    "",
    `${names.length} rows, ${names.length - notNamed.length} of them proven, ${countOf(open)} open, ${countOf(decided)} decided otherwise.`,
    ...sections,
    "",
  ].join("\n")
  return { document, unproven, proven, unknown }
}

function tableRow(text: string, proofs: readonly Proof[], missing: string): string {
  const said = text.replace(/^\d · /, "")
  const proven = proofs.map(({ file, title }) => `${title} ([${baseName(file)}](../${file}))`)
  return `| ${cell(said)} | ${proven.map(cell).join("<br>") || missing} |`
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;")
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1)
}

function testFiles(): string[] {
  const patterns = ["*.test.ts", "*.test.tsx"]
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns],
    { encoding: "utf8" },
  )
  return listed
    .split("\n")
    .filter((file) => file !== "" && existsSync(file))
    .toSorted()
}

function proofsOf(file: string): Proof[] {
  return findProofs(file, readFileSync(file, "utf8"))
}
