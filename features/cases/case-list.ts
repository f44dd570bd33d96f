import { CASE_KINDS, type CaseName, caseKey, type OpenCase } from "#features/admin/open-case.ts"
import { type ListQuery, listAddress, parseListAddress } from "#platform/list-address.ts"
import type { ListColumn } from "#platform/list-columns.ts"
import { tablePath } from "#platform/list-table.ts"

const SORTS = {
  frist: "Was zuerst fällig ist",
  "letzte-frist": "Was zuletzt fällig ist",
  art: "Nach Art",
  person: "Nach Zuständigen",
} as const

/** What can be shown of each case. */
export const CASE_COLUMNS = {
  case: { heading: "Fall", isFixed: true },
  known: { heading: "Worum es geht" },
  todo: { heading: "Was zu tun ist", isExtra: true },
  kind: { heading: "Art", sorts: { ascending: "art" }, isExtra: true },
  owner: { heading: "Zuständig", sorts: { ascending: "person" } },
  due: { heading: "Frist", sorts: { ascending: "frist", descending: "letzte-frist" } },
} as const satisfies Record<string, ListColumn<keyof typeof SORTS>>

export type CaseColumn = keyof typeof CASE_COLUMNS

/** The one queue of all that waits for a person. */
export const CASE_LIST = {
  path: "/de/verwaltung/faelle",
  choices: {
    view: { alle: "Alle", meine: "Meine", frei: "Noch bei niemandem" },
    kind: { "": "Alle", pruefen: "Prüfen", geld: "Geld", technik: "Technik" },
    sort: SORTS,
  },
  columns: CASE_COLUMNS,
} as const

export type CaseListQuery = ListQuery<typeof CASE_LIST>

/** The page of one case; it stands in the queue that the query asks for. */
export function casePath(name: CaseName, query: CaseListQuery = WHOLE_QUEUE): string {
  const path = `${CASE_LIST.path}/${name.kind}/${encodeURIComponent(name.subject)}`
  return listAddress({ ...CASE_LIST, path }, query)
}

const WHOLE_QUEUE = parseListAddress(CASE_LIST, new URLSearchParams())

/** The table of the same queue, or of the cases in it that were chosen. */
export function casesCsvPath(query: CaseListQuery, chosen: readonly string[] = []): string {
  return tablePath(listAddress(CASE_LIST, { ...query, hasDefaultView: false }), chosen)
}

export interface CaseOwner {
  id: number
  name: string
}

/** A case with whoever sees to it. */
export interface QueuedCase extends OpenCase {
  owner: CaseOwner | null
}

/** What an address asks for, in its order; what is equal stands as it is due. */
export function queueOf(
  cases: readonly QueuedCase[],
  { view, kind, sort }: CaseListQuery,
  readerId: number,
): QueuedCase[] {
  const asked = cases.filter((one) => {
    if (kind !== "" && CASE_KINDS[one.kind].group !== kind) return false
    if (view === "meine") return one.owner?.id === readerId
    return view === "alle" || one.owner === null
  })
  if (sort === "frist") return asked
  if (sort === "letzte-frist") return asked.toReversed()
  const nameOf = ({ kind, owner }: QueuedCase) =>
    sort === "art" ? CASE_KINDS[kind].label : (owner?.name ?? "")
  return asked.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), "de"))
}

export interface CasePlace {
  /** From 1; null where it is not in this queue. */
  position: number | null
  count: number
  previous: CaseName | null
  /** After the last one, and where the case is not in the queue, what is due first. */
  next: CaseName | null
}

/** Where a case stands in a queue, and what comes before and after it. */
export function placeInQueue(queue: readonly OpenCase[], name: CaseName): CasePlace {
  const at = queue.findIndex(({ key }) => key === caseKey(name))
  const others = queue.filter(({ key }) => key !== caseKey(name))
  const nameAt = (index: number) => {
    const found = queue[index]
    return found ? { kind: found.kind, subject: found.subject } : null
  }
  const [first] = others
  return {
    position: at < 0 ? null : at + 1,
    count: queue.length,
    previous: at > 0 ? nameAt(at - 1) : null,
    next:
      (at < 0 ? null : nameAt(at + 1)) ??
      (first && { kind: first.kind, subject: first.subject }) ??
      null,
  }
}
