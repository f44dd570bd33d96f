import { formatEuro, roundHalfUp } from "#platform/money.ts"
import { StackedBars } from "#ui/charts/stacked-bars.tsx"
import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { PilotStatistics } from "../user-statistics.ts"

interface MoneyOfFlightsProps {
  year: number | null
  pilot: PilotStatistics
}

/** What flights cost, what others carried of it and what remained with the pilot. */
export function MoneyOfFlights({ year, pilot }: MoneyOfFlightsProps) {
  const { costCents, sharedCents, retainedCents, ownCents, minutes, unsettledFlights } = pilot
  const rows = [
    { label: "Von deinen Gästen getragen", cents: sharedCents },
    { label: "Bei dir geblieben", cents: ownCents },
    {
      label: "Von Ferngebliebenen getragen",
      note: "Wer spät storniert oder nicht erscheint, trägt einen Teil mit.",
      cents: retainedCents,
    },
  ]
  const perHour = (cents: number) => formatEuro(roundHalfUp((cents * 60) / minutes))
  return (
    <Card as="section" labelledBy="kosten">
      <h2 id="kosten" className="font-display text-h4">
        {year === null ? "Was deine Flüge gekostet haben" : `Was ${year} gekostet hat`}
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_15.5rem]">
        <StackedBars
          title="Wer die Flugkosten getragen hat"
          totalLabel="Flugkosten"
          bars={[
            { label: year === null ? "Alle Jahre" : String(year), total: formatEuro(costCents) },
          ]}
          rows={rows
            .filter(({ cents }) => cents > 0)
            .map(({ cents, ...row }) => ({
              ...row,
              values: [{ value: cents, text: formatEuro(cents) }],
            }))}
        />
        <div className="grid grid-cols-2 content-center gap-x-4 gap-y-6 xl:grid-cols-1">
          <StatFigure value={perHour(costCents)} label="hat eine Flugstunde gekostet" />
          <StatFigure value={perHour(ownCents)} label="davon hast du selbst getragen" />
        </div>
      </div>
      <div className="mt-6 grid max-w-text gap-2 text-small text-ink2">
        {unsettledFlights > 0 && (
          <p>
            {unsettledFlights === 1
              ? "Ein Flug ist noch nicht fertig abgerechnet. Seine Beträge sind vorläufig."
              : `${unsettledFlights} Flüge sind noch nicht fertig abgerechnet. Ihre Beträge sind vorläufig.`}
          </p>
        )}
        <p>
          Das ist eine Übersicht für dich und kein Beleg für die Steuer. Verbindlich sind die{" "}
          <TextLink href="/de/cockpit/archiv" isInline>
            Abrechnungen im Archiv
          </TextLink>
          .
        </p>
      </div>
    </Card>
  )
}
