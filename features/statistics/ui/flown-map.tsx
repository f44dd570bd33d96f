import type { ReactNode } from "react"
import { airportPath } from "#features/places/place-paths.ts"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { formatBetween, formatEnds, formatRoute } from "../places-flown.ts"
import type { PlaceFlown, RouteFlown } from "../user-statistics.ts"

interface FlownMapProps {
  title: string
  map: string
  routes: readonly RouteFlown[]
  places: readonly PlaceFlown[]
  /** What stands open beside the map. */
  leads: "routes" | "places"
}

interface Row {
  key: string
  name: ReactNode
  /** In small letters below it. */
  note?: string
  flights: number
}

/** As many as stand beside the map without being taller than it. */
const SHOWN_ROWS = 6

/** Where flights led, as a map and as the tables of the same. */
export function FlownMap({ title, map, routes, places, leads }: FlownMapProps) {
  const tables = {
    routes: { caption: "Strecken", rows: routes.map(routeRow) },
    airfields: {
      caption: "Flugplätze",
      rows: places.filter(({ code }) => code !== null).map(placeRow),
    },
    passed: {
      caption: "Von oben gesehen",
      rows: places.filter(({ code }) => code === null).map(placeRow),
    },
  }
  const order =
    leads === "routes"
      ? [tables.routes, tables.airfields, tables.passed]
      : [tables.airfields, tables.passed, tables.routes]
  const [first, ...others] = order.filter(({ rows }) => rows.length > 0)
  return (
    <Card as="section" labelledBy="karte">
      <h2 id="karte" className="font-display text-h4">
        {title}
      </h2>
      <div className="mt-5 grid items-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div>
          <ChartMap
            svg={map}
            className="aspect-[38/44] overflow-hidden rounded-panel border border-line"
          />
          <p className="mt-3 text-fine text-ink3">
            Je öfter du eine Strecke geflogen bist, desto kräftiger ist ihre Linie.
          </p>
        </div>
        <div className="min-w-0">
          {first && <FlightCounts {...first} />}
          <div className="mt-6">
            <DisclosureList>
              {others.map(({ caption, rows }) => (
                <Disclosure key={caption} title={`${caption} (${rows.length})`}>
                  <CountTable caption={caption} rows={rows} />
                </Disclosure>
              ))}
            </DisclosureList>
          </div>
        </div>
      </div>
    </Card>
  )
}

function FlightCounts({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const rest = rows.slice(SHOWN_ROWS)
  return (
    <>
      <CountTable caption={caption} rows={rows.slice(0, SHOWN_ROWS)} isCaptionShown />
      {rest.length > 0 && (
        <Disclosure
          title={
            <span className="font-sans text-small font-normal text-ink2">
              {rest.length} weitere zeigen
            </span>
          }
        >
          <CountTable caption={`${caption}, seltener geflogen`} rows={rest} />
        </Disclosure>
      )}
    </>
  )
}

interface CountTableProps {
  caption: string
  rows: readonly Row[]
  /** Where nothing above the table says it. */
  isCaptionShown?: boolean
}

function CountTable({ caption, rows, isCaptionShown = false }: CountTableProps) {
  return (
    <table className="w-full text-start text-ui tabular-nums">
      <caption className={isCaptionShown ? "pb-2 text-start text-small text-ink3" : "sr-only"}>
        {caption}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Wo</th>
          <th scope="col">Wie oft</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, flights }) => (
          <tr key={key} className="border-t border-line align-baseline first:border-t-0">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal wrap-anywhere">
              {name}
              {note && <span className="block text-small text-ink3">{note}</span>}
            </th>
            <td className="py-2.5 text-end whitespace-nowrap text-ink2">
              {flights === 1 ? "1 Flug" : `${flights} Flüge`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function routeRow(route: RouteFlown): Row {
  return {
    key: formatRoute(route),
    name: formatEnds(route),
    note: formatBetween(route),
    flights: route.flights,
  }
}

function placeRow({ code, name, lat, lng, flights }: PlaceFlown): Row {
  return {
    key: code ?? `${name} ${lat} ${lng}`,
    name: code ? (
      <>
        <TextLink href={airportPath(code)} isInline>
          {name}
        </TextLink>{" "}
        <span className="font-mono text-label text-ink3">{code}</span>
      </>
    ) : (
      name
    ),
    flights,
  }
}
