import { FunnelChart } from "#ui/charts/funnel-chart.tsx"
import { HeatTable } from "#ui/charts/heat-table.tsx"
import { MetricStrip } from "#ui/charts/metric-strip.tsx"
import { RankedBars } from "#ui/charts/ranked-bars.tsx"
import { TrendChart } from "#ui/charts/trend-chart.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Specimen } from "./specimen.tsx"

const months = [
  ["Juli 2026", "Jul", 310, 90, 0.62],
  ["August 2026", "Aug", 350, 110, 0.7],
  ["September 2026", "Sep", 280, 60, null],
  ["Oktober 2026", "Okt", 170, 40, 0.55],
  ["November 2026", "Nov", 210, 75, 0.81],
] as const

const euros = (value: number) => `${value.toLocaleString("de-DE")},00\u00a0€`
const percent = (value: number) => `${Math.round(100 * value)}\u00a0%`
const course = [3, 4, 2, 5, 6, 4, 8]

export function Trends() {
  return (
    <>
      <Specimen title="Große Zahlen mit Verlauf">
        <MetricStrip
          comparison="zum Oktober"
          metrics={[
            {
              label: "Mehr ist besser",
              value: "4.120 €",
              change: { text: "+12 %", tone: "good", isUp: true },
              course,
            },
            {
              label: "Weniger wäre besser",
              value: "9",
              change: { text: "+3", tone: "bad", isUp: true },
              course: course.toReversed(),
            },
            {
              label: "Gleich",
              value: "87 %",
              change: { text: "unverändert", tone: "plain", isUp: false },
              course: course.map(() => 4),
            },
            {
              label: "Ohne Vergleich",
              value: "–",
              note: "Davor gab es nichts.",
              course: [null, 3],
            },
          ]}
        />
      </Specimen>
      <Specimen title="Verlauf in Säulen und in Linien">
        <div className="grid gap-6">
          <Card>
            <TrendChart
              title="Was zusammenkommt"
              pointLabel="Monat"
              form="columns"
              series={["Vorne", "Darüber"]}
              points={months.map(([label, shortLabel, one, other], index) => ({
                label,
                shortLabel,
                values: [one, other],
                isMarked: index > 2,
              }))}
              write={euros}
              writeTick={(value) => `${value}\u00a0€`}
            />
          </Card>
          <Card>
            <TrendChart
              title="Ein Anteil mit einer Lücke"
              pointLabel="Monat"
              form="lines"
              series={["Anteil", "Vergleich"]}
              points={months.map(([label, shortLabel, , , share], index) => ({
                label,
                shortLabel,
                values: [share, 0.4 + index / 20],
                isMarked: index === 4,
              }))}
              top={1}
              write={percent}
              writeTick={percent}
            />
          </Card>
        </div>
      </Specimen>
      <Specimen title="Trichter">
        <Card>
          <FunnelChart
            title="Von Schritt zu Schritt"
            columns={{ step: "Schritt", count: "Anzahl", share: "Anteil am Schritt davor" }}
            shareLabel="davon"
            steps={[
              { label: "Gesehen", text: "1.240", value: 1240 },
              { label: "Geöffnet", text: "410", value: 410, share: "33,1 %" },
              { label: "Getan", text: "12", value: 12, share: "2,9 %" },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen title="Rangfolge">
        <Card>
          <RankedBars
            title="Was am meisten ist"
            columns={["Name", "Wert", "Anzahl"]}
            rows={[
              { label: "Am meisten", value: 900, text: "900,00 €", more: ["9"] },
              {
                label: "Weniger",
                note: "mit einer Notiz",
                value: 300,
                text: "300,00 €",
                more: ["4"],
              },
              { label: "Nichts", value: 0, text: "0,00 €", more: ["0"] },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen title="Anteile über die Zeit">
        <Card>
          <HeatTable
            title="Anteil, der noch da ist"
            columns={["Gruppe", "Größe", "+0", "+1", "+2", "+3"]}
            rows={[
              { label: "August 2026", size: "40", shares: [0.02, 0.1, 0.2, 0.55] },
              { label: "September 2026", size: "31", shares: [0.06, 0.32, 0.4] },
              { label: "Oktober 2026", size: "12", shares: [0, 0.25] },
            ]}
            write={percent}
          />
        </Card>
      </Specimen>
    </>
  )
}
