import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { paidToPilot } from "../expected-payout.ts"
import { PAYOUT_LABELS, type PayoutState } from "../payout.ts"
import { OUTCOME_LABELS, stateCosts } from "../settlement.ts"
import { objectionPath, payoutPath } from "../settlement-paths.ts"
import type { SettlementSheet, StatedGuest } from "../settlement-view.ts"
import { NeverMore } from "./never-more.tsx"
import { StatedCosts } from "./stated-costs.tsx"
import { StatementFormula } from "./statement-formula.tsx"

export const PAYOUT_TONES: Record<PayoutState, BadgeTone> = {
  locked: "neutral",
  objection_period: "neutral",
  released: "neutral",
  ordered: "neutral",
  paid: "ok",
  offset: "neutral",
  held: "err",
  failed: "err",
}

/** A statement that was handed in, guest by guest, with how far the money is. */
export function SubmittedStatement({ sheet }: { sheet: SettlementSheet }) {
  const { flight, guests, objectionsUntil } = sheet
  const actualCostCents = sheet.actualCostCents ?? 0
  const carriedCents = paidToPilot(guests.flatMap(({ part }) => part ?? []))
  const isClosed = flight.status === "closed"
  return (
    <Card>
      <CancelledFlightStrip flight={flight} />
      <div className="mt-5">
        {isClosed ? (
          <Notice tone="ok" title="Abgerechnet.">
            Was deine Gäste von den Kosten tragen, ist auf dem Weg zu dir oder schon da.
          </Notice>
        ) : (
          <Notice title="Eingereicht.">
            {objectionsUntil &&
              `Einwände sind bis ${formatInstant(new Date(objectionsUntil), flight.timeZone)} möglich, dann geht das Geld von selbst an dich.`}
          </Notice>
        )}
      </div>
      <h3 className="mt-6 text-h4">Das hat der Flug gekostet</h3>
      <div className="mt-3">
        <StatedCosts costs={sheet.stated} actualCostCents={actualCostCents} />
      </div>
      <div className="mt-5">
        <StatementFormula
          {...stateCosts(
            actualCostCents,
            guests.map(({ party }) => party),
          )}
        />
      </div>
      <ul className="mt-3">
        {guests.map((guest) => (
          <GuestRow key={guest.party.bookingId} guest={guest} flightId={flight.id} />
        ))}
      </ul>
      <SumTable className="border-t border-line pt-3">
        <SumRow label="Zusammen für dich" amount={formatEuro(carriedCents)} />
        <SumRow label="Du trägst selbst" amount={formatEuro(actualCostCents - carriedCents)} />
      </SumTable>
      <NeverMore />
    </Card>
  )
}

function GuestRow({ guest, flightId }: { guest: StatedGuest; flightId: number }) {
  const { name, part, party, status, payout, answerBy } = guest
  const { bookingId } = party
  if (!part) return null
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-4 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold">
          <TextLink href={payoutPath({ flightId, bookingId })}>{name}</TextLink>
        </p>
        <p className="text-small text-ink2">
          {status === "disputed" ? "hat Einwände, wir klären das" : OUTCOME_LABELS[part.outcome]}
        </p>
        {answerBy && (
          <p className="mt-1 text-small">
            <TextLink href={objectionPath({ flightId, bookingId })}>
              Einwand lesen und antworten<VisuallyHidden>: {name}</VisuallyHidden>
            </TextLink>
          </p>
        )}
      </div>
      <p className="flex items-center justify-between gap-4 max-md:w-full">
        {part.shareCents > 0 && <Badge tone={PAYOUT_TONES[payout]}>{PAYOUT_LABELS[payout]}</Badge>}
        <strong className="font-semibold tabular-nums">{formatEuro(part.shareCents)}</strong>
      </p>
    </li>
  )
}
