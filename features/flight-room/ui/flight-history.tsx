import { formatInstant } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import type { HistoryEntry } from "../history.ts"

interface FlightHistoryProps {
  /** The newest first. */
  entries: readonly HistoryEntry[]
  timeZone: string
}

/** Everything that has happened on a flight, in plain words. */
export function FlightHistory({ entries, timeZone }: FlightHistoryProps) {
  return (
    <Card as="section" labelledBy="verlauf">
      <h2 id="verlauf" className="scroll-mt-6 text-h3">
        Was bisher geschah
      </h2>
      {entries.length === 0 ? (
        <p className="mt-3 text-ui text-ink2">Noch nichts. Hier steht später jeder Schritt.</p>
      ) : (
        <ol className="mt-4 gap-x-10 xl:columns-2">
          {entries.map(({ id, at, text }) => (
            <li
              key={id}
              className="relative ms-1 break-inside-avoid border-s border-line ps-5 pb-4 last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute start-[-4.5px] top-2 size-2 rounded-full bg-line2"
              />
              <p className="text-ui">{text}</p>
              <p className="text-fine text-ink2">
                <time dateTime={at}>{formatInstant(new Date(at), timeZone)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
