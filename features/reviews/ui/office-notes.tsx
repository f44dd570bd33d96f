import { useRevalidator } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { showAlert } from "#platform/alerts.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { OfficeNote } from "../office-note.ts"
import { callReadOfficeNote } from "./review-calls.ts"

/** What the two sides of flights have told the back office alone, on the sheet of one of them. */
export function OfficeNotesOfPerson({ notes }: { notes: readonly OfficeNote[] }) {
  if (notes.length === 0) return null
  return (
    <Card as="section" labelledBy="hinweise">
      <h2 id="hinweise" className="text-h3">
        Hinweise aus Bewertungen
      </h2>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {notes.map((note) => (
          <li key={note.reviewId} className="py-4 last:pb-0">
            <Note note={note} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The same of everybody; what is unread waits for a press. */
export function OfficeNoteList({ notes }: { notes: readonly OfficeNote[] }) {
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li
            key={note.reviewId}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-card py-5"
          >
            <Note note={note} />
            {!note.isRead && <ReadButton note={note} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Note({
  note: { author, subject, stars, at, flightId, flightTitle, note },
}: {
  note: OfficeNote
}) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="text-small text-ink2">
        <TextLink href={userSheetPath(author.id)}>{author.name}</TextLink> über{" "}
        <TextLink href={userSheetPath(subject.id)}>{subject.name}</TextLink>, {stars} von 5 Sternen
        · {formatDay(new Date(at), HOME_ZONE)} ·{" "}
        <TextLink href={flightPath(flightId)}>{flightTitle}</TextLink>
      </p>
      <p className="max-w-text whitespace-pre-line">{note}</p>
    </div>
  )
}

function ReadButton({ note: { reviewId, author } }: { note: OfficeNote }) {
  const { revalidate } = useRevalidator()
  const { run, isPending } = useAction({
    send: (_, intent) => callReadOfficeNote(reviewId, intent),
    done: () => revalidate(),
    failed: ({ text }) => showAlert({ type: "error", message: text }),
  })
  return (
    <Button variant="secondary" size="small" isPending={isPending} onClick={() => run()}>
      Als gelesen markieren
      <VisuallyHidden>: Hinweis von {author.name}</VisuallyHidden>
    </Button>
  )
}
