import type { Runway, RunwaySurface } from "../airport.ts"

const SURFACES: Record<RunwaySurface, string> = {
  asphalt: "Asphalt",
  concrete: "Beton",
  grass: "Gras",
  paved: "befestigt",
}

/** The runways as rows; what nobody knows is said to be unknown. */
export function RunwayList({ runways }: { runways: readonly Runway[] }) {
  if (runways.length === 0) {
    return (
      <p className="text-ui text-ink2">Zu den Bahnen liegen uns keine geprüften Angaben vor.</p>
    )
  }
  return (
    <dl className="text-ui">
      {runways.map((runway) => (
        <div
          key={runway.ident}
          className="flex items-baseline justify-between gap-4 border-t border-line py-2.5"
        >
          <dt className="font-mono">{runway.ident}</dt>
          <dd className="text-end tabular-nums">
            {sizeOf(runway)}
            <span className="block text-small text-ink2">{surfaceOf(runway)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const metres = new Intl.NumberFormat("de-DE")

function sizeOf({ lengthM, widthM }: Runway): string {
  if (lengthM === null) return "Länge unbekannt"
  const length = `${metres.format(lengthM)} m`
  return widthM === null ? length : `${length} × ${widthM} m`
}

function surfaceOf({ surface, isLighted }: Runway): string {
  const name = surface ? SURFACES[surface] : "Belag unbekannt"
  return isLighted ? `${name}, befeuert` : name
}
