import { useState } from "react"
import { PersonAvatar } from "#features/users/ui/person-avatar.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/button.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { seatsInWords } from "../booking.ts"
import type { CockpitRequest } from "../cockpit.ts"
import { useBookingCall } from "./cockpit-call.ts"
import type { StepMessage } from "./cockpit-message.tsx"
import { timeLeft } from "./cockpit-words.ts"
import { RequestDecline } from "./request-decline.tsx"
import { RequestLoad } from "./request-load.tsx"

interface RequestCardProps {
  request: CockpitRequest
  now: Date
  onAnswered: (message: StepMessage) => void
}

/** Somebody who would like to come along: who, what they weigh, what they say; yes or no. */
export function RequestCard({ request, now, onAnswered }: RequestCardProps) {
  const { passengerName, flight } = request
  const [isDeclining, setIsDeclining] = useState(false)
  const { call, pending } = useBookingCall(request.id)
  const respondBy = new Date(request.respondBy)
  const title = `Anfrage von ${passengerName}`

  async function accept() {
    const failure = await call("accept")
    onAnswered(failure ? { ...failure, title } : accepted(passengerName))
  }

  async function decline(reason: string) {
    const failure = await call("decline", { reason })
    onAnswered(failure ? { ...failure, title } : declined(passengerName))
  }

  return (
    <div className="py-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <PersonAvatar
          person={{ name: passengerName, photoId: request.passengerPhotoId }}
          tint="apricot"
        />
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-body tracking-normal">
            {passengerName}
            <span className="text-small font-normal text-ink2">
              {" · "}
              <time dateTime={request.respondBy} title={formatInstant(respondBy, HOME_ZONE)}>
                {timeLeft(respondBy, now)}
              </time>
            </span>
          </h3>
          <p className="mt-0.5 text-small text-ink2">
            {seatsInWords(request.seats)},{" "}
            <TextLink href={`/de/flug/${flight.id}`} isInline>
              {flight.title}
            </TextLink>{" "}
            am {formatShortDay(new Date(flight.departsAt), flight.timeZone)} · Anteil{" "}
            {formatEuro(request.shareCents)}
          </p>
        </div>
        {request.canAnswer && !isDeclining && (
          <div className="flex gap-1.5 max-sm:order-last max-sm:w-full">
            <Button
              variant="quiet"
              size="small"
              isPending={pending === "accept"}
              onClick={() => void accept()}
              aria-label={`${passengerName} zusagen`}
            >
              Zusagen
            </Button>
            <Button
              variant="text"
              size="small"
              onClick={() => setIsDeclining(true)}
              aria-label={`${passengerName} ablehnen`}
            >
              Ablehnen
            </Button>
          </div>
        )}
        <div className="w-full md:ps-14">
          {request.message && (
            <blockquote className="mb-3 max-w-text rounded-panel bg-sunken px-4 py-3 text-ui whitespace-pre-line">
              „{request.message}“
            </blockquote>
          )}
          <RequestLoad request={request} />
        </div>
      </div>
      {isDeclining && (
        <RequestDecline
          name={passengerName}
          isPending={pending === "decline"}
          onDecline={(reason) => void decline(reason)}
          onBack={() => setIsDeclining(false)}
        />
      )}
    </div>
  )
}

function accepted(name: string): StepMessage {
  return {
    kind: "done",
    title: `Zugesagt. ${name} fliegt mit.`,
    text: "Der Anteil wird jetzt abgebucht. Wie ihr euch erreicht, steht beim Flug und unter Nachrichten.",
  }
}

function declined(name: string): StepMessage {
  return {
    kind: "done",
    title: `Abgelehnt. ${name} weiß Bescheid.`,
    text: "Die Plätze sind wieder frei, der reservierte Betrag ist aufgehoben.",
  }
}
