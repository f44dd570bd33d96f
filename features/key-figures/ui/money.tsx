import { classNames } from "#ui/style/class-names.ts"
import { FIGURE_LABELS, type ShownFigure } from "../figure.ts"
import { changeOf, formatFigure } from "../format-figure.ts"
import { isOfEverything, type KeyFiguresView } from "../key-figures-view.ts"
import { FigureCard } from "./figure-card.tsx"
import { FigureOverTime } from "./figure-over-time.tsx"
import { FigureTrend } from "./figure-trend.tsx"

const OF_VOUCHERS: readonly ShownFigure[] = ["vouchers_sold", "voucher_liability"]
const ROWS: readonly ShownFigure[] = [
  "gmv",
  "fees",
  "vat",
  "refunds",
  "vouchers_sold",
  "voucher_liability",
  "payouts",
  "payouts_due",
]

const TONES = { good: "text-ok", bad: "text-err", plain: "text-ink2" }

/** What the book says. */
export function Money({ view }: { view: KeyFiguresView }) {
  const { now, trend, query } = view
  const hasVouchers = isOfEverything(query)
  return (
    <>
      <FigureCard
        title="Im Buch"
        meaning="Summen der Buchungssätze dieser Tage, auf den Cent; offene Beträge sind die Salden am Ende."
      >
        <MoneyTable
          view={view}
          figures={ROWS.filter((one) => hasVouchers || !OF_VOUCHERS.includes(one))}
        />
      </FigureCard>
      <div className="grid gap-6 xl:grid-cols-2">
        <FigureOverTime figure="gmv" view={view} form="columns" />
        <FigureOverTime figure="fees" view={view} form="columns" />
        <FigureOverTime figure="refunds" view={view} form="columns" />
        <FigureCard
          title="Offen am Monatsende"
          value={formatFigure("payouts_due", now.payouts_due)}
          meaning={
            hasVouchers
              ? "Was Pilot:innen zusteht und was Gutscheine noch wert sind, am letzten Tag jedes Monats. Oben steht, was Pilot:innen zusteht."
              : FIGURE_LABELS.payouts_due.meaning
          }
        >
          <FigureTrend
            title="Offen am Monatsende"
            trend={trend}
            figures={hasVouchers ? ["payouts_due", "voucher_liability"] : ["payouts_due"]}
            form="lines"
          />
        </FigureCard>
      </div>
    </>
  )
}

function MoneyTable({
  view: { now, before },
  figures,
}: {
  view: KeyFiguresView
  figures: readonly ShownFigure[]
}) {
  return (
    <table className="w-full text-ui tabular-nums">
      <caption className="sr-only">Geld in diesem Zeitraum und davor</caption>
      <thead>
        <tr className="text-small text-ink2">
          <th scope="col" className="pb-2 text-start font-normal">
            Betrag
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-normal">
            Zeitraum
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-normal max-sm:sr-only">
            Davor
          </th>
          <th scope="col" className="pb-2 ps-4 text-end font-normal max-sm:sr-only">
            Veränderung
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => {
          const change = before ? changeOf(figure, now[figure], before[figure]) : undefined
          return (
            <tr key={figure} className="border-t border-line">
              <th scope="row" className="py-2.5 text-start font-normal">
                {FIGURE_LABELS[figure].label}
              </th>
              <td className="py-2.5 ps-4 text-end font-semibold whitespace-nowrap">
                {formatFigure(figure, now[figure])}
              </td>
              <td className="py-2.5 ps-4 text-end whitespace-nowrap text-ink2 max-sm:sr-only">
                {before ? formatFigure(figure, before[figure]) : "–"}
              </td>
              <td
                className={classNames(
                  "py-2.5 ps-4 text-end whitespace-nowrap max-sm:sr-only",
                  TONES[change?.tone ?? "plain"],
                )}
              >
                {change?.text ?? "–"}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
