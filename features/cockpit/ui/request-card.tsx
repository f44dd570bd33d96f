import { MessageCircle } from "lucide"
import { useState } from "react"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import type { StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { askPath } from "#features/chat/core/ask-path.ts"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { isoDay } from "#platform/days.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, formatShortDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { CockpitRequest } from "../cockpit.ts"
import { timeLeft } from "./format-times.ts"
import { RequestDecline } from "./request-decline.tsx"
import { RequestLoad } from "./request-load.tsx"
import { RequestOtherStart } from "./request-other-start.tsx"
import { RequestStart } from "./request-start.tsx"

interface RequestCardProps {
  request: CockpitRequest
  now: Date
  onAnswered: (message: StepMessage) => void
}

/** Somebody who would like to come along: who, what they weigh, what they say; yes or no. */
export function RequestCard({ request, now, onAnswered }: RequestCardProps) {
  const { passengerName, flight, offer } = request
  const departsAt = new Date(flight.departsAt)
  const [answer, setAnswer] = useState<"decline" | "other-start">()
  const respondBy = new Date(request.respondBy)
  const title = `Anfrage von ${passengerName}`

  const { run, pending, failure } = useBookingCall(request.id, {
    done: (_, { step }) => {
      if (step === "accept") return onAnswered(accepted(request))
      if (step === "decline") return onAnswered(declined(passengerName, offer !== null))
      setAnswer(undefined)
      onAnswered(countered(passengerName))
    },
    failed: (failure, { step }) => {
      const isAtFields = step === "other-start" && Object.keys(failure.fields).length > 0
      if (!isAtFields) onAnswered({ ...failure, title })
    },
  })

  return (
    <div className="py-3">
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
        </div>
        <ButtonLink
          href={askPath({ kind: "booking", bookingId: request.id })}
          icon={MessageCircle}
          variant="text"
          size="small"
          title={`Nachricht an ${passengerName}`}
          className="md:-mt-1"
        >
          <span className="sr-only">Nachricht an {passengerName}</span>
        </ButtonLink>
        {request.canAnswer && !answer && (
          <div
            className={classNames(
              "flex flex-wrap gap-1.5 md:-mt-1",
              // three answers want a line of their own
              offer ? "order-last w-full md:ps-14" : "max-sm:order-last max-sm:w-full",
            )}
          >
            {request.canAccept && (
              <Button
                variant="quiet"
                size="small"
                isPending={pending?.step === "accept"}
                onClick={() => void run({ step: "accept" })}
                aria-label={
                  offer ? `Termin von ${passengerName} zusagen` : `${passengerName} zusagen`
                }
              >
                Zusagen
              </Button>
            )}
            {offer && request.canAccept && (
              <Button
                variant="text"
                size="small"
                onClick={() => setAnswer("other-start")}
                aria-label={`${passengerName} eine andere Zeit vorschlagen`}
              >
                Andere Zeit vorschlagen
              </Button>
            )}
            <Button
              variant="text"
              size="small"
              onClick={() => setAnswer("decline")}
              aria-label={`${passengerName} ablehnen`}
            >
              Ablehnen
            </Button>
          </div>
        )}
        <div className="-mt-2.5 w-full md:ps-14">
          <p className="text-small text-ink2">
            {seatsOf(request)},{" "}
            <TextLink href={offer ? flightPath(flight.id) : flightRoomPath(flight.id)} isInline>
              {flight.title}
            </TextLink>{" "}
            {!offer && `am ${formatShortDay(departsAt, flight.timeZone)} `}· Anteil{" "}
            {formatEuro(request.shareCents)}
          </p>
          {offer && <RequestStart request={request} />}
          {request.message && (
            <blockquote className="mt-2 mb-1 max-w-text border-s-2 border-line2 ps-3 text-ui whitespace-pre-line">
              „{request.message}“
            </blockquote>
          )}
          <RequestLoad request={request} />
        </div>
      </div>
      {answer === "decline" && (
        <RequestDecline
          name={passengerName}
          isPending={pending?.step === "decline"}
          onDecline={(reason) => void run({ step: "decline", body: { reason } })}
          onBack={() => setAnswer(undefined)}
        />
      )}
      {answer === "other-start" && offer && (
        <RequestOtherStart
          name={passengerName}
          offer={offer}
          now={now}
          proposed={{
            day: isoDay(departsAt, flight.timeZone),
            time: formatTime(departsAt, flight.timeZone),
          }}
          isPending={pending?.step === "other-start"}
          errors={failure?.fields ?? {}}
          onPropose={(start) => void run({ step: "other-start", body: start })}
          onBack={() => setAnswer(undefined)}
        />
      )}
    </div>
  )
}

// „1 Platz“, „1 Platz zu den 2, die schon gebucht sind“
function seatsOf({ seats, seatsBefore }: CockpitRequest): string {
  if (seatsBefore === null) return formatSeatCount(seats)
  const booked = seatsBefore === 1 ? "dem einen, der" : `den ${seatsBefore}, die`
  return `${formatSeatCount(seats)} zu ${booked} schon gebucht ${seatsBefore === 1 ? "ist" : "sind"}`
}

function countered(name: string): StepMessage {
  return {
    kind: "done",
    title: `Vorgeschlagen. ${name} entscheidet.`,
    text: "Nimmt dein Gast die Zeit an, entsteht der Flug von selbst. Bis dahin bleibt der Betrag reserviert.",
  }
}

function accepted({ passengerName: name, offer, seatsBefore }: CockpitRequest): StepMessage {
  if (offer) {
    return {
      kind: "done",
      title: `Zugesagt. ${name} fliegt mit.`,
      text: "Der Flug steht mit seinem Datum bei deinen Flügen, freie Plätze sind in der Suche. Dein Angebot bleibt offen.",
    }
  }
  if (seatsBefore !== null) {
    return {
      kind: "done",
      title: "Zugesagt. Alle fliegen zusammen mit.",
      text: "Der Anteil wird jetzt abgebucht. Die neuen Plätze gehören zur Buchung, die es schon gibt.",
    }
  }
  return {
    kind: "done",
    title: `Zugesagt. ${name} fliegt mit.`,
    text: "Der Anteil wird jetzt abgebucht. Wie ihr euch erreicht, steht beim Flug und unter Nachrichten.",
  }
}

function declined(name: string, isProposal: boolean): StepMessage {
  return {
    kind: "done",
    title: `Abgelehnt. ${name} weiß Bescheid.`,
    text: isProposal
      ? "Der reservierte Betrag ist aufgehoben, dein Angebot bleibt offen."
      : "Die Plätze sind wieder frei, der reservierte Betrag ist aufgehoben.",
  }
}
