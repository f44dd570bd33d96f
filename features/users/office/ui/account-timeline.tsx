import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import type { AccountEvent } from "../user-sheet.ts"

/** What happened to an account, the newest first. */
export function AccountTimeline({ events }: { events: readonly AccountEvent[] }) {
  return (
    <Card as="section" labelledBy="verlauf">
      <h2 id="verlauf" className="mb-4 text-h3">
        Verlauf
      </h2>
      {events.length === 0 ? (
        <p className="text-ui text-ink2">Noch nichts aufgezeichnet.</p>
      ) : (
        <ol className="grid gap-2.5 text-ui">
          {events.map((event) => (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-6">
              <span className="[overflow-wrap:anywhere]">{event.text}</span>
              <time dateTime={event.at} className="text-small text-ink3 tabular-nums">
                {formatInstant(new Date(event.at), HOME_ZONE)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
