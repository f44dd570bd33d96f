import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react"
import { MapSpot } from "#features/places/ui/map/map-spot.tsx"
import { boundsOf, type Chart, MAX_ZOOM } from "#features/places/ui/map/open-chart.ts"
import { stopAfter } from "#features/places/ui/map/stop-after.ts"
import type { MapView } from "#features/places/ui/map/use-map-view.ts"
import type { PlacedPin } from "../../pins.ts"
import { pointAtFlight, usePointedFlight } from "../hovered-flight.ts"
import { areaAround } from "./area-around.ts"
import { clusterPins, type PinGroup } from "./cluster-pins.ts"
import { MapCourse } from "./map-course.tsx"
import { PinButton } from "./pin-button.tsx"
import { PinCard } from "./pin-card.tsx"

type PinLayerProps = {
  chart: Chart
  view: MapView
  groups: readonly PinGroup[]
  pins: readonly PlacedPin[]
}

/** The pins, one stop of the tabulator: arrow keys lead from west to east. */
export function PinLayer({ chart, view, groups, pins }: PinLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<number>()
  const [openKey, setOpenKey] = useState<number>()
  const pointedAt = usePointedFlight()
  const hintId = useId()
  const cardId = useId()

  const near = groups.filter(view.isNear)
  const open = near.find(({ key, isOnePlace }) => key === openKey && isOnePlace)
  const current = near.find(({ key }) => key === stop) ?? near.find(isInView(chart)) ?? near[0]
  const shown = pointedAt ?? (open?.pins.length === 1 ? open.pins[0].id : null)
  const course = pins.find(({ id }) => id === shown)

  const buttonOf = (key: number) => layer.current?.querySelector<HTMLElement>(`[data-pin="${key}"]`)
  const close = () => {
    setOpenKey(undefined)
    pointAtFlight(null)
    if (open) buttonOf(open.key)?.focus({ preventScroll: true })
  }
  const press = (group: PinGroup) => {
    setStop(group.key)
    if (group.isOnePlace || chart.getZoom() >= MAX_ZOOM) {
      setOpenKey(group.key === openKey ? undefined : group.key)
    } else {
      setOpenKey(undefined)
      chart.fitBounds(boundsOf(areaAround(group.pins)), { padding: 96, maxZoom: MAX_ZOOM })
    }
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) close()
    const next = stopAfter(event, current, () => near.filter(isInView(chart)))
    if (!next) return
    setStop(next.key)
    buttonOf(next.key)?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const leave = () => setOpenKey(undefined)
    chart.on("click", leave)
    return () => {
      chart.off("click", leave)
    }
  }, [chart])

  return (
    <>
      {course && <MapCourse chart={chart} pin={course} />}
      {/* biome-ignore lint/a11y/useSemanticElements: no fields, but pins that belong together */}
      <div
        ref={layer}
        role="group"
        aria-label="Flüge auf der Karte"
        aria-describedby={hintId}
        onKeyDown={walk}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {near.map((group) => {
          const isOpen = group === open
          const isSelected = isOpen || group.pins.some(({ id }) => id === shown)
          return (
            <MapSpot
              key={group.key}
              chart={chart}
              lat={group.lat}
              lng={group.lng}
              className={isSelected ? "absolute z-2" : "absolute"}
            >
              <div className="absolute bottom-2.5 left-0 -translate-x-1/2">
                <PinButton
                  group={group}
                  isSelected={isSelected}
                  isOpen={isOpen}
                  aria-controls={isOpen ? cardId : undefined}
                  tabIndex={group === current ? 0 : -1}
                  onClick={(event) => {
                    event.stopPropagation()
                    press(group)
                  }}
                />
              </div>
            </MapSpot>
          )
        })}
      </div>
      <p id={hintId} className="sr-only">
        Pfeiltasten führen von Pin zu Pin. Alle Flüge stehen auch in der Liste.
      </p>
      {open && (
        <MapSpot chart={chart} lat={open.lat} lng={open.lng} className="absolute z-3">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps presses from the map below */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
          <div onClick={(event) => event.stopPropagation()}>
            <PinCard key={open.key} id={cardId} chart={chart} group={open} onClose={close} />
          </div>
        </MapSpot>
      )}
    </>
  )
}

/** Names the groups of some pins at a zoom. */
export function useGroups(pins: readonly PlacedPin[], zoom: number): PinGroup[] {
  return useMemo(() => clusterPins(pins, zoom), [pins, zoom])
}

function isInView(chart: Chart) {
  const bounds = chart.getBounds()
  return ({ lat, lng }: PinGroup) => bounds.contains([lng, lat])
}
