import { useState } from "react"
import { useRevalidator } from "react-router"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { atSentenceStart, inDative } from "#features/users/core/name-in-sentence.ts"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { ObjectionSheet, PassengerStatement } from "../settlement-view.ts"
import { ObjectionForm } from "./objection-form.tsx"
import { ObjectionQuote } from "./objection-quote.tsx"

/** The passenger's objection: to be said, under way, or decided. */
export function OwnObjection({ view }: { view: PassengerStatement }) {
  const { canObject, objection, flight, bookingId } = view
  const until = formatInstant(new Date(view.objectionsUntil), flight.timeZone)
  if (canObject) {
    return (
      <ObjectionForm bookingId={bookingId} until={until} pilotFirstName={flight.pilotFirstName} />
    )
  }
  if (!objection) {
    // of a late cancellation nothing is stated that somebody could have seen differently
    if (view.part.outcome === "cancelled_late") return null
    return <p className="text-small text-ink3">Einwände waren bis {until} möglich.</p>
  }
  const { timeZone, pilotFirstName } = flight
  return (
    <div className="grid gap-4">
      <ObjectionStatus objection={objection} view={view} />
      {objection.words && (
        <ObjectionQuote
          by="Dein Einwand"
          at={objection.objectedAt}
          timeZone={timeZone}
          words={objection.words}
        />
      )}
      {objection.answer && (
        <ObjectionQuote
          by={`Antwort von ${inDative(pilotFirstName)}`}
          at={objection.answeredAt}
          timeZone={timeZone}
          words={objection.answer}
        />
      )}
      {view.status === "disputed" && <Withdraw bookingId={bookingId} />}
    </div>
  )
}

function ObjectionStatus({
  objection,
  view,
}: {
  objection: ObjectionSheet
  view: PassengerStatement
}) {
  const { pilotFirstName, timeZone } = view.flight
  if (objection.decidedAt) {
    return (
      <Notice title="Entschieden." isStacked>
        {objection.decision}
      </Notice>
    )
  }
  if (objection.withdrawnAt) {
    return <Notice title="Zurückgezogen.">Es bleibt bei der Abrechnung.</Notice>
  }
  const by = formatInstant(new Date(objection.answerBy), timeZone)
  return (
    <Notice tone="warn" title="Dein Einwand ist da." isStacked>
      {objection.answeredAt
        ? `${atSentenceStart(pilotFirstName)} hat geantwortet, jetzt entscheidet unser Team.`
        : `${atSentenceStart(pilotFirstName)} kann bis ${by} antworten, dann entscheidet unser Team.`}{" "}
      So lange bleibt dein Geld, wo es ist.
    </Notice>
  )
}

function Withdraw({ bookingId }: { bookingId: number }) {
  const [message, setMessage] = useState<StepMessage>()
  const { revalidate } = useRevalidator()
  const { run, isPending } = useBookingCall(bookingId, {
    done: revalidate,
    failed: (failure) => setMessage({ ...failure, title: "Nicht zurückgezogen." }),
  })
  return (
    <div>
      <CockpitMessage message={message} />
      <p className="mb-3 text-small text-ink2">
        Hat es sich geklärt? Dann zieh den Einwand zurück. Einen zweiten gibt es danach nicht.
      </p>
      <Button
        variant="secondary"
        size="small"
        isPending={isPending}
        onClick={() => void run({ step: "objection-withdrawal" })}
      >
        Einwand zurückziehen
      </Button>
    </div>
  )
}
