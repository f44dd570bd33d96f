import { formatEntityReason } from "#features/admin/event-labels.ts"
import { RankedBars } from "#ui/charts/ranked-bars.tsx"
import { type CancellationSide, FIGURE_LABELS } from "../figure.ts"
import { formatFigure } from "../format-figure.ts"
import type { KeyFiguresView } from "../key-figures-view.ts"
import { FigureCard } from "./figure-card.tsx"
import { FigureOverTime } from "./figure-over-time.tsx"
import { FigureTrend } from "./figure-trend.tsx"

const SIDES: Record<CancellationSide, string> = {
  guest: "Gast",
  pilot: "Pilot:in",
  platform: "Aufwind",
}

/** How requests, flights and bookings end. */
export function Marketplace({ view }: { view: KeyFiguresView }) {
  const { now, trend } = view
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <FigureOverTime figure="acceptance" view={view} form="lines" />
      <FigureCard
        title="Antwortzeit"
        value={formatFigure("answer_median", now.answer_median)}
        meaning={`${FIGURE_LABELS.answer_median.meaning} Neun von zehn Antworten kommen in diesem Zeitraum in höchstens ${formatFigure("answer_p90", now.answer_p90)}.`}
      >
        <FigureTrend
          title="Antwortzeit"
          trend={trend}
          figures={["answer_median", "answer_p90"]}
          form="lines"
          of={[
            { label: "Median", value: (figures) => figures.answer_median },
            { label: "9 von 10", value: (figures) => figures.answer_p90 },
          ]}
        />
      </FigureCard>
      <FigureOverTime figure="occupancy" view={view} form="columns" />
      <FigureCard
        title="Stornos"
        value={formatFigure("cancellations", now.cancellations)}
        meaning={FIGURE_LABELS.cancellations.meaning}
      >
        <Cancellations view={view} />
      </FigureCard>
    </div>
  )
}

function Cancellations({ view: { cancellations } }: { view: KeyFiguresView }) {
  if (cancellations.length === 0) {
    return (
      <p className="text-ui text-ink2">
        In diesem Zeitraum wurde keine zugesagte Buchung storniert.
      </p>
    )
  }
  return (
    <RankedBars
      title="Stornos nach Seite und Grund"
      columns={["Seite und Grund", "Anzahl"]}
      rows={cancellations.map(({ side, reason, count }) => ({
        label: `${SIDES[side]}: ${formatReason(reason)}`,
        value: count,
        text: formatFigure("cancellations", count),
      }))}
    />
  )
}

function formatReason(reason: string): string {
  if (reason === "") return "ohne Angabe"
  if (reason === "unpaid") return "nicht bezahlt"
  return formatEntityReason("booking", reason) ?? reason
}
