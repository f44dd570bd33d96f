import { listAddress } from "#platform/list-address.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { SECURITY_LABELS } from "../security-labels.ts"
import { SECURITY_LIST, type SecurityFigure, type SecurityQuery } from "../security-list.ts"
import type { SecuritySpike } from "../security-spikes.ts"

interface SecurityFiguresProps {
  query: SecurityQuery
  today: readonly SecurityFigure[]
  spikes: readonly SecuritySpike[]
}

/** What is going on today, and above it what came too often within the last hour. */
export function SecurityFigures({ query, today, spikes }: SecurityFiguresProps) {
  return (
    <>
      {spikes.map(({ kind, count, max }) => (
        <Notice key={kind} title={`Auffällig oft: ${SECURITY_LABELS[kind]}`} isStacked>
          {count.toLocaleString("de-DE")}-mal in der letzten Stunde, mehr als{" "}
          {max.toLocaleString("de-DE")} sind es sonst nie. Sieh nach, ob ein Netz oder ein Konto
          hervorsticht.
        </Notice>
      ))}
      <Card as="section" labelledBy="heute">
        <h2 id="heute" className="mb-3 text-h3">
          Heute
        </h2>
        {today.length === 0 ? (
          <p className="text-ui text-ink2">Noch nichts.</p>
        ) : (
          <ul className="grid gap-x-8 gap-y-2 text-ui sm:grid-cols-2">
            {today.map(({ kind, count }) => (
              <li key={kind} className="flex justify-between gap-4">
                <TextLink href={listAddress(SECURITY_LIST, query, { kind, search: "" })}>
                  {SECURITY_LABELS[kind]}
                </TextLink>
                <span className="tabular-nums">{count.toLocaleString("de-DE")}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
