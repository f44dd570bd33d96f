import { useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useFlightCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import type { FlightCancellation as View } from "../cancel-view.ts"
import type { CancellationReason } from "../cancellation-reasons.ts"
import { AffectedGuests } from "./affected-guests.tsx"
import { CancelledFlightStrip } from "./cancelled-flight-strip.tsx"
import { NewDatesFields, type TypedDate } from "./new-dates-fields.tsx"
import { type ReasonAndWord, ReasonFields } from "./reason-fields.tsx"

interface FlightCancellationProps {
  view: View
  /** What has been chosen on the way here. */
  chosen: { reason: CancellationReason | ""; isRebooking: boolean }
}

/** The pilot calls a whole flight off, with everything back or with new dates to choose from. */
export function FlightCancellation({ view, chosen }: FlightCancellationProps) {
  const { flight, canCallOff, newDates } = view
  const [message, setMessage] = useState<StepMessage>()
  const revalidator = useRevalidator()
  return (
    <Card>
      <CancelledFlightStrip flight={flight} />
      <CockpitMessage message={message} />
      {canCallOff ? (
        <CallOffForm
          view={view}
          chosen={chosen}
          onDone={(answer) => {
            setMessage(answer)
            if (answer.kind !== "unreachable") void revalidator.revalidate()
          }}
        />
      ) : (
        <>
          <p className="mt-5 max-w-text text-ui">
            Dieser Flug ist abgesagt.{" "}
            {newDates.length > 0
              ? `Deine Gäste wählen zwischen ${newDates.length === 1 ? "einem neuen Termin" : "neuen Terminen"} und ihrem Geld:`
              : "Alle wissen Bescheid, und was bezahlt war, ist auf dem Weg zurück."}
          </p>
          <ul className="mt-2 list-disc ps-5 text-ui">
            {newDates.map((date) => (
              <li key={date}>{formatInstant(new Date(date), flight.timeZone)}</li>
            ))}
          </ul>
          <div className="mt-6">
            <ButtonLink href="/de/cockpit" variant="secondary">
              Zum Cockpit
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  )
}

interface CallOffFormProps extends FlightCancellationProps {
  onDone: (message: StepMessage) => void
}

function CallOffForm({ view, chosen, onDone }: CallOffFormProps) {
  const { flight, guests } = view
  const canRebook = guests.some(({ kind }) => kind === "booked")
  const [isRebooking, setIsRebooking] = useState(canRebook && chosen.isRebooking)
  const [value, setValue] = useState<ReasonAndWord>({ reason: chosen.reason, word: "" })
  const [dates, setDates] = useState<TypedDate[]>([{ key: 1, day: "", time: "" }])
  const form = useRef<HTMLFormElement>(null)
  const { run, isPending, failure } = useFlightCall(flight.id, {
    done: (_, { step }) =>
      onDone({
        kind: "done",
        title: "Abgesagt.",
        text:
          step === "new-dates"
            ? "Deine Gäste haben die neuen Termine per Mail. Wer antwortet, meldet sich in deinem Cockpit."
            : "Alle wissen Bescheid, und was bezahlt war, ist auf dem Weg zurück.",
      }),
    failed: (failure) => {
      if (Object.keys(failure.fields).length > 0) scrollToFirstInvalid(form.current)
      else onDone({ ...failure, title: flight.title })
    },
  })
  const errors = failure?.fields ?? {}

  function callOff() {
    const starts = dates.map(({ day, time }) => ({ day, time }))
    void run(
      isRebooking
        ? { step: "new-dates", body: { ...value, starts } }
        : { step: "cancel", body: value },
    )
  }

  return (
    <form
      ref={form}
      noValidate
      className="mt-6 grid gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        callOff()
      }}
    >
      {canRebook && (
        <RadioCardGroup legend="Wie geht es für deine Gäste weiter?" columns={2}>
          <RadioCard
            name="weiter"
            checked={!isRebooking}
            onChange={() => setIsRebooking(false)}
            title="Absagen"
            detail="Alle bekommen alles zurück"
          />
          <RadioCard
            name="weiter"
            checked={isRebooking}
            onChange={() => setIsRebooking(true)}
            title="Neue Termine anbieten"
            detail="Bezahlt bleibt bezahlt, wer nicht mag, bekommt alles zurück"
          />
        </RadioCardGroup>
      )}
      <ReasonFields value={value} onChange={setValue} to="deine Gäste" error={errors.reason} />
      {isRebooking && (
        <section aria-labelledby="neue-termine">
          <h3 id="neue-termine" className="text-h4">
            Neue Termine
          </h3>
          <p className="mt-1 mb-4 max-w-text text-small text-ink2">
            Ein bis drei, gleiche Strecke, gleicher Preis. Deine Gäste haben 72 Stunden, längstens
            bis sechs Stunden vor dem frühesten. Der erste, der wählt, macht daraus deinen Flug.
          </p>
          <NewDatesFields
            dates={dates}
            onChange={setDates}
            firstDay={view.firstDay}
            lastDay={view.lastDay}
            errors={errors}
          />
        </section>
      )}
      <section aria-labelledby="zurueck">
        <h3 id="zurueck" className="text-h4">
          Das geht zurück
        </h3>
        {guests.length > 0 ? (
          <AffectedGuests guests={guests} isRebooking={isRebooking} />
        ) : (
          <p className="mt-2 text-ui text-ink2">Noch hat niemand gebucht, es ist nichts bezahlt.</p>
        )}
      </section>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isPending={isPending}>
          {isRebooking ? "Absagen und Termine anbieten" : "Flug absagen"}
        </Button>
        <ButtonLink href="/de/cockpit" variant="text">
          Doch nicht
        </ButtonLink>
      </div>
    </form>
  )
}
