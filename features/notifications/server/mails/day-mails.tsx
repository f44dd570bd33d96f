import { isMuchLater } from "#features/bookings/core/cancellation.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { BookingRows } from "#features/bookings/mails/server/booking-rows.tsx"
import { RoomButton } from "#features/bookings/mails/server/room-button.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST } from "#features/mail-kit/server/mail-reasons.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatTime } from "#platform/time.ts"
import type { DayFacts } from "../flight-day-rules.ts"

/** To a guest: it starts later, or as planned after all. */
export function DelayMail({ facts }: { facts: MailFacts }) {
  const { flight } = facts.detail
  const { departsAt, expectedDepartsAt, timeZone } = flight
  const planned = formatTime(departsAt, timeZone)
  const expected = formatTime(expectedDepartsAt ?? departsAt, timeZone)
  return (
    <MailLayout
      preview={`Start: ${expected} Uhr.`}
      title={expectedDepartsAt ? `Start um ${expected} Uhr` : "Doch wie geplant"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      {expectedDepartsAt ? (
        <MailText>
          „{flight.title}“ startet später: um {expected} Uhr statt um {planned} Uhr. Am Preis ändert
          sich nichts.{" "}
          {isMuchLater(flight) &&
            "Ist dir das zu spät, kannst du bis zum Start stornieren und bekommst alles zurück."}
        </MailText>
      ) : (
        <MailText>
          „{flight.title}“ startet doch wie geplant, um {planned} Uhr.
        </MailText>
      )}
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Zu deinem Flug</RoomButton>
    </MailLayout>
  )
}

/** To a guest: it lands elsewhere, or as planned after all. */
export function DiversionMail({ facts }: { facts: DayFacts }) {
  const { destination, flight, pilot } = facts.detail
  const place = facts.landsAt ?? destination
  const isDiverted = flight.divertedToAirportId !== null
  return (
    <MailLayout
      preview={`Landung in ${place.name} (${place.code}).`}
      title={isDiverted ? "Ihr landet woanders" : "Doch wie geplant"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {isDiverted
          ? `${atSentenceStart(pilot.firstName)} landet mit dir in ${place.name} (${place.code}) statt in ${destination.name} (${destination.code}).`
          : `${atSentenceStart(pilot.firstName)} landet doch wie geplant in ${destination.name} (${destination.code}).`}
      </MailText>
      {facts.words && <MailText>„{facts.words}“</MailText>}
      {isDiverted && (
        <MailText>
          Teurer wird der Flug dadurch nicht: Dein Anteil bleibt nach der Abrechnung gleich oder
          sinkt. Wie du von dort weiterkommst, besprecht ihr am besten gleich nach der Landung.
        </MailText>
      )}
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Zu deinem Flug</RoomButton>
    </MailLayout>
  )
}
