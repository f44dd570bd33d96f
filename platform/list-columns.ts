/*
 * Which columns a list shows and how a press on a heading sorts it, in the address beside its filters. A list
 * declares its columns once; page, table file and saved view ask the same declaration.
 */

/** The word of an address that names columns. */
export const COLUMNS_WORD = "spalten"

export interface ListColumn<Sort extends string = string> {
  heading: string
  /** The orders of the list that its heading asks for; the first of them at the first press. */
  sorts?: Partial<Record<"ascending" | "descending", Sort>>
  /** It names the row, so that no view is without it. */
  isFixed?: true
  /** Shown only where somebody asks for it. */
  isExtra?: true
}

export type ListColumns<Key extends string = string> = Readonly<Record<Key, ListColumn>>

/** Reads an address: `spalten=a,b`, or the word once for each box of a form. Undefined: the usual ones. */
export function parseColumns<Key extends string>(
  columns: ListColumns<Key>,
  words: URLSearchParams,
): Key[] | undefined {
  const asked = words.getAll(COLUMNS_WORD).flatMap((said) => said.split(","))
  const keys = keysOf(columns)
  if (!keys.some((key) => asked.includes(key))) return undefined
  const shown = keys.filter((key) => columns[key].isFixed || asked.includes(key))
  return shown.join() === shownColumns(columns, undefined).join() ? undefined : shown
}

/** What a list shows where an address asks for these, in its own order. */
export function shownColumns<Key extends string>(
  columns: ListColumns<Key>,
  asked: readonly Key[] | undefined,
): Key[] {
  return keysOf(columns).filter((key) => (asked ? asked.includes(key) : !columns[key].isExtra))
}

/** The words of an address, or of the hidden fields of a form, that keep the columns as they are. */
export function columnWords(asked: readonly string[] | undefined): Record<string, string> {
  return asked ? { [COLUMNS_WORD]: asked.join(",") } : {}
}

function keysOf<Key extends string>(columns: ListColumns<Key>): Key[] {
  return Object.keys(columns) as Key[]
}

export interface ColumnSort<Sort extends string> {
  /** As `aria-sort` says it; undefined: the list is sorted by something else. */
  direction: "ascending" | "descending" | undefined
  /** What a press on the heading asks for. */
  next: Sort
}

/** How the list stands by a column, and what a press on its heading asks for. */
export function sortOfColumn<Sort extends string>(
  { sorts = {} }: ListColumn<Sort>,
  current: Sort,
): ColumnSort<Sort> | undefined {
  const ways = Object.entries(sorts) as ["ascending" | "descending", Sort][]
  const [first] = ways
  if (!first) return undefined
  const direction = ways.find(([, sort]) => sort === current)?.[0]
  const other = ways.find(([way]) => way !== direction)
  return { direction, next: direction && other ? other[1] : first[1] }
}
