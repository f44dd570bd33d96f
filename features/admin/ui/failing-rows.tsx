import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { RowTick } from "#ui/forms/row-tick.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import { classNames } from "#ui/style/class-names.ts"
import type { FailingRowView } from "../jobs-list.ts"
import { callRetryFailingRow } from "./admin-calls.ts"
import { RetryButton } from "./retry-button.tsx"

/** Rows at which timers fail while they get on with all others. */
export function FailingRows({
  entries,
  selection,
}: {
  entries: readonly FailingRowView[]
  selection?: RowSelection
}) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Kein Einzelfall hängt">
        Scheitert ein Auftrag nach Plan an einem einzelnen Fall, macht er mit den übrigen weiter.
        Der eine steht hier, bis er gelingt.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="einzelfaelle">
      <h2 id="einzelfaelle" className="text-h3">
        Einzelfälle, die gerade nicht gelingen
      </h2>
      <p className="mt-2 text-ui text-ink2">
        Alles Übrige läuft weiter. Jeder Fall wird von selbst noch einmal versucht, nach 30
        Sekunden, dann mit wachsenden Pausen von höchstens sechs Stunden.
      </p>
      <Card inset="none" className="mt-4">
        <ul className="divide-y divide-line">
          {entries.map((row) => (
            <li
              key={`${row.queue}/${row.entity}/${row.rowId}`}
              className={classNames(
                "relative grid gap-x-6 gap-y-2 py-4 pe-card md:grid-cols-[minmax(0,1fr)_auto]",
                selection ? "ps-14" : "ps-card",
              )}
            >
              {selection && (
                <span className="absolute start-2 top-2.5">
                  <RowTick
                    label={`${row.label} auswählen`}
                    isOn={selection.isChosen(`${row.queue}/${row.entity}/${row.rowId}`)}
                    onPress={(isRange) =>
                      selection.toggle(`${row.queue}/${row.entity}/${row.rowId}`, isRange)
                    }
                  />
                </span>
              )}
              <div className="min-w-0">
                <p className="font-semibold wrap-break-word">
                  {row.href ? <TextLink href={row.href}>{row.label}</TextLink> : row.label}
                </p>
                <p className="text-ui text-ink2">{row.work}</p>
                <p className="text-ui text-ink2 wrap-break-word">
                  <samp className="font-sans">{row.problem}</samp>
                </p>
                <p className="text-small text-ink3">{whenOf(row)}</p>
              </div>
              <div className="self-center">
                <WithRight right="jobs.retry">
                  <RetryButton
                    subject={`${row.label}, ${row.work}`}
                    retry={(intent) => callRetryFailingRow(row, intent)}
                  />
                </WithRight>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function whenOf({ failures, firstFailedAt, lastFailedAt, retryAt }: FailingRowView): string {
  const at = (instant: string) => formatInstant(new Date(instant), HOME_ZONE)
  const so =
    failures === 1
      ? `1 Versuch, ${at(lastFailedAt)}`
      : `${failures} Versuche, zuerst ${at(firstFailedAt)}, zuletzt ${at(lastFailedAt)}`
  return `${so}. Von selbst wieder ab ${at(retryAt)}.`
}
