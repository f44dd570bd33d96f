import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { OfficeNote } from "../office-note.ts"

/** What the two sides of flights have told the back office alone. */
export function OfficeNotes({ notes }: { notes: readonly OfficeNote[] }) {
  if (notes.length === 0) return null
  return (
    <Card as="section" labelledBy="hinweise">
      <h2 id="hinweise" className="text-h3">
        Hinweise aus Bewertungen
      </h2>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {notes.map(({ reviewId, flightId, flightTitle, author, subject, stars, note, at }) => (
          <li key={reviewId} className="grid gap-1.5 py-4 last:pb-0">
            <p className="text-small text-ink2">
              {author} über {subject}, {stars} von 5 · {formatDay(new Date(at), HOME_ZONE)} ·{" "}
              <TextLink href={flightPath(flightId)}>{flightTitle}</TextLink>
            </p>
            <p className="max-w-text">{note}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
