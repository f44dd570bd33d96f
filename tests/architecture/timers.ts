const CLOSES: Readonly<Record<string, string>> = { "{": "}", "(": ")" }
const LOOP = /\bfor (?:await )?\(|\bwhile \(|\bdo \{|\.forEach\(|\.map\(\s*async\b|\bPromise\.all/

/** Whether what a timer of this source runs goes through rows in a loop of its own, not in `sweep`. */
export function loopsByHand(source: string): boolean {
  return timersOf(source).some((code) => LOOP.test(code))
}

/** What the timers of a source run, each with what it reaches outside of sweeps. */
export function timersOf(source: string): string[] {
  return [...source.matchAll(/\bcron: "/g)].map(({ index }) =>
    reachedFrom(source, objectAround(source, index)),
  )
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

/** The same without what is handed to `sweep`. */
function withoutSweeps(code: string): string {
  const at = code.indexOf("sweep(")
  if (at < 0) return code
  const open = at + "sweep".length
  return code.slice(0, at) + withoutSweeps(code.slice(open + bracketed(code, open).length))
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
