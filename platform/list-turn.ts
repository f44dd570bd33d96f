/*
 * Pages of a list that are turned from row to row, in whichever order it stands, so that new rows do not move
 * them and a page far behind is read as fast as the first one.
 */

/** The page after or before a row. */
export interface ListTurn {
  to: "next" | "previous"
  /** Number of the row. */
  id: number
}

const WORDS = { next: "nach", previous: "vor" } as const

/** Reads an address: `nach=12`, `vor=12`; invalid ones are ignored. */
export function parseTurn(words: URLSearchParams): ListTurn | null {
  for (const to of ["next", "previous"] as const) {
    const id = parseRowNumber(words.get(WORDS[to]))
    if (id) return { to, id }
  }
  return null
}

/** The words of an address that lead to a page. */
export function turnWords(turn: ListTurn | null | undefined): Record<string, string> {
  return turn ? { [WORDS[turn.to]]: String(turn.id) } : {}
}

/** A number in an address, as rows are numbered; null: none. */
export function parseRowNumber(said: string | null): number | null {
  return said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : null
}

interface TurnedPage<Row> {
  /** In the order of the list. */
  rows: Row[]
  /** The rows to turn from; null where the list ends. */
  next: Row | null
  previous: Row | null
}

/** A page of what was found in the direction of a turn, of which one row more than its `size` was asked for. */
export function turnedPage<Row>(
  found: readonly Row[],
  { turn, size }: { turn: ListTurn | null | undefined; size: number },
): TurnedPage<Row> {
  const isBackwards = turn?.to === "previous"
  const rows = found.slice(0, size)
  if (isBackwards) rows.reverse()
  const hasMore = found.length > size
  const [first = null, last = null] = [rows[0], rows.at(-1)]
  return {
    rows,
    next: hasMore || isBackwards ? last : null,
    previous: (isBackwards ? hasMore : Boolean(turn)) ? first : null,
  }
}

/** To count more of a list would read all of it. */
export const MAX_COUNTED = 1_000

/** „1 Konto“, „17 Konten“, „mehr als 1.000 Konten“: of a list that is counted as far as `MAX_COUNTED`. */
export function formatCounted(count: number, one: string, many: string): string {
  if (count > MAX_COUNTED) return `mehr als ${MAX_COUNTED.toLocaleString("de-DE")} ${many}`
  return count === 1 ? `1 ${one}` : `${count.toLocaleString("de-DE")} ${many}`
}
