import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { formatInstant } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { OBJECTION_KIND_LABELS } from "../objection.ts"
import { confirmPath } from "../settlement-paths.ts"
import type { PilotObjection as View } from "../settlement-view.ts"
import { AnswerForm } from "./answer-form.tsx"
import { ObjectionQuote } from "./objection-quote.tsx"
import { ReviewedCost } from "./reviewed-cost.tsx"

/** What a guest objects, for the pilot who is asked first. */
export function PilotObjection({ view }: { view: View }) {
  const { flight, guest, objection, canAnswer, costs } = view
  const { timeZone } = flight
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card as="section" labelledBy="worum">
        <CancelledFlightStrip flight={flight} />
        <h2 id="worum" className="mt-5 text-h4">
          {OBJECTION_KIND_LABELS[objection.kind]}
        </h2>
        <div className="mt-4 grid gap-4">
          <ObjectionQuote
            by={guest.name}
            at={objection.objectedAt}
            timeZone={timeZone}
            words={objection.words}
          />
          {objection.answer && (
            <ObjectionQuote
              by="Deine Antwort"
              at={objection.answeredAt}
              timeZone={timeZone}
              words={objection.answer}
            />
          )}
          <ObjectionStatus view={view} />
        </div>
        {canAnswer && (
          <div className="mt-6">
            <AnswerForm view={view} />
          </div>
        )}
      </Card>
      <Card as="section" labelledBy="posten">
        <h2 id="posten" className="text-h4">
          Deine Posten
        </h2>
        <ul className="mt-2">
          {costs.map((cost) => (
            <ReviewedCost key={cost.position} cost={cost} />
          ))}
        </ul>
        <div className="mt-4">
          <ButtonLink href={confirmPath(flight.id)} variant="secondary" size="small">
            Ganze Abrechnung
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}

function ObjectionStatus({ view: { objection, canAnswer, flight } }: { view: View }) {
  if (objection.decidedAt) {
    return (
      <Notice title="Entschieden." isStacked>
        {objection.decision}
      </Notice>
    )
  }
  if (objection.withdrawnAt) {
    return <Notice title="Zurückgezogen.">Es bleibt bei deiner Abrechnung.</Notice>
  }
  if (!canAnswer) return <Notice title="Angekommen.">Jetzt entscheidet unser Team.</Notice>
  const by = formatInstant(new Date(objection.answerBy), flight.timeZone)
  return (
    <Notice tone="warn" title={`Bitte antworte bis ${by}.`}>
      Danach entscheidet unser Team auch ohne deine Antwort. So lange wird nichts ausgezahlt.
    </Notice>
  )
}
