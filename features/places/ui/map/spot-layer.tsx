import { type KeyboardEvent, useId, useRef, useState } from "react"
import { classNames } from "#ui/style/class-names.ts"
import type { StopPlace } from "../../stop-place.ts"
import { MapSpot } from "./map-spot.tsx"
import type { Chart } from "./open-chart.ts"
import type { Spot } from "./pick-spots.ts"
import { stopAfter } from "./stop-after.ts"

interface SpotLayerProps {
  chart: Chart
  spots: readonly Spot<StopPlace>[]
  onAdd: (stop: StopPlace) => void
}

/** What can be added, one stop of the tabulator: arrow keys lead from west to east. */
export function SpotLayer({ chart, spots, onAdd }: SpotLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<string>()
  const hintId = useId()
  const inOrder = spots.toSorted((one, other) => one.place.lng - other.place.lng)
  const current = inOrder.find(({ place }) => keyOf(place) === stop) ?? inOrder[0]
  const walk = (event: KeyboardEvent) => {
    const next = stopAfter(event, current, () => {
      const bounds = chart.getBounds()
      return inOrder.filter(({ place }) => bounds.contains([place.lng, place.lat]))
    })
    if (!next) return
    setStop(keyOf(next.place))
    const button = layer.current?.querySelector<HTMLElement>(
      `[data-spot="${CSS.escape(keyOf(next.place))}"]`,
    )
    button?.focus({ preventScroll: true })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields, but places that belong together */}
      <div
        ref={layer}
        role="group"
        aria-label="Orte auf der Karte"
        aria-describedby={hintId}
        onKeyDown={walk}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {inOrder.map(({ place, isNamed }) => (
          <MapSpot key={keyOf(place)} chart={chart} lat={place.lat} lng={place.lng}>
            <button
              type="button"
              data-spot={keyOf(place)}
              tabIndex={current?.place === place ? 0 : -1}
              aria-label={`${titleOf(place)} hinzufügen`}
              title={titleOf(place)}
              onClick={(event) => {
                event.stopPropagation()
                setStop(keyOf(place))
                onAdd(place)
              }}
              className="group/spot absolute top-0 left-0 flex h-9 -translate-x-4.5 -translate-y-4.5 cursor-pointer items-center rounded-full text-label text-ink2 hover:z-1 hover:text-ink focus-visible:z-1"
            >
              <span className="flex size-9 items-center justify-center">
                <span
                  className={classNames(
                    "border-2 border-act bg-surface transition-transform group-hover/spot:scale-150 group-hover/spot:bg-act",
                    place.code ? "size-2.5 rounded-full" : "size-2.5 rotate-45 rounded-[2px]",
                  )}
                />
              </span>
              {isNamed && (
                <span className="-ms-1.5 pe-1.5 font-semibold whitespace-nowrap [text-shadow:0_0_2px_var(--map-land),0_0_3px_var(--map-land),0_0_3px_var(--map-land)]">
                  {place.name}
                </span>
              )}
            </button>
          </MapSpot>
        ))}
      </div>
      <p id={hintId} className="sr-only">
        Pfeiltasten führen von Ort zu Ort, die Eingabetaste nimmt ihn in die Route auf. Alle Orte
        findest du auch über die Suche.
      </p>
    </>
  )
}

function keyOf({ code, name }: StopPlace): string {
  return code || name
}

function titleOf({ code, name }: StopPlace): string {
  return code ? `${name} (${code})` : name
}
