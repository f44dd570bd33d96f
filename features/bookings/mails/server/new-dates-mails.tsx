import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST, TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { publicName } from "#features/users/core/user.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { BookingRows, PilotRows } from "./booking-rows.tsx"
import { formatCause } from "./format-cause.ts"
import { RoomButton } from "./room-button.tsx"

/** What a mail about new dates may say beside its booking. */
export interface NewDatesFacts extends MailFacts {
  dates: readonly Date[]
  reason: string | null
}

/** To the passenger: the flight is off, but there are other dates, without paying again. */
export function NewDatesMail({ facts }: { facts: NewDatesFacts }) {
  const { booking, detail, dates, reason } = facts
  const { title, timeZone } = detail.flight
  const { firstName } = detail.pilot
  const until = booking.rebookBy ? formatInstant(booking.rebookBy, HOME_ZONE) : ""
  const isOne = dates.length === 1
  return (
    <MailLayout
      preview={`${isOne ? "Ein neuer Termin" : `${dates.length} neue Termine`} zur Wahl, oder alles zurück. Antworte bis ${until}.`}
      title={`${atSentenceStart(firstName)} schlägt ${isOne ? "einen neuen Termin" : "neue Termine"} vor`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        „{title}“ kann zum gebuchten Termin nicht stattfinden{formatCause(reason)}. Was du bezahlt
        hast, bleibt für dich liegen: Wähle bis {until} einen neuen Termin, ohne noch einmal zu
        bezahlen. Sagst du ab oder antwortest nicht, bekommst du alles zurück, auch die
        Servicegebühr.
      </MailText>
      {booking.cancellationMessage && <MailText>„{booking.cancellationMessage}“</MailText>}
      <MailPanel>
        {dates.map((date, index) => (
          <MailRow
            key={date.getTime()}
            label={isOne ? "Neuer Termin" : `Termin ${index + 1}`}
            value={formatInstant(date, timeZone)}
          />
        ))}
      </MailPanel>
      <RoomButton facts={facts}>Termin wählen</RoomButton>
      <BookingRows facts={facts} />
    </MailLayout>
  )
}

/** To the pilot: a guest comes along on another date. */
export function GuestRebookedMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger, detail } = facts
  const { id, departsAt, timeZone } = detail.flight
  const name = publicName(passenger)
  return (
    <MailLayout
      preview={`${name} fliegt am ${formatInstant(departsAt, timeZone)} mit.`}
      title="Dein neuer Termin passt"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} nimmt deinen neuen Termin an: {formatSeatCount(booking.seats)} am{" "}
        {formatInstant(departsAt, timeZone)}. Der Flug ist damit veröffentlicht, freie Plätze sind
        in der Suche. Du erreichst {passenger.firstName} unter {passenger.email}.
      </MailText>
      <PilotRows facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}${flightRoomPath(id)}`}>Flug ansehen</MailButton>
    </MailLayout>
  )
}

/** To the pilot: none of the new dates suits a guest. */
export function NewDatesDeclinedMail({ facts }: { facts: MailFacts }) {
  const name = publicName(facts.passenger)
  return (
    <MailLayout
      preview={`${name} bekommt alles zurück.`}
      title="Kein neuer Termin gewählt"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} hat keinen deiner neuen Termine gewählt und bekommt alles zurück. Du musst nichts
        tun.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}
