import type { ReactNode } from "react"
import { CASE_KINDS } from "#features/admin/open-case.ts"
import { headingsOf } from "#platform/list-address.ts"
import { formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { DataTable, RowLink } from "#ui/navigation/data-table.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import {
  CASE_LIST,
  type CaseColumn,
  type CaseListQuery,
  casePath,
  type QueuedCase,
} from "../case-list.ts"

interface CaseQueueProps {
  cases: readonly QueuedCase[]
  query: CaseListQuery
  /** As ISO text: what is due before it is late. */
  now: string
  /** Whose own cases need no name. */
  readerId: number
  selection: RowSelection
}

const WIDTHS: Record<CaseColumn, string> = {
  case: "lg:min-w-52",
  known: "lg:min-w-56",
  todo: "lg:min-w-56",
  kind: "lg:w-32",
  owner: "lg:w-36",
  due: "lg:w-40",
}

/** What waits, what is due first; the arrow keys go from one to the next. */
export function CaseQueue({ cases, query, now, readerId, selection }: CaseQueueProps) {
  const cells: Record<CaseColumn, (one: QueuedCase) => ReactNode> = {
    case: (one) => <RowLink to={casePath(one, query)}>{one.title}</RowLink>,
    known: ({ known }) => <span className="line-clamp-2 text-small text-ink2">{known}</span>,
    todo: ({ todo }) => <span className="text-small text-ink2">{todo}</span>,
    kind: ({ kind }) => CASE_KINDS[kind].label,
    owner: ({ owner }) => ownerOf(owner, readerId),
    due: ({ dueAt }) => <Due at={dueAt} isLate={dueAt < now} />,
  }
  return (
    <DataTable
      caption="Fälle"
      columns={headingsOf(CASE_LIST, query).map((column) => ({
        ...column,
        cell: cells[column.key],
        className: WIDTHS[column.key],
      }))}
      rows={cases}
      keyOf={({ key }) => key}
      nameOf={({ title }) => title}
      selection={selection}
    />
  )
}

function Due({ at, isLate }: { at: string; isLate: boolean }) {
  return (
    <span className={isLate ? "font-semibold text-warn" : "text-ink2"}>
      {isLate ? "überfällig seit" : "bis"} {formatShortDay(new Date(at), HOME_ZONE)}
    </span>
  )
}

function ownerOf(owner: QueuedCase["owner"], readerId: number): string {
  if (!owner) return "bei niemandem"
  return owner.id === readerId ? "bei dir" : owner.name
}
