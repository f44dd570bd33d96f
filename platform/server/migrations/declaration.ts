/** What the head of a migration says about processes of before, which do not know it. */
export interface Declaration {
  /** Who knows the migration of this number, or a later one, goes on working beside this one; undefined: nobody does. */
  toleratedFrom?: string | undefined
  /** One statement that no transaction may hold. */
  isConcurrent?: boolean | undefined
}

const HEAD = /^-- (?:(?<expand>expand)|contract(?: after (?<after>\d{4}))?): \S/
const CONCURRENT = /^-- without a transaction$/

/**
 * The first line: `-- expand: …` only adds, so that everybody of before goes on; `-- contract after 0123: …` takes away
 * what a process that knows 0123 does not use any more; `-- contract: …` nobody of before survives, and so does what says nothing. The
 * second one may be `-- without a transaction`, for an index that is made or dropped concurrently.
 */
export function parseDeclaration(text: string): Declaration {
  const [first = "", second = ""] = text.split("\n", 2)
  const { expand, after } = HEAD.exec(first)?.groups ?? {}
  return {
    toleratedFrom: expand ? "0000" : after,
    isConcurrent: CONCURRENT.test(second),
  }
}

/** Whether a migration says anything of that at all. */
export function isDeclared(text: string): boolean {
  return HEAD.test(text)
}
