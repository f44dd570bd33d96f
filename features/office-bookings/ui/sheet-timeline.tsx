import { userSheetPath } from "#features/users/office/user-list.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { TimelineEntry } from "../booking-sheet.ts"
import { Instant, SheetPart } from "./sheet-part.tsx"

interface SheetTimelineProps {
  entries: readonly TimelineEntry[]
  title?: string
}

/** Every step of a booking, its money and its flight, the newest first, each with who has taken it. */
export function SheetTimeline({ entries, title = "Verlauf" }: SheetTimelineProps) {
  return (
    <SheetPart id="schritte" title={title}>
      {entries.length === 0 ? (
        <p className="text-ui text-ink2">Noch nichts aufgezeichnet.</p>
      ) : (
        <ol className="border-s border-line ps-5">
          {entries.map((entry) => (
            <li key={entry.key} className="relative pb-4 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute start-[calc(-1.25rem-4.5px)] top-2 size-2 rounded-full bg-line2"
              />
              <p className="text-ui wrap-anywhere">
                <span className="text-ink2">{entry.thing}:</span> {entry.sentence}
              </p>
              {entry.to && entry.from !== entry.to && (
                <p className="text-small text-ink2">
                  {entry.from && `${entry.from} → `}
                  {entry.to}
                </p>
              )}
              {entry.reason && (
                <p className="text-small text-ink2 wrap-anywhere">Grund: {entry.reason}</p>
              )}
              {entry.words !== null && (
                <p className="mt-1 rounded-panel bg-sunken px-3.5 py-2.5 text-ui whitespace-pre-line wrap-anywhere">
                  {entry.words || "Die Worte sind gelöscht."}
                </p>
              )}
              <p className="text-fine text-ink2">
                <Instant at={entry.at} />
                {" · "}
                {entry.role}
                {entry.person && (
                  <>
                    {": "}
                    <TextLink href={userSheetPath(entry.person.id)} isInline>
                      {entry.person.name}
                    </TextLink>
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </SheetPart>
  )
}
