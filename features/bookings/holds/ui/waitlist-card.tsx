import { useState } from "react"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { NumberStepper } from "#ui/forms/number-stepper.tsx"
import type { WaitlistView } from "../waitlist-view.ts"
import { rememberWaiting, useRememberedWaiting } from "./remembered-waiting.ts"
import { useWaitlist } from "./use-waitlist.ts"
import { formatRelease, WaitlistPlaceText } from "./waitlist-place-text.tsx"

/** Beside a full flight: waiting for a seat of it, and where one stands in the line. */
export function WaitlistCard({ view }: { view: WaitlistView }) {
  const { flightId, own, timeZone } = view
  const { join, leave, isPending, failure } = useWaitlist(flightId)
  useRememberedWaiting(view, join)
  return (
    <Card as="section" elevation="raised" labelledBy="warteliste" className="mb-6">
      <h2 id="warteliste" className="text-h3">
        {own?.offer ? "Für dich ist etwas frei" : "Warteliste"}
      </h2>
      <div aria-live="polite">{own && <WaitlistPlaceText place={own} timeZone={timeZone} />}</div>
      {own ? (
        <div className="mt-5 grid gap-3">
          {own.offer && (
            <ButtonLink href={own.offer.path} isWide>
              Jetzt buchen
            </ButtonLink>
          )}
          <Button variant="secondary" isWide isPending={isPending} onClick={() => void leave()}>
            {own.offer ? formatRelease(own.seats) : "Warteliste verlassen"}
          </Button>
        </div>
      ) : (
        <JoinFields view={view} isPending={isPending} onJoin={(seats) => void join(seats)} />
      )}
      {failure && (
        <div className="mt-4">
          <Notice tone="err" isAlert>
            {failure}
          </Notice>
        </div>
      )}
    </Card>
  )
}

interface JoinFieldsProps {
  view: WaitlistView
  isPending: boolean
  onJoin: (seats: number) => void
}

function JoinFields({ view, isPending, onJoin }: JoinFieldsProps) {
  const { flightId, isSignedIn, waiting, maxSeats, closesAt, timeZone } = view
  const [seats, setSeats] = useState(1)
  const isAlone = seats === 1
  return (
    <>
      <p className="mt-2 text-ui text-ink2">
        {waiting === 0
          ? "Noch wartet niemand. "
          : `${waiting === 1 ? "Eine Person wartet" : `${waiting} Personen warten`} schon. `}
        Wird etwas frei, halten wir es bis zu 12 Stunden für dich und schreiben dir. Das geht bis{" "}
        {formatInstant(new Date(closesAt), timeZone)} und kostet nichts.
      </p>
      {isSignedIn ? (
        <>
          {maxSeats > 1 && (
            <div className="mt-4 rounded-panel border border-line2 px-4">
              <NumberStepper
                label="Personen"
                name="personen"
                value={seats}
                onChange={setSeats}
                min={1}
                max={maxSeats}
                isBare
              />
            </div>
          )}
          <div className="mt-4">
            <Button isWide isPending={isPending} onClick={() => onJoin(seats)}>
              {isAlone ? "Auf einen Platz warten" : `Auf ${seats} Plätze warten`}
            </Button>
          </div>
        </>
      ) : (
        <div className="mt-5">
          <ButtonLink
            href={loginPath(flightPath(flightId))}
            isWide
            onClick={() => rememberWaiting(flightId)}
          >
            Anmelden und warten
          </ButtonLink>
        </div>
      )}
    </>
  )
}
