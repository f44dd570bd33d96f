import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { SECURITY_LABELS } from "../security-labels.ts"
import type { ListedSecurityEvent } from "../security-list.ts"

/** Rows of the log, each with whose account, which network and when. */
export function SecurityLogList({ entries }: { entries: readonly ListedSecurityEvent[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier ist nichts vermerkt">
        In dieser Ansicht steht nichts. Vermerkt bleibt alles 30 Tage lang.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-x-6 gap-y-1 px-card py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {SECURITY_LABELS[entry.kind]}
                {entry.count > 1 && (
                  <span className="font-normal text-ink2 tabular-nums">
                    {" "}
                    {entry.count.toLocaleString("de-DE")}-mal
                  </span>
                )}
              </p>
              <p className="flex flex-wrap gap-x-4 text-small text-ink2">
                {entry.userId !== null && (
                  <TextLink href={userSheetPath(entry.userId)}>Konto {entry.userId}</TextLink>
                )}
                {entry.network && <span>Netz {entry.network}</span>}
                {entry.device && <span>{entry.device}</span>}
              </p>
            </div>
            <time dateTime={entry.minute} className="text-small text-ink3">
              {formatInstant(new Date(entry.minute), HOME_ZONE)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
