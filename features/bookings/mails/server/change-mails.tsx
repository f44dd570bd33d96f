import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST, TO_PILOT } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { publicName } from "#features/users/core/user.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { BookingRows, PilotRows } from "./booking-rows.tsx"
import type { ChangeFacts } from "./change-facts.ts"
import { RoomButton } from "./room-button.tsx"

/** To the passenger: the flight is another one now, and only a yes keeps them on it. */
export function ChangeAskedMail({ facts }: { facts: ChangeFacts }) {
  const { rows, answerBy, price, detail } = facts
  const pilot = detail.pilot.firstName
  const until = formatInstant(answerBy, HOME_ZONE)
  const refund = formatEuro(price.totalCents)
  return (
    <MailLayout
      preview={`Antworte bitte bis ${until}. Ohne deine Zustimmung fliegst du nicht mit und bekommst ${refund} zurück.`}
      title="Dein Flug hat sich geändert"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {atSentenceStart(pilot)} hat „{detail.flight.title}“ geändert. Das gilt für dich nur, wenn
        du zustimmst. Antworte bitte bis {until}.
      </MailText>
      {rows.map(({ label, before, after }) => (
        <MailPanel key={label}>
          <MailRow label={`${label} neu`} value={after} />
          <MailRow label={`${label} bisher`} value={before} />
        </MailPanel>
      ))}
      <RoomButton facts={facts}>Im Cockpit antworten</RoomButton>
      <MailText>
        Passt es dir nicht, sag es uns im Cockpit: Du bekommst dann alles zurück, auch die
        Servicegebühr, zusammen {refund}. Dasselbe geschieht, wenn du bis {until} nicht antwortest.
        So sieht deine Buchung mit der Änderung aus, der neue Kalendereintrag liegt bei:
      </MailText>
      <BookingRows facts={facts} />
    </MailLayout>
  )
}

/** To the passenger: what they had been asked about was taken back. */
export function ChangeUndoneMail({ facts }: { facts: MailFacts }) {
  const { detail } = facts
  return (
    <MailLayout
      preview="Du musst nichts mehr beantworten, deine Buchung gilt wie zuvor."
      title="Es bleibt, wie du gebucht hast"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {atSentenceStart(detail.pilot.firstName)} hat die Änderung von „{detail.flight.title}“
        zurückgenommen. Du musst nichts mehr beantworten, und deine Buchung gilt wie zuvor. Der
        Kalendereintrag liegt noch einmal bei.
      </MailText>
      <BookingRows facts={facts} />
      <RoomButton facts={facts}>Buchung ansehen</RoomButton>
    </MailLayout>
  )
}

/** To the pilot: a guest comes along on the changed flight. */
export function ChangeAgreedMail({ facts }: { facts: MailFacts }) {
  const { booking, passenger } = facts
  const name = publicName(passenger)
  return (
    <MailLayout
      preview={`${name} fliegt auch auf dem geänderten Flug mit.`}
      title={`${name} stimmt der Änderung zu`}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT}
    >
      <MailText>
        {name} fliegt auch auf dem geänderten Flug mit: {formatSeatCount(booking.seats)}. Du musst
        nichts tun.
      </MailText>
      <PilotRows facts={facts} />
      <RoomButton facts={facts}>Im Cockpit ansehen</RoomButton>
    </MailLayout>
  )
}
