import { useRef } from "react"
import { createPortal } from "react-dom"
import { classNames } from "#ui/style/class-names.ts"
import { boxAround } from "../../geo.ts"
import type { StopPlace } from "../../stop-place.ts"
import { GraticuleNames, MapNames } from "./map-names.tsx"
import { NoMap } from "./no-map.tsx"
import { RouteCourse } from "./route-course.tsx"
import { SpotLayer } from "./spot-layer.tsx"
import { type OpenChart, useChart } from "./use-chart.ts"
import { useMapView } from "./use-map-view.ts"
import { useRouteView } from "./use-route-view.ts"
import { useSpots } from "./use-spots.ts"
import { ZoomButtons } from "./zoom-buttons.tsx"

export interface RouteMapProps {
  /** From the departure to where it ends, as far as they are known. */
  points: readonly StopPlace[]
  /** Undefined: nothing can be added any more. */
  onAdd: ((stop: StopPlace) => void) | undefined
}

const AROUND_THE_FIELD_KM = 60

/** The way on an aviation chart, with the sights and aerodromes around it to be added by a press. */
export function RouteMap({ points, onAdd }: RouteMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [first] = points
  const state = useChart(place, first ? boxAround(first, AROUND_THE_FIELD_KM) : null)
  const open = typeof state === "object" ? state : undefined
  useRouteView(open?.chart, points)
  return (
    <div className="relative isolate h-full w-full overflow-hidden">
      <div
        ref={place}
        className={classNames("map-place h-full w-full", state === "lost" && "hidden")}
      />
      {open && createPortal(<OnTheMap {...open} points={points} onAdd={onAdd} />, open.overlay)}
      {open && <ZoomButtons chart={open.chart} />}
      {open?.places.styleUrl === null && (
        <p className="pointer-events-none absolute end-0 bottom-0 z-1 rounded-ss-mark bg-surface/70 px-2 py-0.5 text-label text-ink3">
          Karte: Natural Earth
        </p>
      )}
      {state === "lost" && <NoMap instead="Über die Suche kommt jeder Ort dazu." />}
    </div>
  )
}

function OnTheMap({ chart, places, points, onAdd }: OpenChart & RouteMapProps) {
  const view = useMapView(chart)
  const spots = useSpots(places.airfields, points, view)
  const standing = [...points, ...spots.map(({ place }) => place)]
  return (
    <>
      {places.styleUrl === null && (
        <>
          <MapNames chart={chart} view={view} places={places} pins={standing} />
          <GraticuleNames chart={chart} />
        </>
      )}
      {onAdd && <SpotLayer chart={chart} spots={spots} onAdd={onAdd} />}
      <RouteCourse chart={chart} points={points} />
    </>
  )
}
