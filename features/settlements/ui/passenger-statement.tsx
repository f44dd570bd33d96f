import { CancelledFlightStrip } from "#features/bookings/ui/cancel/cancelled-flight-strip.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { Card } from "#ui/card.tsx"
import { LedgerRow, LedgerTable } from "#ui/ledger.tsx"
import { Notice } from "#ui/notice.tsx"
import { OUTCOME_LABELS, type Outcome, refundOf } from "../settlement.ts"
import type { PassengerStatement as View } from "../settlement-view.ts"
import { ObjectionForm } from "./objection-form.tsx"
import { StatementFormula } from "./statement-formula.tsx"

/** What the flight has cost and what the passenger carries of it, to the cent. */
export function PassengerStatement({ view }: { view: View }) {
  const { flight, part, costs } = view
  const paidCents = part.shareCents + part.feeCents
  const refundCents = refundOf(part)
  // the costs would have allowed more
  const isCapped =
    part.refundShareCents === 0 && part.shareCents < part.seats * view.equalShareCents
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card>
        <CancelledFlightStrip flight={flight} />
        <h3 className="mt-6 text-h4">Das hat der Flug gekostet</h3>
        <LedgerTable className="mt-3">
          {costs.map(({ label, amountCents }, index) => (
            <LedgerRow
              // biome-ignore lint/suspicious/noArrayIndexKey: items stay in their order
              key={index}
              label={label}
              amount={formatEuro(amountCents)}
            />
          ))}
          <LedgerRow label="Flugkosten" amount={formatEuro(view.actualCostCents)} isTotal />
        </LedgerTable>
        <div className="mt-5">
          <StatementFormula {...view} />
        </div>
      </Card>
      <Card as="section" labelledBy="dein-teil">
        <h2 id="dein-teil" className="text-h4">
          Dein Teil
        </h2>
        <p className="mt-1 text-ui text-ink2">Eingetragen: {OUTCOME_LABELS[part.outcome]}.</p>
        <LedgerTable className="mt-4">
          <LedgerRow
            label="Kostenanteil"
            note={isCapped && CAPPED_WORDS[part.outcome]}
            amount={formatEuro(part.shareCents)}
          />
          <LedgerRow label="Servicegebühr" amount={formatEuro(part.feeCents)} />
          <LedgerRow label="Das zahlst du" amount={formatEuro(paidCents)} isTotal />
        </LedgerTable>
        {refundCents > 0 && (
          <div className="mt-4">
            <Notice tone="ok" title={`${formatEuro(refundCents)} zurück.`}>
              {whenBack(view)}
            </Notice>
          </div>
        )}
        <div className="mt-6">
          <Objection view={view} />
        </div>
      </Card>
    </div>
  )
}

/** Why it is less than the equal share. */
const CAPPED_WORDS: Record<Outcome, string> = {
  flown: "so viel war vorausbezahlt",
  no_show: "so viel war vorausbezahlt",
  cancelled_late: "so viel blieb einbehalten",
  released: "",
}

function whenBack({ flight, decision, objection }: View): string {
  if (flight.status === "closed" || decision) {
    return "Das Geld ist schon unterwegs: Es kommt so zurück, wie du bezahlt hast."
  }
  return `${objection ? "Ist dein Einwand entschieden" : "Sobald keine Einwände mehr möglich sind"}, geht das Geld so zurück, wie du bezahlt hast.`
}

function Objection({ view }: { view: View }) {
  const { canObject, objection, decision, flight, part } = view
  const until = formatInstant(new Date(view.objectionsUntil), flight.timeZone)
  if (canObject) return <ObjectionForm bookingId={view.bookingId} until={until} />
  if (decision) {
    return (
      <Notice title="Entschieden." isStacked>
        {decision}
      </Notice>
    )
  }
  if (objection) {
    return (
      <div className="grid gap-4">
        <Notice tone="warn" title="Dein Einwand ist da." isStacked>
          Wir sehen ihn uns an und melden uns. So lange bleibt dein Geld, wo es ist.
        </Notice>
        <blockquote className="rounded-panel bg-sunken px-4 py-3 text-ui whitespace-pre-line">
          „{objection}“
        </blockquote>
      </div>
    )
  }
  // of a late cancellation nothing is stated that somebody could have seen differently
  if (part.outcome === "cancelled_late") return null
  return <p className="text-small text-ink3">Einwände waren bis {until} möglich.</p>
}
