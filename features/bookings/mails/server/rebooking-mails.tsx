import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatCancellationTerms } from "#features/bookings/core/cancellation-terms.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST, TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { publicName } from "#features/users/core/user.ts"
import { formatInstant } from "#platform/time.ts"
import { BookingRows, ConsentText, PilotRows, ReceiptNote } from "./booking-rows.tsx"
import { RoomButton } from "./room-button.tsx"

/** What a mail about a booking that the back office has moved may say. */
export interface RebookedFacts extends MailFacts {
  /** The flight that it was on before. */
  former: { title: string; departsAt: Date; timeZone: string; pilotId: number }
  movedAt: Date
}

function nameFormer({ former: { title, departsAt, timeZone } }: RebookedFacts): string {
  return `„${title}“ (${formatInstant(departsAt, timeZone)})`
}

/** To the passenger: as agreed they come along on another flight. */
export function RebookedByOfficeMail({ facts }: { facts: RebookedFacts }) {
  const { booking, detail, pilot, movedAt } = facts
  const { flight } = detail
  return (
    <MailLayout
      preview={`${formatSeatCount(booking.seats)} am ${formatInstant(flight.departsAt, flight.timeZone)}.`}
      title="Du fliegst jetzt hier mit"
      picture={mailPictureOfFlight(detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Wie besprochen haben wir dich umgebucht: {formatSeatCount(booking.seats)} auf „
        {flight.title}“ statt auf {nameFormer(facts)}. Du zahlst nichts nach. Am Steuer sitzt{" "}
        {detail.pilot.name}, privater Anbieter, erreichbar unter {pilot.email}. Der neue Termin
        liegt als Kalendereintrag bei und ersetzt den alten.
      </MailText>
      <BookingRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Buchung ansehen</RoomButton>
      <MailText>
        {formatCancellationTerms(flight, movedAt, { at: movedAt })} Ist das nicht, was du wolltest,
        schreib uns gleich.
      </MailText>
      <ReceiptNote facts={facts} />
    </MailLayout>
  )
}

/** To the pilot of the other flight: somebody more comes along. */
export function GuestMovedInMail({ facts }: { facts: RebookedFacts }) {
  const { booking, passenger, detail, former } = facts
  const { flight } = detail
  const name = publicName(passenger)
  const seats = formatSeatCount(booking.seats)
  const isOwn = former.pilotId === flight.pilotId
  return (
    <MailLayout
      preview={`${seats} am ${formatInstant(flight.departsAt, flight.timeZone)}.`}
      title={`${name} fliegt jetzt hier mit`}
      picture={mailPictureOfFlight(detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {isOwn
          ? `Wie besprochen haben wir ${name} umgebucht: ${seats} auf „${flight.title}“ statt auf ${nameFormer(facts)}. Dort ${booking.seats === 1 ? "ist der Platz" : "sind die Plätze"} wieder frei.`
          : `Wir haben ${name} auf „${flight.title}“ umgebucht: ${seats}, die Zuladung reicht. Bezahlt ist schon.`}{" "}
        Du erreichst {passenger.firstName} unter {passenger.email}. Passt das nicht, schreib uns
        gleich.
      </MailText>
      <PilotRows facts={facts} />
      <ConsentText facts={facts} />
      <RoomButton facts={facts}>Flug ansehen</RoomButton>
    </MailLayout>
  )
}

/** To the pilot of the former flight: a guest flies with somebody else. */
export function GuestMovedAwayMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger, detail } = facts
  const name = publicName(passenger)
  const isOff = detail.flight.status === "cancelled"
  return (
    <MailLayout
      preview={`${name} fliegt bei „${detail.flight.title}“ nicht mehr mit.`}
      title={`${name} fliegt nicht mehr mit`}
      picture={mailPictureOfFlight(detail)}
      reason={TO_PILOT}
    >
      <MailText>
        Wir haben {name} auf einen anderen Flug umgebucht.{" "}
        {isOff
          ? "Deine neuen Termine stehen für diese Buchung nicht mehr zur Wahl."
          : `${formatSeatCount(booking.seats)} ${booking.seats === 1 ? "ist" : "sind"} bei dir wieder frei.`}{" "}
        Du musst nichts tun.
      </MailText>
      <PilotRows facts={facts} />
    </MailLayout>
  )
}
