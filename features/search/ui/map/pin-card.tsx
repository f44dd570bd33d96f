import { X } from "lucide"
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react"
import { Link } from "react-router"
import type { Chart } from "#features/places/ui/map/open-chart.ts"
import { formatEuro } from "#platform/money.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { type Pin, type PinPlace, startOfPin } from "../../pins.ts"
import { pointing } from "../hovered-flight.ts"
import { useFlightPath } from "../use-flight-path.ts"
import type { PinGroup } from "./cluster-pins.ts"

type PinCardProps = {
  id: string
  chart: Chart
  group: PinGroup
  onClose: () => void
}

const WIDTH = 296
const MARGIN = 12
/** Of the card at its highest, and the pin below it. */
const ROOM_ABOVE = 320

/** What lies at a pin: the flight, or all of those that share its place. Takes the focus. */
export function PinCard({ id, chart, group, onClose }: PinCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.querySelector("a")?.focus({ preventScroll: true })
  }, [])
  const closeByEscape = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === "Escape") onClose()
  }
  const { x, y } = chart.project([group.lng, group.lat])
  const left = startOf(x, chart.getContainer().clientWidth) - x
  return (
    <div
      ref={card}
      id={id}
      role="dialog"
      aria-label={group.pins.length > 1 ? `${group.pins.length} Flüge` : group.pins[0].title}
      onKeyDown={closeByEscape}
      // the list may scroll and be read without moving the map
      onWheel={stay}
      onMouseDown={stay}
      onTouchStart={stay}
      style={{ left, width: WIDTH, ...(y > ROOM_ABOVE ? { bottom: 54 } : { top: 8 }) }}
      className="absolute animate-fade-in cursor-auto rounded-panel border border-line bg-surface shadow-floating"
    >
      <IconButton
        icon={X}
        label="Schließen"
        onClick={onClose}
        className="absolute top-1 right-1 z-1"
      />
      <ul className="max-h-60 divide-y divide-line overflow-y-auto overscroll-contain">
        {group.pins.map((pin) => (
          <PinRow key={pin.id} pin={pin} />
        ))}
      </ul>
    </div>
  )
}

function stay(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** So that the whole card can be seen wherever its pin is. */
function startOf(x: number, width: number): number {
  return Math.max(MARGIN, Math.min(x - WIDTH / 2, width - WIDTH - MARGIN))
}

function PinRow({ pin }: { pin: Pin }) {
  const { from, to, isRoundTrip } = pin
  const flightPath = useFlightPath()
  return (
    <li {...pointing(pin.id)} className="relative py-3 ps-4 pe-12 hover:bg-soft">
      <p className="text-fine text-ink2">{startOfPin(pin)}</p>
      <Link
        to={flightPath(pin.id)}
        className="mt-0.5 block font-display text-h4 text-ink outline-none after:absolute after:inset-0 after:-outline-offset-3 after:outline-focus focus-visible:after:rounded-panel focus-visible:after:outline-3"
      >
        {pin.title}
      </Link>
      <p className="mt-1.5 flex items-end justify-between gap-3">
        <span className="min-w-0 text-fine text-ink2">
          {isRoundTrip && "Rundflug "}
          <PinStop {...from} />
          {!isRoundTrip && (
            <>
              {" – "}
              <PinStop {...to} />
            </>
          )}
        </span>
        <span className="shrink-0 text-end text-fine text-ink2">
          <strong className="block text-ui font-semibold text-ink tabular-nums">
            {formatEuro(pin.totalCents)}
          </strong>
          pro Person
        </span>
      </p>
    </li>
  )
}

function PinStop({ code, name }: PinPlace) {
  return (
    <>
      {name}
      {"\u00a0"}
      <span className="font-mono text-label">{code}</span>
    </>
  )
}
