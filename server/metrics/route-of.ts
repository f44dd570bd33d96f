import { FILE } from "#server/load-gate/priority.ts"

interface Patterns {
  callPattern(method: string, path: string): string | undefined
  pagePattern(path: string): string | undefined
}

/** The declared pattern of what a request asks for, `file` or `other`; never its address. */
export type RouteOf = (method: string, path: string) => string

/** So many kinds of addresses are told apart; what somebody makes up beyond them is looked for no more. */
const MAX_KNOWN = 5_000

/** To find a pattern takes longer than to refuse a request, and a number in an address is never what tells two apart. */
export function rememberedRoutes({ callPattern, pagePattern }: Patterns): RouteOf {
  const known = new Map<string, string>()
  return (method, path) => {
    const key = `${method} ${path.replaceAll(/(?<=\/[^/]+)\/[^/]*\d[^/]*/g, "/1")}`
    const route = known.get(key)
    if (route !== undefined) return route
    if (known.size >= MAX_KNOWN) return "other"
    const found = FILE.test(path)
      ? "file"
      : (callPattern(method, path) ?? pagePattern(path) ?? "other")
    known.set(key, found)
    return found
  }
}
