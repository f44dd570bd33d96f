import { CostBlocks } from "#features/flights/core/ui/cost-blocks.tsx"
import { EnvelopeChart } from "#features/planes/ui/envelope-chart.tsx"
import { BarChart } from "#ui/charts/bar-chart.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { DistributionBars } from "#ui/charts/distribution-bars.tsx"
import { StackedBars } from "#ui/charts/stacked-bars.tsx"
import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Specimen } from "./specimen.tsx"

const months = [
  ["J", "Juli", 3.1, 4.3],
  ["A", "August", 3.5, 4.8],
  ["S", "September", 2.8, 3.8],
  ["O", "Oktober", 1.7, 2.4],
  ["N", "November", 1.2, 1.6],
  ["D", "Dezember", 0.9, 1.2],
  ["J", "Januar", 0.6, 0.8],
  ["F", "Februar", 1.4, 1.8],
  ["M", "März", 2, 2.8],
  ["A", "April", 2.6, 3.5],
  ["M", "Mai", 2.2, 3],
  ["J", "Juni", 1.5, 2],
] as const

const figure = (euros: number) => ({ value: euros, text: `${euros.toLocaleString("de-DE")},00 €` })

const envelope = {
  title: "Schwerpunkt im zulässigen Bereich",
  corners: [
    { x: 0.889, y: 600 },
    { x: 0.889, y: 884 },
    { x: 1.003, y: 1088 },
    { x: 1.201, y: 1088 },
    { x: 1.201, y: 600 },
  ],
  x: {
    label: "Hebelarm in m",
    write: (value: number) => `${value.toLocaleString("de-DE")} m`,
    tick: (value: number) => value.toLocaleString("de-DE"),
  },
  y: { label: "Masse in kg", write: (value: number) => `${value} kg`, tick: String },
  words: { inside: "im Bereich", outside: "außerhalb" },
}

export function Sums() {
  return (
    <>
      <Specimen title="Rechnung">
        <Card>
          <CostBlocks
            label="Flugkosten 250,00 €, geteilt durch 4"
            blocks={[
              { label: "Henrik", amount: "62,50 €", role: "host" },
              { label: "Du", amount: "62,50 €", role: "you" },
              { label: "Platz 2", amount: "62,50 €", role: "other" },
              { label: "Platz 3", amount: "62,50 €", role: "other" },
            ]}
          />
          <SumTable className="mt-5">
            <SumRow label="Dein Kostenanteil" amount="62,50 €" />
            <SumRow label="Servicegebühr" note="inkl. 1,00 € USt" amount="6,25 €" />
            <SumRow label="Gutschein" amount="−50,00 €" tone="ok" />
            <SumRow label="Zu zahlen" amount="18,75 €" isTotal />
          </SumTable>
        </Card>
      </Specimen>
      <Specimen title="Fakten">
        <Card>
          <div className="mb-6 grid grid-cols-3 gap-4 border-b border-line pb-6">
            <StatFigure value="412 h" label="Flugerfahrung" />
            <StatFigure value="9" label="Landungen, 90 Tage" />
            <StatFigure value="2 h" label="antwortet in" />
          </div>
          <DescriptionList
            entries={[
              { term: "Baujahr", description: "2004" },
              { term: "Sitze", description: "4, davon 3 für Gäste" },
              { term: "Gepäck", description: "5 kg je Person, weiche Tasche" },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen title="Diagramm">
        <Card>
          <BarChart
            title="Dein Jahr in der Luft"
            unit="h"
            series={["mit Gästen", "allein"]}
            groups={months.map(([shortLabel, label, shared, alone]) => ({
              shortLabel,
              label,
              values: [shared, alone],
            }))}
          />
        </Card>
      </Specimen>
      <Specimen title="Verteilung">
        <Card>
          <DistributionBars
            title="So verteilen sich 23 Bewertungen auf die Sterne"
            columns={{ label: "Sterne", count: "Bewertungen" }}
            rows={[
              { label: "5 Sterne", count: 17 },
              { label: "4 Sterne", count: 4 },
              { label: "3 Sterne", count: 1 },
              { label: "2 Sterne", count: 0 },
              { label: "1 Stern", count: 1 },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen title="Gestapelte Balken">
        <Card>
          <StackedBars
            title="Ein Flugjahr"
            totalLabel="Im Jahr"
            bars={[
              { label: "allein", total: "2.640,00 €" },
              { label: "mit Gästen", total: "2.100,00 €" },
            ]}
            rows={[
              { label: "Flugstunden", values: [figure(1_440), figure(900)] },
              { label: "Landungen", values: [figure(240), figure(240)] },
              {
                label: "Pflicht",
                note: "Untersuchung 80,00 €, Lehrer 40,00 €",
                values: [figure(120), figure(120)],
              },
              { label: "Verein", values: [figure(540), figure(540)] },
              { label: "Halle", values: [figure(300), figure(300)] },
              {
                label: "Deine Gäste",
                values: [{ value: 0, text: "–" }, figure(540)],
                isElsewhere: true,
              },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen title="Bereich, in dem etwas liegen muss">
        <div className="grid gap-6">
          <Card>
            <EnvelopeChart
              {...envelope}
              marks={[
                { label: "Landung", x: 1.02, y: 890, isInside: true, role: "end" },
                { label: "Start", x: 1.04, y: 990, isInside: true, role: "start" },
              ]}
            />
          </Card>
          <Card>
            <EnvelopeChart
              {...envelope}
              title="Zu weit hinten"
              marks={[
                { label: "Landung", x: 1.23, y: 940, isInside: false, role: "end" },
                { label: "Start", x: 1.19, y: 1040, isInside: true, role: "start" },
              ]}
            />
          </Card>
          <Card>
            <EnvelopeChart {...envelope} title="Nur der Bereich" marks={[]} />
          </Card>
        </div>
      </Specimen>
    </>
  )
}
