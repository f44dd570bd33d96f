import { UsersRound } from "lucide"
import { type KeyboardEvent, useId, useRef, useState } from "react"
import { MapSpot } from "#features/places/ui/map/map-spot.tsx"
import type { Chart } from "#features/places/ui/map/open-chart.ts"
import { stopAfter } from "#features/places/ui/map/stop-after.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { NearbyRequest } from "../../flight-request-view.ts"
import { formatPersonCount, titleOfRequest } from "../../format-request.ts"

const PILL =
  "absolute bottom-2.5 left-0 flex h-8.5 -translate-x-1/2 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 text-ui leading-none font-semibold whitespace-nowrap tabular-nums shadow-rest transition-colors before:absolute before:-inset-[5px] before:rounded-full after:absolute after:top-full after:left-1/2 after:-mt-[0.5px] after:-translate-x-1/2 after:border-x-[6px] after:border-t-[7px] after:border-x-transparent"

export interface RequestMapProps {
  requests: readonly NearbyRequest[]
  /** The one that is pointed at in the list. */
  shown: number | null
  onShow: (id: number) => void
}

/** How many want to fly from where; one stop of the tabulator, arrow keys lead from west to east. */
export function RequestLayer({
  chart,
  requests,
  shown,
  onShow,
}: RequestMapProps & { chart: Chart }) {
  const layer = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<number>()
  const hintId = useId()
  const groups = groupsOf(requests)
  const current = groups.find(({ key }) => key === stop) ?? groups[0]
  const walk = (event: KeyboardEvent) => {
    const next = stopAfter(event, current, () => {
      const bounds = chart.getBounds()
      return groups.filter(({ lat, lng }) => bounds.contains([lng, lat]))
    })
    if (!next) return
    setStop(next.key)
    const button = layer.current?.querySelector<HTMLElement>(`[data-request="${next.key}"]`)
    button?.focus({ preventScroll: true })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields, but pins that belong together */}
      <div
        ref={layer}
        role="group"
        aria-label="Gesuche auf der Karte"
        aria-describedby={hintId}
        onKeyDown={walk}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {groups.map((group) => {
          const isShown = group.requests.some(({ id }) => id === shown)
          return (
            <MapSpot
              key={group.key}
              chart={chart}
              lat={group.lat}
              lng={group.lng}
              className={isShown ? "absolute z-2" : "absolute"}
            >
              <button
                type="button"
                data-request={group.key}
                tabIndex={group === current ? 0 : -1}
                aria-label={group.name}
                onClick={(event) => {
                  event.stopPropagation()
                  setStop(group.key)
                  onShow(group.key)
                }}
                className={classNames(
                  PILL,
                  isShown
                    ? "border-act bg-act text-on-act after:border-t-act"
                    : "border-line2 bg-surface text-ink after:border-t-surface after:[filter:drop-shadow(0_1px_0_var(--line2))] hover:border-act",
                )}
              >
                {group.requests.length > 1 ? (
                  `${group.requests.length} Gesuche`
                ) : (
                  <>
                    {group.requests[0]?.persons}
                    <Icon shape={UsersRound} size={16} />
                  </>
                )}
              </button>
            </MapSpot>
          )
        })}
      </div>
      <p id={hintId} className="sr-only">
        Pfeiltasten führen von Gesuch zu Gesuch. Alle stehen auch in der Liste.
      </p>
    </>
  )
}

interface RequestGroup {
  /** Of its first request. */
  key: number
  lat: number
  lng: number
  name: string
  requests: readonly NearbyRequest[]
}

/** Those from the same place are one pin, from west to east. */
function groupsOf(requests: readonly NearbyRequest[]): RequestGroup[] {
  const places = Map.groupBy(requests, ({ lat, lng }) => `${lat},${lng}`)
  return [...places.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const isOne = group.length === 1
      return {
        key: first.id,
        lat: first.lat,
        lng: first.lng,
        name: isOne
          ? `${titleOfRequest(first)}, ${formatPersonCount(first.persons)}`
          : `${group.length} Gesuche ab ${first.place}`,
        requests: group,
      }
    })
    .toSorted((one, other) => one.lng - other.lng)
}
