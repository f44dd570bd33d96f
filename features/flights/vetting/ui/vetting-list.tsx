import type { ReactNode } from "react"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { headingsOf } from "#platform/list-address.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { DataTable, RowLink } from "#ui/navigation/data-table.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import {
  VETTING_LIST,
  type VettingColumn,
  type VettingQuery,
  vettingSheetPath,
} from "../vetting-list.ts"
import type { ListedVetting } from "../vetting-view.ts"
import { VettingBadge } from "./vetting-badge.tsx"

const CELLS: Record<VettingColumn, (vetting: ListedVetting) => ReactNode> = {
  title: ({ flightId, title }) => <RowLink to={vettingSheetPath(flightId)}>{title}</RowLink>,
  number: ({ flightId }) => flightId,
  route: ({ from, to }) => (
    <span className="font-mono whitespace-nowrap">
      {from}
      {to !== from && `–${to}`}
    </span>
  ),
  kind: ({ kind }) => FLIGHT_KIND_LABELS[kind],
  pilot: ({ pilot }) => pilot,
  start: ({ departsAt, timeZone }) =>
    departsAt ? formatInstant(new Date(departsAt), timeZone) : "ohne festen Termin",
  submitted: ({ submittedAt }) => formatInstant(new Date(submittedAt), HOME_ZONE),
  decided: ({ decidedAt }) => (decidedAt ? formatInstant(new Date(decidedAt), HOME_ZONE) : "–"),
  status: (vetting) => <VettingBadge {...vetting} />,
}

const LOOKS: Partial<Record<VettingColumn, { isEnd?: true; className?: string }>> = {
  title: { className: "lg:min-w-44" },
  number: { isEnd: true },
  start: { className: "lg:w-40" },
  submitted: { className: "lg:w-40" },
}

interface VettingListProps {
  query: VettingQuery
  entries: readonly ListedVetting[]
  selection: RowSelection
}

/** The flights of one page of the list, each a link to its check. */
export function VettingList({ query, entries, selection }: VettingListProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt kein Flug">
        In dieser Ansicht gibt es keinen. Neue erscheinen unter „Zur Prüfung“, sobald eine Pilot:in
        einen ihrer ersten Flüge einreicht.
      </EmptyState>
    )
  }
  return (
    <DataTable
      caption="Flüge"
      columns={headingsOf(VETTING_LIST, query).map((column) => ({
        ...column,
        cell: CELLS[column.key],
        ...LOOKS[column.key],
      }))}
      rows={entries}
      keyOf={({ id }) => String(id)}
      nameOf={({ flightId, title }) => `„${title}“, Flug ${flightId},`}
      selection={selection}
    />
  )
}
