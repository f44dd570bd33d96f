import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { passPathOf } from "#features/flight-day/server/pass-token.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailLink, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"

/** To the passenger, the day before: when, where, and whom to ask. */
export function RideAheadMail({ facts }: { facts: MailFacts }) {
  const { booking, detail, pilot } = facts
  const { flight } = detail
  const start = formatInstant(flight.departsAt, flight.timeZone)
  return (
    <MailLayout
      preview={`${start}, Treffpunkt: ${flight.meetingPoint}.`}
      title="Bald hebst du ab"
      picture={mailPictureOfFlight(facts.detail)}
      reason="Du bekommst diese Mail, weil du auf diesem Flug Plätze gebucht hast. In deinen Einstellungen kannst du sie abstellen."
    >
      <MailText>
        „{flight.title}“ startet am {start}. Ob geflogen wird, entscheidet am Ende das Wetter: Sagt{" "}
        {detail.pilot.firstName} ab, bekommst du alles zurück.
      </MailText>
      <MailPanel>
        <MailFlight detail={detail} />
        <MailRow label="Treffpunkt" value={flight.meetingPoint} />
        <MailRow label="Gebucht" value={formatSeatCount(booking.seats)} />
        <MailRow label={`${detail.pilot.name}, am Steuer`} value={pilot.email} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${passPathOf(booking)}`}>Bordkarte öffnen</MailButton>
      <MailText>
        Ob {detail.pilot.firstName} sich schon entschieden hat und was sonst zu wissen ist, steht{" "}
        <MailLink href={`${env().PUBLIC_URL}${flightRoomPath(flight.id)}`}>
          bei deinem Flug
        </MailLink>
        .
      </MailText>
    </MailLayout>
  )
}
