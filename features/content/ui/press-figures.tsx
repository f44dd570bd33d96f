import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { Card } from "#ui/elements/card.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import type { PressFigures } from "../press-figures.ts"

type PressFiguresCardProps = {
  figures: PressFigures
  /** Nothing in a demo world has ever flown. */
  isDemo: boolean
}

const whole = new Intl.NumberFormat("de-DE")

/** Figures of this minute, with the minute. */
export function PressFiguresCard({ figures, isDemo }: PressFiguresCardProps) {
  const { at, flights, airports, pilots, middlePriceCents, flownFlights, guests } = figures
  return (
    <Card as="section" elevation="raised" labelledBy="zahlen" className="relative -mt-20">
      <h2 id="zahlen" className="text-h3">
        Zahlen von jetzt
      </h2>
      <div className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-3 lg:grid-cols-6">
        <StatFigure value={whole.format(flights)} label="Flüge mit freien Plätzen" />
        <StatFigure value={whole.format(airports)} label="Flugplätze, von denen sie starten" />
        <StatFigure value={whole.format(pilots)} label="Menschen, die sie anbieten" />
        <StatFigure
          value={middlePriceCents === null ? "–" : formatEuro(middlePriceCents)}
          label="mittlerer Preis pro Person, alles drin"
        />
        <StatFigure value={whole.format(flownFlights)} label="Flüge bisher mit Gästen" />
        <StatFigure value={whole.format(guests)} label="Gäste bisher an Bord" />
      </div>
      <p className="mt-5 text-small text-ink2">
        Aus der Datenbank gezählt: <WholeParts>{formatInstant(new Date(at), HOME_ZONE)}</WholeParts>
        .{isDemo && " Diese Seite zeigt eine Demowelt: Menschen, Flüge und Zahlen sind erfunden."}
      </p>
    </Card>
  )
}
