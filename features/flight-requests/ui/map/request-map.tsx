import { useMemo, useRef } from "react"
import { createPortal } from "react-dom"
import { boxAround, boxHolding, type GeoPoint } from "#features/places/geo.ts"
import { GraticuleNames, MapNames } from "#features/places/ui/map/map-names.tsx"
import { NoMap } from "#features/places/ui/map/no-map.tsx"
import { type OpenChart, useChart } from "#features/places/ui/map/use-chart.ts"
import { useMapView } from "#features/places/ui/map/use-map-view.ts"
import { ZoomButtons } from "#features/places/ui/map/zoom-buttons.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { RequestLayer, type RequestMapProps } from "./request-layer.tsx"

/** A request is never nearer to the edge than this. */
const AROUND_KM = 30

/** Requests on the aviation chart, where they start. */
export function RequestMap(props: RequestMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const area = useMemo(() => areaOf(props.requests), [props.requests])
  const state = useChart(place, area)
  const open = typeof state === "object" ? state : undefined
  return (
    <div className="relative isolate h-full w-full overflow-hidden">
      <div
        ref={place}
        className={classNames("map-place h-full w-full", state === "lost" && "hidden")}
      />
      {open && createPortal(<OnTheMap {...open} {...props} />, open.overlay)}
      {open && <ZoomButtons chart={open.chart} />}
      {open?.places.styleUrl === null && (
        <p className="pointer-events-none absolute end-0 bottom-0 z-1 rounded-ss-mark bg-surface/70 px-2 py-0.5 text-label text-ink3">
          Karte: Natural Earth
        </p>
      )}
      {state === "lost" && <NoMap instead="Alle Gesuche stehen in der Liste." />}
    </div>
  )
}

function OnTheMap({ chart, places, ...layer }: OpenChart & RequestMapProps) {
  const view = useMapView(chart)
  return (
    <>
      {places.styleUrl === null && (
        <>
          <MapNames chart={chart} view={view} places={places} pins={layer.requests} />
          <GraticuleNames chart={chart} />
        </>
      )}
      <RequestLayer chart={chart} {...layer} />
    </>
  )
}

function areaOf(points: readonly GeoPoint[]) {
  const corners = points.flatMap((point) => {
    const { south, north, west, east } = boxAround(point, AROUND_KM)
    return [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ]
  })
  const [first, ...others] = corners
  return first ? boxHolding([first, ...others]) : null
}
