import type { ReactNode } from "react"
import { Link } from "react-router"
import { headingsOf } from "#platform/list-address.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { DataTable } from "#ui/navigation/data-table.tsx"
import {
  AUDIT_LOG,
  type AuditColumn,
  type AuditEntry,
  type AuditQuery,
  auditAddress,
} from "../audit-log.ts"

const link = "underline decoration-line2 underline-offset-4 hover:text-link"

type Cell = (entry: AuditEntry, query: AuditQuery) => ReactNode

const CELLS: Record<AuditColumn, Cell> = {
  event: ({ sentence }) => <span className="font-semibold">{sentence}</span>,
  thing: (entry, query) => <Thing entry={entry} query={query} />,
  change: ({ from, to }) => (to ? `${from && from !== to ? `${from} → ` : ""}${to}` : "–"),
  reason: ({ reason }) => reason ?? "–",
  who: ({ role, person }, query) => (
    <>
      {role}
      {person !== null && (
        <>
          {", "}
          <Link to={auditAddress(query, { person })} className={`${link} lg:whitespace-nowrap`}>
            Konto {person}
          </Link>
        </>
      )}
    </>
  ),
  at: ({ at }) => (
    <span className="text-balance text-small">{formatInstant(new Date(at), HOME_ZONE)}</span>
  ),
}

const WIDTHS: Partial<Record<AuditColumn, string>> = {
  event: "lg:min-w-44",
  who: "lg:min-w-28",
  at: "lg:min-w-44",
}

interface AuditListProps {
  entries: readonly AuditEntry[]
  query: AuditQuery
}

/** One page of the log: what happened to what, from where to where, by whom and when. */
export function AuditList({ entries, query }: AuditListProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier ist nichts geschehen">
        Zu dieser Auswahl gibt es keinen Eintrag. Nimm einen Filter weg, oder such nach einer
        anderen Nummer.
      </EmptyState>
    )
  }
  return (
    <DataTable
      caption="Protokoll"
      columns={headingsOf(AUDIT_LOG, { ...query, turn: null }, (sort) =>
        auditAddress(query, { sort: sort as AuditQuery["sort"] }),
      ).map((column) => ({
        ...column,
        cell: (entry: AuditEntry) => CELLS[column.key](entry, query),
        className: WIDTHS[column.key] ?? "",
      }))}
      rows={entries}
      keyOf={({ id }) => String(id)}
      nameOf={({ sentence }) => sentence}
    />
  )
}

function Thing({ entry, query }: { entry: AuditEntry; query: AuditQuery }) {
  const { label, number } = entry.thing
  if (number === null) return label
  const search = `${label} ${number}`
  return (
    <>
      <Link
        to={auditAddress(query, { search, kind: "" })}
        className={`${link} lg:whitespace-nowrap`}
      >
        {search}
      </Link>
      {entry.href !== null && (
        <>
          {" ("}
          <Link to={entry.href} className={link}>
            öffnen
          </Link>
          )
        </>
      )}
    </>
  )
}
