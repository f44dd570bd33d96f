import { formatDuration } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { formatCalendarDay, formatClass, formatCount } from "../flugfit/format-rule.ts"
import { FLOWN_AS_NAMES, type LoggedLanding } from "../landing.ts"

interface LandingListProps {
  entries: readonly LoggedLanding[]
  hrefOf: (entryId: number) => string
  /** Flights are known to a later room. */
  hrefOfFlight: (flightId: number) => string
}

/** The entries of a landing log, as hairline rows; each leads to its correction. */
export function LandingList({ entries, hrefOf, hrefOfFlight }: LandingListProps) {
  return (
    <ul className="border-b border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid items-baseline gap-x-4 gap-y-0.5 border-t border-line py-3.5 xl:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <div className="flex items-baseline justify-between gap-4 xl:contents">
            <p className="font-semibold">{formatCalendarDay(entry.flownOn)}</p>
            <TextLink href={hrefOf(entry.id)} className="text-small xl:order-last">
              Ändern
              <VisuallyHidden>: Eintrag vom {formatCalendarDay(entry.flownOn)}</VisuallyHidden>
            </TextLink>
          </div>
          <p className="flex flex-wrap gap-x-3 text-ui text-ink2 tabular-nums">
            {formatFlown(entry).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <div className="text-small text-ink3">
            <p>{formatAircraft(entry)}</p>
            {entry.flightId !== null && (
              <p>
                Aus dem{" "}
                <TextLink href={hrefOfFlight(entry.flightId)} isInline>
                  Flug
                  <VisuallyHidden> vom {formatCalendarDay(entry.flownOn)}</VisuallyHidden>
                </TextLink>{" "}
                übernommen
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function formatAircraft({ aircraftType, aircraftClass, place, flownAs }: LoggedLanding): string {
  const kind = formatClass(aircraftClass)
  const company = flownAs === "pic" ? "" : FLOWN_AS_NAMES[flownAs]
  return [aircraftType, kind, place, company].filter(Boolean).join(" · ")
}

function formatFlown(entry: LoggedLanding): string[] {
  return [
    formatCount(entry.takeOffs, "Start", "Starts"),
    formatCount(entry.landings, "Landung", "Landungen"),
    ...(entry.nightLandings > 0 ? [`${entry.nightLandings} bei Nacht`] : []),
    formatDuration(entry.flightMinutes),
  ]
}
