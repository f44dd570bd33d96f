import { BookingRows } from "#features/bookings/mails/server/booking-rows.tsx"
import { RoomButton } from "#features/bookings/mails/server/room-button.tsx"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST } from "#features/mail-kit/server/mail-reasons.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatInstant } from "#platform/time.ts"
import type { DayFacts, UndecidedFacts } from "../flight-day-rules.ts"

/** To a guest: the pilot flies. */
export function GoGivenMail({ facts }: { facts: DayFacts }) {
  const { flight, pilot } = facts.detail
  const start = formatInstant(flight.departsAt, flight.timeZone)
  return (
    <MailLayout
      preview={`Start: ${start}. Treffpunkt: ${flight.meetingPoint}.`}
      title="Ihr fliegt"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {atSentenceStart(pilot.firstName)} hat sich Wetter und Flugzeug angesehen und sagt: „
        {flight.title}“ findet statt, Start ist {start}. Ändert sich doch noch etwas, hörst du es
        sofort.
      </MailText>
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Zu deinem Flug</RoomButton>
    </MailLayout>
  )
}

/** To a guest: when there will be an answer. */
export function GoPostponedMail({ facts }: { facts: DayFacts }) {
  const { flight, pilot } = facts.detail
  const until = facts.decideBy ? formatInstant(facts.decideBy, flight.timeZone) : ""
  return (
    <MailLayout
      preview={`Du hörst es bis ${until}.`}
      title="Noch ist es nicht sicher"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Ob „{flight.title}“ stattfindet, sagt dir {pilot.firstName} bis {until}. Fällt der Flug aus,
        bekommst du alles zurück.
      </MailText>
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Zu deinem Flug</RoomButton>
    </MailLayout>
  )
}

/** To a guest: the time for an answer has passed. */
export function GoMissingMail({ facts }: { facts: DayFacts }) {
  const { flight, pilot } = facts.detail
  return (
    <MailLayout
      preview={`Frag ${pilot.firstName}, bevor du losfährst.`}
      title="Noch keine Antwort"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {atSentenceStart(pilot.firstName)} hat noch nicht gesagt, ob „{flight.title}“ stattfindet.
        Wir haben gerade noch einmal gefragt. Frag am besten selbst nach, bevor du losfährst. Fällt
        der Flug aus, bekommst du alles zurück.
      </MailText>
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Zu deinem Flug</RoomButton>
    </MailLayout>
  )
}

/** To the pilot: guests wait for a word. */
export function UndecidedMail({ facts }: { facts: UndecidedFacts }) {
  const { flight } = facts.detail
  const start = formatInstant(flight.departsAt, flight.timeZone)
  return (
    <MailLayout
      preview={`Start wäre ${start}.`}
      title="Deine Gäste warten auf dein Wort"
      picture={mailPictureOfFlight(facts.detail)}
      reason="Du bekommst diese Mail, weil du diesen Flug anbietest und jemand mitfliegt."
    >
      <MailText>
        „{flight.title}“ soll starten: {start}. Ob ihr fliegt, wissen deine Gäste noch nicht. Sag
        zu, sag ab oder biete einen neuen Termin an. Absagen kostet dich nichts und zählt nirgends
        gegen dich.
      </MailText>
      <MailPanel>
        <MailFlight detail={facts.detail} />
      </MailPanel>
      <RoomButton facts={facts}>Jetzt entscheiden</RoomButton>
    </MailLayout>
  )
}
