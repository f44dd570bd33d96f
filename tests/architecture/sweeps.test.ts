import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

const CLOSES: Readonly<Record<string, string>> = { "{": "}", "(": ")" }
const LOOP = /\bfor (?:await )?\(|\bwhile \(|\bdo \{|\.forEach\(|\.map\(\s*async\b|\bPromise\.all/

/** What stands from an opening bracket to the one that closes it, both included. */
function bracketed(source: string, open: number): string {
  const opening = source[open] ?? ""
  let depth = 0
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === opening) depth += 1
    if (source[at] === CLOSES[opening]) depth -= 1
    if (depth === 0) return source.slice(open, at + 1)
  }
  throw new Error(`an unclosed bracket: ${source.slice(open, open + 80)}`)
}

/** The object literal around a place. */
function objectAround(source: string, place: number): string {
  let depth = 0
  for (let at = place; at >= 0; at -= 1) {
    if (source[at] === "}") depth += 1
    if (source[at] === "{") depth -= 1
    if (depth < 0) return bracketed(source, at)
  }
  throw new Error("no object around this place")
}

/** The same without what is handed to `sweep`. */
function withoutSweeps(code: string): string {
  const at = code.indexOf("sweep(")
  if (at < 0) return code
  const open = at + "sweep".length
  return code.slice(0, at) + withoutSweeps(code.slice(open + bracketed(code, open).length))
}

/** A piece of a source with every function of the same source that it names, and that those name. */
function reachedFrom(source: string, code: string, seen = new Set<string>()): string {
  const own = withoutSweeps(code)
  const named = [...own.matchAll(/\b[a-z]\w*/gi)].map(([name]) => name)
  const bodies = named.flatMap((name) => {
    const found = new RegExp(`\\bfunction\\*? ${name}[(<]`).exec(source)
    if (!found || seen.has(name)) return []
    seen.add(name)
    const body = source.indexOf(
      "{\n",
      found.index + bracketed(source, source.indexOf("(", found.index)).length,
    )
    return [reachedFrom(source, bracketed(source, body), seen)]
  })
  return [own, ...bodies].join("\n")
}

/** What the timers of a source run, each with what it reaches outside of sweeps. */
function timersOf(source: string): string[] {
  return [...source.matchAll(/\bcron: "/g)].map(({ index }) =>
    reachedFrom(source, objectAround(source, index)),
  )
}

const BY_HAND = `
export const queue: JobQueue = {
  name: "by-hand",
  cron: "* * * * *",
  run: (db) => work(db, { isQuick: true }),
}

async function work(db: Db, options: { isQuick: boolean }): Promise<void> {
  for (const { id } of await listDue(db)) await one(db, id)
}
`

const SWEPT = `
export const queue: JobQueue = {
  name: "swept",
  cron: "* * * * *",
  async run(db) {
    await sweep(db, { queue: "swept", entity: "flight", due: listDue, each: one })
  },
}

async function one(db: Db, { id }: { id: number }): Promise<void> {
  for (const seat of await seatsOf(db, id)) await free(db, seat)
}
`

test("a loop is found wherever a timer reaches it, and not in the work for one row", () => {
  expect(timersOf(BY_HAND).map((code) => LOOP.test(code))).toEqual([true])
  expect(timersOf(SWEPT).map((code) => LOOP.test(code))).toEqual([false])
})

test("no timer goes through rows by hand, where one bad row would stop the others", () => {
  const files = sourceFiles(/^(?:features|platform|server)\//)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, timers: timersOf(readFileSync(file, "utf8")) }))
    .filter(({ timers }) => timers.length > 0)
  expect(files.length).toBeGreaterThan(35)
  const byHand = files.filter(({ timers }) => timers.some((code) => LOOP.test(code)))
  expect(byHand.map(({ file }) => file)).toEqual([])
})
