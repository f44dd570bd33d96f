import { Link } from "react-router"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { type AuditEntry, type AuditQuery, auditAddress } from "../audit-log.ts"

const link = "underline decoration-line2 underline-offset-4 hover:text-link"

/** One page of the log: what happened to what, from where to where, by whom and when. */
export function AuditList({
  entries,
  query,
}: {
  entries: readonly AuditEntry[]
  query: AuditQuery
}) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier ist nichts geschehen">
        Zu dieser Auswahl gibt es keinen Eintrag. Nimm einen Filter weg, oder such nach einer
        anderen Nummer.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ol className="divide-y divide-line">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-x-6 gap-y-0.5 px-card py-3.5 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold">{entry.sentence}</p>
              <p className="text-ui text-ink2 wrap-break-word">
                <Thing entry={entry} query={query} />
                {entry.href !== null && (
                  <>
                    {" ("}
                    <Link to={entry.href} className={link}>
                      öffnen
                    </Link>
                    )
                  </>
                )}
                {entry.to && (
                  <span>
                    {": "}
                    {entry.from && entry.from !== entry.to && `${entry.from} → `}
                    {entry.to}
                  </span>
                )}
                {entry.reason && <span className="block">Grund: {entry.reason}</span>}
              </p>
            </div>
            <p className="text-small text-ink3 md:text-end">
              {formatInstant(new Date(entry.at), HOME_ZONE)}
              <span className="block">
                {entry.role}
                {entry.person !== null && (
                  <>
                    {", "}
                    <Link to={auditAddress(query, { person: entry.person })} className={link}>
                      Konto {entry.person}
                    </Link>
                  </>
                )}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Thing({ entry, query }: { entry: AuditEntry; query: AuditQuery }) {
  const { label, number } = entry.thing
  if (number === null) return label
  const search = `${label} ${number}`
  return (
    <Link to={auditAddress(query, { search, kind: "" })} className={link}>
      {search}
    </Link>
  )
}
