import {
  type ColumnSort,
  columnWords,
  type ListColumns,
  parseColumns,
  shownColumns,
  sortOfColumn,
} from "./list-columns.ts"
import { type ListTurn, parseTurn, turnWords } from "./list-turn.ts"

/*
 * A list that filters, sorts and pages by its address, so that every view of it can be kept, shared
 * and reached with the back button. A list declares its words once; the loader reads the address,
 * links and filters are made from the same declaration.
 */

/** The German parameter in the address for each key of a list. */
const PARAMETERS = {
  status: "stand",
  sort: "sortierung",
  kind: "art",
  role: "rolle",
  view: "ansicht",
  queue: "warteschlange",
  part: "teil",
  reason: "grund",
  group: "wer",
  search: "suche",
  page: "seite",
} as const

type ListKey = Exclude<keyof typeof PARAMETERS, "search" | "page">

/** For each key its values and their labels; the first value is the default. */
type Choices = Readonly<Partial<Record<ListKey, Readonly<Record<string, string>>>>>

export interface AddressedList<C extends Choices = Choices> {
  path: string
  choices: C
  /** Of a list whose columns can be chosen. */
  columns?: ListColumns
  /** Its pages are turned from row to row instead of being numbered. */
  isTurned?: true
}

type ColumnOf<L> = L extends { columns: infer C } ? keyof C & string : never

/** What an address asks of a list: one value per key, a search text and a page. */
export type ListQuery<L extends AddressedList> = {
  [Word in keyof L["choices"]]: keyof L["choices"][Word] & string
} & {
  search: string
  page: number
  /** Undefined: the usual ones. */
  columns?: ColumnOf<L>[] | undefined
  /** Of a list that is turned from row to row; null: its first page. */
  turn?: ListTurn | null | undefined
  /** The address without a word shows another view to whoever looks. */
  hasDefaultView?: boolean | undefined
}

const MAX_SEARCH_LENGTH = 100
const LAST_PAGE = 100_000

/** Reads an address; invalid parameters are ignored. */
export function parseListAddress<L extends AddressedList>(
  list: L,
  words: URLSearchParams,
): ListQuery<L> {
  const chosen = Object.entries(list.choices).map(([word, values]) => {
    const said = words.get(PARAMETERS[word as ListKey]) ?? ""
    return [word, Object.hasOwn(values, said) ? said : firstOf(values)]
  })
  const page = Number(words.get(PARAMETERS.page) ?? "1")
  return {
    ...Object.fromEntries(chosen),
    search: (words.get(PARAMETERS.search) ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    ...(list.columns && { columns: parseColumns(list.columns, words) }),
    ...(list.isTurned && { turn: parseTurn(words) }),
  } as ListQuery<L>
}

interface AnyQuery {
  search: string
  page: number
  columns?: readonly string[] | undefined
  turn?: ListTurn | null | undefined
  hasDefaultView?: boolean | undefined
  [word: string]: unknown
}

/** The address of the same list with something changed; it begins at its first page again. */
export function listAddress<L extends AddressedList>(
  list: L,
  query: ListQuery<L>,
  change: Partial<ListQuery<L>> = {},
): string {
  const wanted: AnyQuery = { ...query, page: 1, turn: null, ...change }
  const words = new URLSearchParams()
  for (const [word, options] of Object.entries(list.choices)) {
    const value = String(wanted[word])
    if (value !== firstOf(options)) words.set(PARAMETERS[word as ListKey], value)
  }
  if (wanted.search !== "") words.set(PARAMETERS.search, String(wanted.search))
  if (wanted.page !== 1) words.set(PARAMETERS.page, String(wanted.page))
  const more = { ...columnWords(wanted.columns), ...turnWords(wanted.turn) }
  for (const [word, said] of Object.entries(more)) words.set(word, said)
  return pathWithWords(list.path, words, wanted)
}

/** Says in an address that the whole list is meant, where it would be another view without a word. */
const WHOLE_LIST = "sicht=alle"

/** An address of a list; `query` knows what it would show without a word. */
export function pathWithWords(
  path: string,
  words: URLSearchParams,
  { hasDefaultView = false }: { hasDefaultView?: boolean | undefined },
): string {
  if (words.size > 0) return `${path}?${words}`
  return hasDefaultView ? `${path}?${WHOLE_LIST}` : path
}

/** One link for each value of a word, as tabs show them. */
export function viewsOf<L extends AddressedList>(
  list: L,
  query: ListQuery<L>,
  word: keyof L["choices"] & string,
) {
  return Object.entries(list.choices[word as ListKey] ?? {}).map(([value, label]) => ({
    label,
    href: listAddress(list, query, { [word]: value } as Partial<ListQuery<L>>),
    isCurrent: query[word] === value,
  }))
}

/** What a form of filters offers for some words, each under its label. */
export function filtersOf<L extends AddressedList>(
  list: L,
  query: ListQuery<L>,
  labels: { readonly [Word in keyof L["choices"]]?: string },
) {
  return Object.entries(labels).map(([name, label]) => ({
    name: PARAMETERS[name as ListKey],
    label: String(label),
    value: String(query[name as keyof typeof query]),
    options: list.choices[name as ListKey] ?? {},
  }))
}

type ColumnedList = AddressedList & { columns: ListColumns }

interface ListHeading<Key extends string> {
  key: Key
  heading: string
  /** Where a press on it leads, and how the list stands by it now. */
  sort: { href: string; direction: ColumnSort<string>["direction"] } | undefined
}

/** The headings of the columns that a list shows. `addressOf` says where it is in another order. */
export function headingsOf<L extends ColumnedList>(
  list: L,
  query: ListQuery<L>,
  addressOf = (sort: string) => listAddress(list, query, { sort } as Partial<ListQuery<L>>),
): ListHeading<ColumnOf<L>>[] {
  const current = "sort" in query ? String(query.sort) : ""
  return (shownColumns(list.columns, query.columns) as ColumnOf<L>[]).map((key) => {
    const column = list.columns[key]
    const sort = column && sortOfColumn(column, current)
    return {
      key,
      heading: column?.heading ?? "",
      sort: sort && { href: addressOf(sort.next), direction: sort.direction },
    }
  })
}

/** The page to show of `total` rows: a `wanted` number past the end is the last page. */
export function pageOfList(total: number, wanted: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(total / size))
  const page = Math.min(wanted, pageCount)
  return { page, pageCount, offset: (page - 1) * size }
}

/** So many pages are asked for by `everyPage`. */
const MAX_PAGES = 10

/** What a list shows by itself, page after page, ten pages at most. */
export async function everyPage<L extends AddressedList, Entry>(
  list: L,
  load: (query: ListQuery<L>) => Promise<{ entries: Entry[]; pageCount: number }>,
): Promise<Entry[]> {
  const query = parseListAddress(list, new URLSearchParams())
  const { entries, pageCount } = await load(query)
  const all = [...entries]
  for (let page = 2; page <= Math.min(pageCount, MAX_PAGES); page += 1) {
    all.push(...(await load({ ...query, page })).entries)
  }
  return all
}

function firstOf(values: Readonly<Record<string, string>>): string {
  return Object.keys(values)[0] ?? ""
}
