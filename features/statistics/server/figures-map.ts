import { listAirports } from "#features/places/server/airports-queries.ts"
import { listLargeTowns } from "#features/places/server/towns-queries.ts"
import type { ChartPoint } from "#illustrations/chart-map/course.ts"
import { drawChartMap } from "#illustrations/chart-map/draw-chart-map.ts"
import type { Db } from "#platform/server/db.ts"
import { formatRoute, strengthOf } from "../places-flown.ts"
import type { PlaceFlown, RouteFlown } from "../user-statistics.ts"

/** Smaller towns would crowd a map of this size. */
const NAMED_TOWNS_POPULATION = 50_000

interface Flown {
  routes: readonly RouteFlown[]
  places: readonly PlaceFlown[]
}

/** All that was flown on one aviation chart, as SVG text; null before the first flight. */
export async function drawFiguresMap(db: Db, { routes, places }: Flown): Promise<string | null> {
  const [most] = routes
  if (!most) return null
  const [aerodromes, towns] = await Promise.all([
    listAirports(db),
    listLargeTowns(db, NAMED_TOWNS_POPULATION),
  ])
  const [ways, spots] = [
    routes.length === 1 ? "eine Strecke" : `${routes.length} Strecken`,
    places.length === 1 ? "einem Ort" : `${places.length} Orten`,
  ]
  return drawChartMap({
    width: 380,
    height: 440,
    alt: `Karte: ${ways} mit ${spots}, am häufigsten ${formatRoute(most)}`,
    points: [],
    routes: routes.map((route) => ({
      points: pointsOf(route),
      strength: strengthOf(route, routes),
    })),
    fields: places.map(fieldOf),
    aerodromes,
    towns,
  })
}

function fieldOf({ name, code, lat, lng }: PlaceFlown): ChartPoint {
  return code === null
    ? { lat, lng, label: name, kind: "waypoint", isDot: true }
    : { lat, lng, label: name, code, kind: "departure" }
}

function pointsOf({ spots }: RouteFlown): ChartPoint[] {
  const last = spots.length - 1
  return spots.map(({ name, lat, lng }, index) => ({
    lat,
    lng,
    label: name,
    kind: index === 0 ? "departure" : index === last ? "arrival" : "waypoint",
  }))
}
