import type { ReactNode } from "react"
import type { FoundPins, PlacedPin } from "../../pins.ts"

type PinLegendProps = { pins: readonly PlacedPin[]; around: FoundPins["around"] }

/** What stands for what; only what is on this map. */
export function PinLegend({ pins, around }: PinLegendProps) {
  const leadsAway = pins.some(({ isRoundTrip }) => !isRoundTrip)
  const startsHere = pins.some(({ end }) => end === "departure")
  if (!leadsAway && !around) return null
  return (
    <ul
      aria-label="Zeichen der Karte"
      className="pointer-events-none absolute start-4 bottom-4 z-1 flex flex-wrap gap-x-4 gap-y-1 rounded-small border border-line bg-surface px-3 py-1.5 text-fine text-ink2 max-lg:hidden md:start-5"
    >
      {startsHere && (
        <Sign mark={<span className="h-3 w-5 rounded-full border border-line2 bg-surface" />}>
          Abflug, mit Preis
        </Sign>
      )}
      {leadsAway && <Sign mark={<span className="size-2.5 rounded-full bg-apricot" />}>Ziel</Sign>}
      {around && (
        <Sign mark={<span className="size-3 rounded-full border border-dashed border-act" />}>
          {around.radiusKm} km Umkreis
        </Sign>
      )}
    </ul>
  )
}

function Sign({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="inline-flex">
        {mark}
      </span>
      <span>{children}</span>
    </li>
  )
}
