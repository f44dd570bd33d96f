import { MailLayout } from "#features/users/server/mails/mail-layout.tsx"
import { MailPanel, MailText } from "#features/users/server/mails/mail-parts.tsx"
import { MailRow } from "#features/users/server/mails/mail-row.tsx"
import { publicName } from "#features/users/user.ts"
import { formatInstant } from "#platform/time.ts"
import { seatsInWords } from "../../booking.ts"
import type { SilenceFacts } from "../silence-facts.ts"

const REASON = "Du bekommst diese Mail, weil du diesen Flug anbietest."

/** „Lena B. fliegt“, „3 Gäste fliegen“: who a sentence about all of them begins with. */
export function whoIsSilent({ guests }: SilenceFacts, does: { one: string; many: string }): string {
  const [only, ...others] = guests
  return only && others.length === 0
    ? `${publicName(only.passenger)} ${does.one}`
    : `${guests.length} Gäste ${does.many}`
}

/** To the pilot: guests have not answered a changed flight in time. */
export function ChangeUnansweredMail({ facts }: { facts: SilenceFacts }) {
  const seats = facts.guests.reduce((sum, { booking }) => sum + booking.seats, 0)
  const are = seats === 1 ? "ist" : "sind"
  return (
    <MailLayout
      preview={`Bis zur Frist kam keine Antwort, ${seatsInWords(seats)} ${are} wieder frei.`}
      title={whoIsSilent(facts, { one: "fliegt nicht mehr mit", many: "fliegen nicht mehr mit" })}
      reason={REASON}
    >
      <MailText>
        {whoIsSilent(facts, {
          one: "hat auf deine Änderung bis zur Frist nicht geantwortet und bekommt",
          many: "haben auf deine Änderung bis zur Frist nicht geantwortet und bekommen",
        })}{" "}
        alles zurück. {seatsInWords(seats)} {are} wieder frei, du musst nichts tun.
      </MailText>
      <SilentGuests facts={facts} />
    </MailLayout>
  )
}

/** To the pilot: guests have chosen none of the new dates in time. */
export function NewDatesUnansweredMail({ facts }: { facts: SilenceFacts }) {
  return (
    <MailLayout
      preview="Bis zur Frist kam keine Antwort, alles geht zurück."
      title="Kein neuer Termin gewählt"
      reason={REASON}
    >
      <MailText>
        {whoIsSilent(facts, {
          one: "hat bis zur Frist keinen deiner neuen Termine gewählt und bekommt",
          many: "haben bis zur Frist keinen deiner neuen Termine gewählt und bekommen",
        })}{" "}
        alles zurück. Du musst nichts tun.
      </MailText>
      <SilentGuests facts={facts} />
    </MailLayout>
  )
}

function SilentGuests({ facts: { detail, guests } }: { facts: SilenceFacts }) {
  const { title, departsAt, timeZone } = detail.flight
  return (
    <MailPanel>
      <MailRow label="Flug" value={title} />
      <MailRow label="Start" value={formatInstant(departsAt, timeZone)} />
      {guests.map(({ booking, passenger }) => (
        <MailRow
          key={booking.id}
          label={publicName(passenger)}
          value={seatsInWords(booking.seats)}
        />
      ))}
    </MailPanel>
  )
}
