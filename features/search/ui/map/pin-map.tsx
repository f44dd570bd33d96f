import { useCallback, useMemo, useRef } from "react"
import { createPortal } from "react-dom"
import { GraticuleNames, MapNames } from "#features/places/ui/map/map-names.tsx"
import { NoMap } from "#features/places/ui/map/no-map.tsx"
import { type OpenChart, useChart } from "#features/places/ui/map/use-chart.ts"
import { useMapView } from "#features/places/ui/map/use-map-view.ts"
import { ZoomButtons } from "#features/places/ui/map/zoom-buttons.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type FoundPins, type PlacedPin, placePin } from "../../pins.ts"
import type { Area } from "../../search-query.ts"
import { wordOfArea } from "./area-around.ts"
import { EndsOfFlights } from "./ends-of-flights.tsx"
import { PinLayer, useGroups } from "./pin-layer.tsx"
import { PinLegend } from "./pin-legend.tsx"
import { SearchControls } from "./search-controls.tsx"
import { SearchedCircle } from "./searched-circle.tsx"
import { useFittedView } from "./use-fitted-view.ts"
import { useSearchHere } from "./use-search-here.ts"

type PinMapProps = {
  found: FoundPins
  /** The part of the map that is searched in; null: the map shows all that was found. */
  area: Area | null
  /** Gets the part that is shown, when somebody has moved the map; without it nothing is searched. */
  onSearchHere?: ((area: Area) => void) | undefined
  /** Something to say about what is on the map. */
  note?: string | undefined
}

/** An aviation chart with flights on it; as large as its place. The drawing comes from ourselves. */
export function PinMap({ found, area, onSearchHere, note }: PinMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const movedTo = useRef<string>(undefined)
  const state = useChart(place, area)
  const open = typeof state === "object" ? state : undefined
  const searchArea = useCallback(
    (shown: Area) => {
      movedTo.current = wordOfArea(shown)
      onSearchHere?.(shown)
    },
    [onSearchHere],
  )
  useFittedView(open?.chart, found, area, movedTo)
  const here = useSearchHere(open?.chart, searchArea)
  const { around } = found
  const pins = useMemo(
    () => found.pins.map((pin) => placePin(pin, { isAround: around !== null, area })),
    [found.pins, around, area],
  )
  return (
    <div className="relative isolate h-full w-full overflow-hidden">
      <div
        ref={place}
        className={classNames("map-place h-full w-full", state === "lost" && "hidden")}
      />
      {open && createPortal(<OnTheMap {...open} pins={pins} around={around} />, open.overlay)}
      {open && onSearchHere && (
        <SearchControls
          isAutomatic={here.isAutomatic}
          onAutomatic={here.setAutomatic}
          hasMoved={here.hasMoved}
          onSearch={here.search}
        />
      )}
      {open && <ZoomButtons chart={open.chart} />}
      {open && <PinLegend pins={pins} around={around} />}
      {open?.places.styleUrl === null && (
        <p className="pointer-events-none absolute end-0 bottom-0 z-1 rounded-ss-mark bg-surface/70 px-2 py-0.5 text-label text-ink3">
          Karte: Natural Earth
        </p>
      )}
      {state === "lost" && <NoMap instead="Alle Flüge stehen in der Liste." />}
      <p role="status" className="absolute inset-x-4 bottom-8 z-4 flex justify-center">
        {note && state !== "lost" && (
          <span className="rounded-chip border border-line bg-surface px-4.5 py-2.5 text-ui shadow-raised">
            {note}
          </span>
        )}
      </p>
    </div>
  )
}

type OnTheMapProps = OpenChart & { pins: readonly PlacedPin[]; around: FoundPins["around"] }

function OnTheMap({ chart, places, pins, around }: OnTheMapProps) {
  const view = useMapView(chart)
  const groups = useGroups(pins, view.zoom)
  return (
    <>
      {places.styleUrl === null && (
        <>
          <MapNames chart={chart} view={view} places={places} pins={groups} />
          <GraticuleNames chart={chart} />
        </>
      )}
      {around && <SearchedCircle chart={chart} {...around} />}
      <EndsOfFlights chart={chart} pins={pins} />
      <PinLayer chart={chart} view={view} groups={groups} pins={pins} />
    </>
  )
}
