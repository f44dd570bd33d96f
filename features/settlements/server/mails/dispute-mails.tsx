import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT_AFTERWARDS } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { publicName } from "#features/users/core/user.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { offTheNext } from "../../lost-dispute.ts"
import { payoutPath } from "../../settlement-paths.ts"
import type { BorneFacts } from "../disputes/borne-facts.ts"

function whatFollows({ borneCents, leftCents, shareCents }: BorneFacts): string {
  if (leftCents > 0) return `${offTheNext(leftCents)} `
  return borneCents < shareCents ? "Was übrig bleibt, überweisen wir von selbst. " : ""
}

/** To the pilot: a bank has taken a guest's payment back for good, and it goes off the payout. */
export function DisputeBorneMail({ facts }: { facts: BorneFacts }) {
  const { detail, passenger, booking, borneCents, shareCents, words } = facts
  const { flight } = detail
  return (
    <MailLayout
      preview={`${formatEuro(borneCents)} gehen von deiner Auszahlung ab.`}
      title="Eine Rückbuchung geht von deiner Auszahlung ab"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        Die Bank von {publicName(passenger)} hat die Zahlung für „{flight.title}“ endgültig
        zurückgeholt. Wir haben entschieden, dass {formatEuro(borneCents)} davon von deiner
        Auszahlung abgehen. Unsere Begründung:
      </MailText>
      <MailText>„{words}“</MailText>
      <MailPanel>
        <MailFlight detail={detail} />
        <MailRow label="Dein Anteil war" value={formatEuro(shareCents)} />
        <MailRow label="Davon geht ab" value={formatEuro(-borneCents)} />
      </MailPanel>
      <MailText>
        {whatFollows(facts)}
        Siehst du es anders? Schreib uns: {env().OPERATOR_EMAIL}.
      </MailText>
      <MailButton
        href={`${env().PUBLIC_URL}${payoutPath({ flightId: flight.id, bookingId: booking.id })}`}
      >
        Auszahlung ansehen
      </MailButton>
    </MailLayout>
  )
}
