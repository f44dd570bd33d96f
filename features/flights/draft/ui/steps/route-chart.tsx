import type { StopPlace } from "#features/places/stop-place.ts"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"

const loadRouteMap = () =>
  import("#features/places/ui/map/route-map.tsx").then(({ RouteMap }) => RouteMap)

interface RouteChartProps {
  points: readonly StopPlace[]
  onAdd: ((stop: StopPlace) => void) | undefined
}

/** The map of the way; its script comes when it is shown, and the search above does without it. */
export function RouteChart(props: RouteChartProps) {
  const isHydrated = useHydrated()
  return (
    <section
      aria-label="Karte der Route"
      className="h-96 overflow-hidden rounded-card border border-line map-waiting noscript:hidden md:h-112"
    >
      {isHydrated && (
        <LazyPart load={loadRouteMap} isQuiet>
          {(RouteMap) => <RouteMap {...props} />}
        </LazyPart>
      )}
    </section>
  )
}
