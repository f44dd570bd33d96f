import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { publicName } from "#features/users/core/user.ts"
import type { UnansweredFacts } from "./unanswered-facts.ts"

/** „Lena B. fliegt“, „3 Gäste fliegen“: who a sentence about all of them begins with. */
export function formatUnanswered(
  { guests }: UnansweredFacts,
  does: { one: string; many: string },
): string {
  const [only, ...others] = guests
  return only && others.length === 0
    ? `${publicName(only.passenger)} ${does.one}`
    : `${guests.length} Gäste ${does.many}`
}

/** To the pilot: guests have not answered a changed flight in time. */
export function ChangeUnansweredMail({ facts }: { facts: UnansweredFacts }) {
  const seats = facts.guests.reduce((sum, { booking }) => sum + booking.seats, 0)
  const are = seats === 1 ? "ist" : "sind"
  return (
    <MailLayout
      preview={`Bis zur Frist kam keine Antwort, ${formatSeatCount(seats)} ${are} wieder frei.`}
      title={formatUnanswered(facts, {
        one: "fliegt nicht mehr mit",
        many: "fliegen nicht mehr mit",
      })}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {formatUnanswered(facts, {
          one: "hat auf deine Änderung bis zur Frist nicht geantwortet und bekommt",
          many: "haben auf deine Änderung bis zur Frist nicht geantwortet und bekommen",
        })}{" "}
        alles zurück. {formatSeatCount(seats)} {are} wieder frei, du musst nichts tun.
      </MailText>
      <SilentGuests facts={facts} />
    </MailLayout>
  )
}

/** To the pilot: guests have chosen none of the new dates in time. */
export function NewDatesUnansweredMail({ facts }: { facts: UnansweredFacts }) {
  return (
    <MailLayout
      preview="Bis zur Frist kam keine Antwort, alles geht zurück."
      title="Kein neuer Termin gewählt"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {formatUnanswered(facts, {
          one: "hat bis zur Frist keinen deiner neuen Termine gewählt und bekommt",
          many: "haben bis zur Frist keinen deiner neuen Termine gewählt und bekommen",
        })}{" "}
        alles zurück. Du musst nichts tun.
      </MailText>
      <SilentGuests facts={facts} />
    </MailLayout>
  )
}

function SilentGuests({ facts: { detail, guests } }: { facts: UnansweredFacts }) {
  return (
    <MailPanel>
      <MailFlight detail={detail} />
      {guests.map(({ booking, passenger }) => (
        <MailRow
          key={booking.id}
          label={publicName(passenger)}
          value={formatSeatCount(booking.seats)}
        />
      ))}
    </MailPanel>
  )
}
