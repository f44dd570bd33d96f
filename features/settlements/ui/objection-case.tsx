import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { evidenceSentence } from "../evidence-sentence.ts"
import { OBJECTION_KIND_LABELS } from "../objection.ts"
import { OUTCOME_LABELS } from "../settlement.ts"
import { objectionCasePath } from "../settlement-paths.ts"
import type { ObjectionCase as View } from "../settlement-view.ts"
import { DecisionForm } from "./decision-form.tsx"
import { GuestShares } from "./guest-shares.tsx"
import { ObjectionQuote } from "./objection-quote.tsx"
import { ReviewedCost } from "./reviewed-cost.tsx"

/** All that is known of one objection, and the decision about it, on one page. */
export function ObjectionCase({ view }: { view: View }) {
  const { flight, costs, guests, plannedCents, actualCostCents, mayDecide } = view
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-6">
        <Said view={view} />
        {mayDecide ? (
          <WithRight right="objections.decide">
            <DecisionForm key={view.bookingId} view={view} />
          </WithRight>
        ) : (
          <Card as="section" labelledBy="posten">
            <h2 id="posten" className="text-h4">
              Posten
            </h2>
            <ul className="mt-2">
              {costs.map((cost) => (
                <ReviewedCost key={cost.position} cost={cost} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      <Card as="section" labelledBy="abrechnung">
        <CancelledFlightStrip flight={flight} />
        <h2 id="abrechnung" className="mt-5 text-h4">
          Abrechnung
        </h2>
        <p className="mt-1 text-ui text-ink2">
          Geplant waren {formatEuro(plannedCents)}, abgerechnet sind {formatEuro(actualCostCents)}.
        </p>
        <div className="mt-4">
          <GuestShares guests={guests} actualCostCents={actualCostCents} />
        </div>
      </Card>
    </div>
  )
}

function Said({ view }: { view: View }) {
  const { flight, objection, guest, pilotName, passengerId, pilotId, others } = view
  const { kind, words, objectedAt, answer, answeredAt } = objection
  return (
    <Card as="section" labelledBy="einwand">
      <h2 id="einwand" className="text-h4">
        {OBJECTION_KIND_LABELS[kind]}
      </h2>
      <p className="mt-1 text-ui text-ink2">
        {passengerId ? (
          <TextLink href={userSheetPath(passengerId)}>{guest.name}</TextLink>
        ) : (
          guest.name
        )}{" "}
        gegen <TextLink href={userSheetPath(pilotId)}>{pilotName}</TextLink>
        {guest.part && `, eingetragen als ${OUTCOME_LABELS[guest.part.outcome]}`}.{" "}
        {guest.evidence && evidenceSentence(guest.evidence, flight.timeZone)}
      </p>
      <p className="mt-1 text-ui">
        <TextLink href={adminBookingPath(view.bookingId)} isInline>
          Buchung {view.bookingId}
        </TextLink>
      </p>
      <div className="mt-4 grid gap-4">
        <ObjectionQuote by={guest.name} at={objectedAt} timeZone={HOME_ZONE} words={words} />
        {answeredAt && (
          <ObjectionQuote by={pilotName} at={answeredAt} timeZone={HOME_ZONE} words={answer} />
        )}
        <ObjectionStatus view={view} />
        {others.map(({ bookingId, passengerName, kind: other }) => (
          <Notice key={bookingId} title={`Auch ${passengerName} hat einen Einwand.`}>
            <TextLink href={objectionCasePath(bookingId)}>
              {OBJECTION_KIND_LABELS[other]}: ansehen
            </TextLink>
          </Notice>
        ))}
      </div>
    </Card>
  )
}

function ObjectionStatus({ view: { objection, mayDecide } }: { view: View }) {
  const { decidedAt, withdrawnAt, answeredAt, answerBy, decision } = objection
  const at = (instant: string) => formatInstant(new Date(instant), HOME_ZONE)
  if (decidedAt) {
    return (
      <Notice title={`Entschieden am ${at(decidedAt)}.`} isStacked>
        {decision}
      </Notice>
    )
  }
  if (withdrawnAt) return <Notice title={`Zurückgezogen am ${at(withdrawnAt)}.`} />
  if (answeredAt) return null
  return (
    <Notice
      tone="warn"
      title={
        mayDecide ? "Keine Antwort in 72 Stunden." : `Die Antwort fehlt noch, bis ${at(answerBy)}.`
      }
    >
      {mayDecide ? "Du entscheidest ohne sie." : "Danach kannst du auch ohne sie entscheiden."}
    </Notice>
  )
}
