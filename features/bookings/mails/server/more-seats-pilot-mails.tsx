import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { requestWords } from "#features/bookings/core/visible-message.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { publicName } from "#features/users/core/user.ts"
import { ConsentText, PilotRows } from "./booking-rows.tsx"
import { isLeadConfirmed } from "./format-lead.ts"
import type { AddedFacts, OrderFacts } from "./more-seats-facts.ts"
import { deadline, formatWithdrawn, type WithdrawnCause } from "./pilot-mails.tsx"
import { RoomButton } from "./room-button.tsx"
import { WeightsText } from "./weights-text.tsx"

/** To the pilot of a flight with instant booking: somebody takes more people along. */
export function GuestAddedSeatsMail({ facts }: { facts: AddedFacts }) {
  const { added, booking, passenger } = facts
  const name = publicName(passenger)
  const whom = added.seats === 1 ? "jemanden" : `${added.seats} Personen`
  const all = `Zusammen sind es jetzt ${formatSeatCount(booking.seats)}.`
  return (
    <MailLayout
      preview={`${name} hat ${formatSeatCount(added.seats)} dazugebucht. ${all}`}
      title={`${name} nimmt noch ${whom} mit`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} hat {formatSeatCount(added.seats)} sofort dazugebucht. {all} Wer mitkommt und was
        alle wiegen, steht im Cockpit.
      </MailText>
      <PilotRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Im Cockpit ansehen</RoomButton>
    </MailLayout>
  )
}

/** To the pilot: somebody who comes along asks for more seats. */
export function MoreSeatsRequestedMail({ facts }: { facts: OrderFacts }) {
  const { booking, passenger, lead } = facts
  const words = requestWords(booking.message, { ...booking, ...facts })
  const name = publicName(passenger)
  const seats = formatSeatCount(booking.seats)
  const until = deadline(facts)
  return (
    <MailLayout
      preview={`${name} möchte noch ${seats} dazu. Antworte bis ${until}.`}
      title={`${name} möchte noch ${seats} dazu`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name}
        {isLeadConfirmed(lead) && ` hat bei dir schon ${formatSeatCount(lead.seats)} gebucht und`}{" "}
        fragt {seats} mehr an. Der Betrag dafür ist reserviert und wird erst abgebucht, wenn du
        zusagst. Bitte antworte bis {until}, danach verfällt die Anfrage.
        {isLeadConfirmed(lead) && " Was schon gebucht ist, bleibt in jedem Fall."}
      </MailText>
      {words && <MailText>„{words}“</MailText>}
      <PilotRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Anfrage beantworten</RoomButton>
      <WeightsText />
    </MailLayout>
  )
}

/** To the pilot: the request for more seats was taken back before the answer, or what was reserved for it. */
export function MoreSeatsWithdrawnMail({
  facts,
  cause,
}: {
  facts: OrderFacts
  cause: WithdrawnCause
}) {
  const { booking, passenger, lead } = facts
  const name = publicName(passenger)
  const seats = formatSeatCount(booking.seats)
  const what = formatWithdrawn(cause, name, `über ${seats} mehr`)
  return (
    <MailLayout
      preview={what}
      title="Eine Anfrage weniger"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {what}{" "}
        {isLeadConfirmed(lead) &&
          `Die Buchung über ${formatSeatCount(lead.seats)} bleibt, wie sie ist. `}
        Du musst nichts tun.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}
