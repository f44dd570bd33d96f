import type { ReactNode } from "react"
import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { offTheNext } from "../lost-dispute.ts"
import { HOLD_REASONS, PAYOUT_LABELS } from "../payout.ts"
import { OUTCOME_LABELS, prepaidOf } from "../settlement.ts"
import { confirmPath, costsPath } from "../settlement-paths.ts"
import type { PayoutSheet } from "../settlement-view.ts"
import { PAYOUT_TONES } from "./submitted-statement.tsx"

interface PayoutCardProps {
  sheet: PayoutSheet
  /** Said where no money moves. */
  note?: ReactNode
}

/** How far the money of one guest is on its way to the pilot. */
export function PayoutCard({ sheet, note }: PayoutCardProps) {
  const { flight, guest, decision, sums, borne, shareRefunds } = sheet
  const { name, part, party, payout } = guest
  return (
    <Card>
      <CancelledFlightStrip flight={flight} />
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ui">
        <span>
          <strong className="font-semibold">{name}</strong> · {formatSeatCount(party.seats)}
          {part && ` · ${OUTCOME_LABELS[part.outcome]}`}
        </span>
        {/* where nothing is owed, nothing is on its way */}
        {part?.shareCents !== 0 && (
          <Badge tone={PAYOUT_TONES[payout]}>{PAYOUT_LABELS[payout]}</Badge>
        )}
      </p>
      <p className="mt-4 max-w-text text-ui text-ink2">{sentenceOf(sheet)}</p>
      {borne.map(({ borneCents, leftCents, words }) => (
        <div key={words} className="mt-4">
          <Notice title={`${formatEuro(borneCents)} gehen für eine Rückbuchung ab.`} isStacked>
            „{words}“{leftCents > 0 && ` ${offTheNext(leftCents)}`}
          </Notice>
        </div>
      ))}
      {shareRefunds.map(({ shareCents, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none is ever taken away
        <div key={index} className="mt-4">
          <Notice title={`${formatEuro(shareCents)} haben wir deinem Gast erstattet.`} isStacked>
            Sie sind von deinem Anteil abgegangen.{words && ` Unser Grund: „${words}“`}
          </Notice>
        </div>
      ))}
      {decision && (
        <div className="mt-4">
          <Notice title="Entschieden." isStacked>
            {decision}
          </Notice>
        </div>
      )}
      {part && (
        <SumTable className="mt-4">
          <SumRow label="Vorausbezahlter Anteil" amount={formatEuro(prepaidOf(party).shareCents)} />
          {part.refundShareCents > 0 && (
            <SumRow label="Geht zurück" amount={formatEuro(-part.refundShareCents)} />
          )}
          <SumRow label="Für dich" amount={formatEuro(part.shareCents)} isTotal />
          {sums && <SentRows shareCents={part.shareCents} {...sums} />}
        </SumTable>
      )}
      {note && <div className="mt-5">{note}</div>}
      <div className="mt-6 flex flex-wrap gap-3">
        {part === null && <ButtonLink href={costsPath(flight.id)}>Flug abrechnen</ButtonLink>}
        {part !== null && (
          <ButtonLink href={confirmPath(flight.id)} variant="secondary">
            Ganze Abrechnung
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

interface SentRowsProps {
  shareCents: number
  keptCents: number
  sentCents: number
}

/** Where a share is that was not sent as it was stated. */
function SentRows({ shareCents, keptCents, sentCents }: SentRowsProps) {
  const openCents = Math.max(0, shareCents - keptCents - sentCents)
  if (keptCents === 0 && (sentCents === 0 || openCents === 0)) return null
  return (
    <>
      {keptCents > 0 && (
        <SumRow label="Mit Rückbuchungen verrechnet" amount={formatEuro(-keptCents)} />
      )}
      {sentCents > 0 && <SumRow label="Überwiesen" amount={formatEuro(sentCents)} />}
      {openCents > 0 && <SumRow label="Wartet noch" amount={formatEuro(openCents)} />}
    </>
  )
}

function sentenceOf({ guest, flight, objectionsUntil, paidAt, waitsUntil }: PayoutSheet): string {
  const { name, part, payout, hold, status } = guest
  const at = (instant: string) => formatInstant(new Date(instant), flight.timeZone)
  if (!part) return "Ausgezahlt wird nach der Abrechnung. Sie dauert zwei Minuten."
  if (part.outcome === "released") {
    return `Nach einem Einwand ging alles an ${name} zurück.`
  }
  if (status === "disputed") return `${name} hat Einwände. Wir klären das und melden uns.`
  if (hold === "new_account" && waitsUntil) {
    return `${HOLD_REASONS[hold]} Das ist am ${at(waitsUntil)}.`
  }
  if (hold) return HOLD_REASONS[hold]
  switch (payout) {
    case "objection_period":
    case "locked":
      return objectionsUntil ? `Einwände sind bis ${at(objectionsUntil)} möglich.` : ""
    case "paid":
      return paidAt ? `Überwiesen am ${at(paidAt)}.` : "Überwiesen."
    case "offset":
      return "Mit Rückbuchungen verrechnet, die von deinen Auszahlungen abgehen."
    case "failed":
      return "Der Zahlungsdienst hat die Überweisung abgelehnt. Wir versuchen es von selbst noch einmal."
    default:
      return "Freigegeben und auf dem Weg. Das dauert meist nur Minuten, bis zur Bank ein bis zwei Werktage."
  }
}
