import { useState } from "react"
import { useNavigate } from "react-router"
import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { useFlightCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { evidenceSentence } from "../evidence-sentence.ts"
import { accountPath, costsPath } from "../settlement-paths.ts"
import type { SettlementSheet } from "../settlement-view.ts"
import { StatementPreview } from "./statement-preview.tsx"

interface ConfirmFormProps {
  sheet: SettlementSheet
  actualCostCents: number
}

/** What the list of the day has noted is filled in. */
function listedAsMissing(guests: SettlementSheet["guests"]): number[] {
  return guests.flatMap(({ evidence, party }) =>
    evidence && !evidence.wasThere ? [party.bookingId] : [],
  )
}

/** Who came along, and the whole statement before it is handed in. */
export function ConfirmForm({ sheet, actualCostCents }: ConfirmFormProps) {
  const { flight, guests } = sheet
  const [noShows, setNoShows] = useState<readonly number[]>(() => listedAsMissing(guests))
  const [message, setMessage] = useState<StepMessage>()
  const navigate = useNavigate()
  const { run, isPending } = useFlightCall(flight.id, {
    done: () => navigate(accountPath(flight.id)),
    failed: (failure) => setMessage({ ...failure, title: "Noch nicht eingereicht." }),
  })
  const booked = guests.filter(({ status }) => status === "confirmed")
  const toggle = (id: number, isThere: boolean) =>
    setNoShows((former) => [...former.filter((one) => one !== id), ...(isThere ? [] : [id])])

  return (
    <form
      noValidate
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      onSubmit={(event) => {
        event.preventDefault()
        void run({ step: "settlement", body: { noShows, shownCostCents: actualCostCents } })
      }}
    >
      <Card>
        <CancelledFlightStrip flight={flight} />
        <CockpitMessage message={message} />
        <div className="mt-6 grid gap-7">
          {booked.map(({ name, party, evidence }) => {
            const { bookingId, seats } = party
            const isMissing = noShows.includes(bookingId)
            return (
              <RadioCardGroup
                key={bookingId}
                legend={`${name}, ${formatSeatCount(seats)}`}
                hint={evidence ? evidenceSentence(evidence, flight.timeZone) : undefined}
                columns={2}
              >
                <RadioCard
                  name={`gast-${bookingId}`}
                  checked={!isMissing}
                  onChange={() => toggle(bookingId, true)}
                  title="War dabei"
                />
                <RadioCard
                  name={`gast-${bookingId}`}
                  checked={isMissing}
                  onChange={() => toggle(bookingId, false)}
                  title="Kam nicht"
                  detail="Auch 20 Minuten später nicht"
                />
              </RadioCardGroup>
            )
          })}
          {booked.length === 0 && (
            <p className="max-w-text text-ui text-ink2">
              Gebucht war am Ende niemand mehr. Was spät Stornierte beitragen, steht in der
              Abrechnung.
            </p>
          )}
        </div>
      </Card>
      <Card as="section" labelledBy="abrechnung">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="abrechnung" className="text-h4">
            Deine Abrechnung
          </h2>
          <span className="text-small text-ink2 tabular-nums">{formatEuro(actualCostCents)}</span>
        </div>
        <div className="mt-4">
          <StatementPreview
            actualCostCents={actualCostCents}
            guests={guests}
            outcomeOf={(id) => (noShows.includes(id) ? "no_show" : undefined)}
          />
        </div>
        <p className="mt-5 text-ui text-ink2">
          Deine Gäste sehen Kosten und Anteile und haben 48 Stunden für einen Einwand. Danach geht
          das Geld von selbst an dich.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" isPending={isPending}>
            Abrechnung einreichen
          </Button>
          <ButtonLink href={costsPath(flight.id)} variant="text">
            Kosten ändern
          </ButtonLink>
        </div>
      </Card>
    </form>
  )
}
