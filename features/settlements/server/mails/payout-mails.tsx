import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT_AFTERWARDS } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { HOLD_REASONS } from "../../payout.ts"
import { accountPath, confirmPath } from "../../settlement-paths.ts"
import type { PayoutFacts } from "../payouts/payout-facts.ts"
import { FlightRows } from "./pilot-mails.tsx"

const linkTo = (path: string) => `${env().PUBLIC_URL}${path}`

interface OfPayouts {
  facts: PayoutFacts
}

/** To the pilot: what the guests of a flight carry of its costs is on the account. */
export function PayoutPaidMail({ facts }: OfPayouts) {
  const { flight } = facts.detail
  const amount = formatEuro(totalOf(facts))
  return (
    <MailLayout preview={`${amount} für dich.`} title="Ausgezahlt" reason={TO_PILOT_AFTERWARDS}>
      <MailText>
        Was deine Gäste von „{flight.title}“ tragen, ist überwiesen: {amount}.
      </MailText>
      <Shares facts={facts} />
      <MailButton href={linkTo(confirmPath(flight.id))}>Abrechnung ansehen</MailButton>
    </MailLayout>
  )
}

/** To the pilot: a payout is on hold, and why. */
export function PayoutHeldMail({ facts }: OfPayouts) {
  const { flight } = facts.detail
  const amount = formatEuro(totalOf(facts))
  const holds = [...new Set(facts.shares.flatMap(({ hold }) => hold ?? []))]
  return (
    <MailLayout
      preview={`${amount} warten auf dich.`}
      title="Deine Auszahlung wartet"
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        {amount} für „{flight.title}“ sind freigegeben, aber noch nicht unterwegs.
      </MailText>
      {holds.map((hold) => (
        <MailText key={hold}>{HOLD_REASONS[hold]}</MailText>
      ))}
      <Shares facts={facts} />
      <MailButton href={linkTo(accountPath(flight.id))}>Auszahlungskonto ansehen</MailButton>
    </MailLayout>
  )
}

function totalOf({ shares }: PayoutFacts): number {
  return shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function Shares({ facts }: OfPayouts) {
  const { detail, shares } = facts
  return (
    <MailPanel>
      <FlightRows detail={detail} />
      {shares.map(({ bookingId, name, amountCents }) => (
        <MailRow key={bookingId} label={`Anteil von ${name}`} value={formatEuro(amountCents)} />
      ))}
      <MailRow label="Für dich" value={formatEuro(totalOf(facts))} isTotal />
    </MailPanel>
  )
}
