import { formatWholeEuro } from "#platform/money.ts"
import { BarChart } from "#ui/charts/bar-chart.tsx"
import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { Card } from "#ui/elements/card.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { PilotYear } from "../pilot-year.ts"

interface PilotYearCardProps {
  year: PilotYear
  /** Null for whoever keeps no log here. */
  landingsIn90Days: number | null
  className?: string
}

const hours = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 })
const monthName = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
})

/** The pilot's last twelve months: hours with guests and alone, and four figures. */
export function PilotYearCard({ year, landingsIn90Days, className }: PilotYearCardProps) {
  const hasFlown = year.minutes > 0
  return (
    <Card as="section" labelledBy="jahr" className={classNames("@container", className)}>
      <h2 id="jahr" className="sr-only">
        Dein Jahr in der Luft
      </h2>
      <div className="grid gap-x-10 gap-y-8 @min-[48rem]:grid-cols-[minmax(0,1fr)_15.5rem]">
        {hasFlown ? (
          <BarChart
            title="Dein Jahr in der Luft"
            series={["mit Gästen", "allein"]}
            unit="h"
            groups={year.months.map(({ month, withGuestsMinutes, aloneMinutes }) => {
              const name = monthName.format(new Date(`${month}-01T00:00Z`))
              return {
                shortLabel: name.slice(0, 1),
                label: name,
                values: [withGuestsMinutes / 60, aloneMinutes / 60],
              }
            })}
          />
        ) : (
          <div>
            <p className="font-display text-h4">Dein Jahr in der Luft</p>
            <p className="mt-2 max-w-text text-ui text-ink2">
              In den letzten zwölf Monaten ist hier kein Flug von dir verzeichnet. Nach dem ersten
              steht an dieser Stelle, wie viele Stunden du mit Gästen und allein geflogen bist.
            </p>
          </div>
        )}
        <div className="grid grid-cols-2 content-center gap-x-4 gap-y-6">
          <StatFigure value={`${hours.format(year.minutes / 60)} h`} label="Flugzeit, 12 Monate" />
          <StatFigure value={String(year.guests)} label={year.guests === 1 ? "Gast" : "Gäste"} />
          <StatFigure value={formatWholeEuro(year.sharedCents)} label="geteilte Kosten" />
          {landingsIn90Days !== null && (
            <StatFigure value={String(landingsIn90Days)} label="Landungen, 90 Tage" />
          )}
        </div>
      </div>
    </Card>
  )
}
