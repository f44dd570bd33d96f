import { useEffect, useState } from "react"
import type { GeoPoint } from "../../geo.ts"
import type { MapName, MapPlaces } from "../../map-places.ts"
import { type GraticuleLabel, graticuleLabels } from "./graticule.ts"
import { MapSpot } from "./map-spot.tsx"
import type { Chart } from "./open-chart.ts"
import { pickNames } from "./pick-names.ts"
import type { MapView } from "./use-map-view.ts"

type MapNamesProps = {
  chart: Chart
  view: MapView
  places: MapPlaces
  /** Places with something above them that a name must not lie under. */
  pins: readonly GeoPoint[]
}

const HALO =
  "[text-shadow:0_0_2px_var(--map-land),0_0_2px_var(--map-land),0_0_3px_var(--map-land),0_0_3px_var(--map-land)]"
const CENTRED = "absolute -translate-x-1/2 -translate-y-1/2 whitespace-nowrap"

/** Towns and waters by name, as far as there is room between the pins. For the eye only. */
export function MapNames({ chart, view, places, pins }: MapNamesProps) {
  const isShown = (name: MapName) => name.zoom <= view.zoom && view.isNear(name)
  return (
    <div aria-hidden className="pointer-events-none select-none">
      {places.waters.filter(isShown).map((water) => (
        <MapSpot key={water.name} chart={chart} lat={water.lat} lng={water.lng}>
          <span
            className={`${CENTRED} ${water.zoom === 0 ? "text-fine tracking-[0.2em]" : "text-label"} text-ink3`}
          >
            {water.name}
          </span>
        </MapSpot>
      ))}
      {pickNames(places.towns, pins, view.zoom)
        .filter(view.isNear)
        .map((town) => (
          <MapSpot key={`${town.name}${town.lat}`} chart={chart} lat={town.lat} lng={town.lng}>
            <span className={`${CENTRED} ${HALO} text-label text-ink3`}>{town.name}</span>
          </MapSpot>
        ))}
    </div>
  )
}

/** The degrees at the edges of the map. */
export function GraticuleNames({ chart }: { chart: Chart }) {
  const [labels, setLabels] = useState<GraticuleLabel[]>([])
  useEffect(() => {
    const look = () => {
      const { clientWidth: width, clientHeight: height } = chart.getContainer()
      const { lat, lng } = chart.unproject([0, 0])
      setLabels(graticuleLabels({ lat, lng }, chart.getZoom(), { width, height }))
    }
    look()
    chart.on("move", look)
    return () => {
      chart.off("move", look)
    }
  }, [chart])
  return (
    <div aria-hidden className="pointer-events-none select-none">
      {labels.map(({ text, x, y }) => (
        <span
          key={text}
          style={{ translate: `${x}px ${y}px` }}
          className={`absolute font-mono text-[0.65625rem] leading-4 whitespace-nowrap text-ink3 ${HALO}`}
        >
          {text}
        </span>
      ))}
    </div>
  )
}
