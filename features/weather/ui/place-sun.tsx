import { formatTime } from "#platform/time.ts"
import type { BriefingPlace, VisitRole } from "../briefing-place.ts"

const ROLE_LABELS: Readonly<Record<VisitRole, string>> = {
  departure: "Start",
  stop: "Zwischenlandung",
  destination: "Ziel",
  landing: "Landung",
}

/** An aerodrome of the flight: when somebody is there, and when it is light. */
export function PlaceSun({
  place: { code, name, timeZone, visits, sun },
}: {
  place: BriefingPlace
}) {
  const timeOf = (instant: string | null) =>
    instant === null ? "–" : formatTime(new Date(instant), timeZone)
  return (
    <>
      <h3 className="text-h4">
        {name} <span className="ms-1 font-mono text-small font-normal text-ink2">{code}</span>
      </h3>
      <p className="mt-0.5 text-small text-ink2">
        {visits.map(({ role, at }) => `${ROLE_LABELS[role]} ${timeOf(at)} Uhr`).join(", ")}
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 rounded-panel bg-sunken px-4 py-3 text-small @min-[24rem]:grid-cols-4">
        {(
          [
            ["Dämmerung", sun.dawn],
            ["Aufgang", sun.sunrise],
            ["Untergang", sun.sunset],
            ["Nacht ab", sun.dusk],
          ] as const
        ).map(([term, instant]) => (
          <div key={term}>
            <dt className="text-fine text-ink2">{term}</dt>
            <dd className="font-mono tracking-time">{timeOf(instant)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
