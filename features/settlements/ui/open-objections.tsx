import { useState } from "react"
import { useRevalidator } from "react-router"
import { useBookingCall } from "#features/bookings/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/ui/cockpit-message.tsx"
import type { FieldErrors } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx"
import { TextArea } from "#ui/text-area.tsx"
import { OUTCOME_LABELS } from "../settlement.ts"
import { type Decision, OBJECTION_LENGTH } from "../settlement-schemas.ts"
import type { OpenObjection } from "../settlement-view.ts"

/** Objections of passengers to their statements; each is decided once, with reasons. */
export function OpenObjections({ objections }: { objections: readonly OpenObjection[] }) {
  return (
    <section aria-labelledby="einwaende">
      <h2 id="einwaende" className="text-h3">
        Einwände
      </h2>
      {objections.length === 0 ? (
        <p className="mt-2 text-ui text-ink2">
          Niemand hat gegen eine Abrechnung etwas einzuwenden.
        </p>
      ) : (
        <ul className="mt-4 grid gap-5">
          {objections.map((objection) => (
            <li key={objection.bookingId}>
              <Objection objection={objection} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const VERDICTS: Record<Decision["verdict"], { title: string; detail: string }> = {
  flown: { title: "War dabei", detail: "Anteil und Servicegebühr bleiben wie abgerechnet" },
  no_show: { title: "Kam nicht", detail: "Der Anteil bleibt, die Servicegebühr bleibt ganz" },
  settled: { title: "Hat recht", detail: "Anteil und Servicegebühr gehen ganz zurück" },
}

function Objection({ objection }: { objection: OpenObjection }) {
  const { bookingId, passengerName, pilotName, flightTitle, words } = objection
  const [verdict, setVerdict] = useState<Decision["verdict"] | "">("")
  const [reasons, setReasons] = useState("")
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<StepMessage>()
  const { call, pending } = useBookingCall(bookingId)
  const { revalidate } = useRevalidator()

  async function decide() {
    const failure = await call("objection-decision", { verdict, words: reasons })
    setErrors(failure?.fields ?? {})
    if (failure && Object.keys(failure.fields).length > 0) return
    if (failure) setMessage({ ...failure, title: "Nicht entschieden." })
    else await revalidate()
  }

  return (
    <Card>
      <h3 className="text-h4">{flightTitle}</h3>
      <p className="mt-1 text-ui text-ink2">
        {passengerName} gegen {pilotName},{" "}
        {formatInstant(new Date(objection.objectedAt), HOME_ZONE)}. Eingetragen:{" "}
        {OUTCOME_LABELS[objection.claimed]}, Anteil {formatEuro(objection.shareCents)}, Gebühr{" "}
        {formatEuro(objection.feeCents)}.
      </p>
      <blockquote className="mt-4 max-w-text rounded-panel bg-sunken px-4 py-3 text-ui whitespace-pre-line">
        „{words}“
      </blockquote>
      <CockpitMessage message={message} />
      <form
        noValidate
        className="mt-6 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) void decide()
        }}
      >
        <RadioCardGroup legend="Entscheidung" columns={3} error={errors.verdict}>
          {(Object.keys(VERDICTS) as Decision["verdict"][]).map((one) => (
            <RadioCard
              key={one}
              name={`urteil-${bookingId}`}
              checked={verdict === one}
              onChange={() => setVerdict(one)}
              {...VERDICTS[one]}
            />
          ))}
        </RadioCardGroup>
        <TextArea
          label="Begründung"
          hint="Beide Seiten lesen sie."
          value={reasons}
          maxLength={OBJECTION_LENGTH}
          onChange={(event) => setReasons(event.currentTarget.value)}
          error={errors.words}
        />
        <div>
          <Button type="submit" isPending={pending === "objection-decision"}>
            Entscheiden
          </Button>
        </div>
      </form>
    </Card>
  )
}
