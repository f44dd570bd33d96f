import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_PILOT_AFTERWARDS } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { HOLD_REASONS } from "../../payout.ts"
import { accountPath, confirmPath } from "../../settlement-paths.ts"
import type { PayoutFacts } from "../payouts/payout-facts.ts"

const linkTo = (path: string) => `${env().PUBLIC_URL}${path}`

interface OfPayouts {
  facts: PayoutFacts
}

/** To the pilot: what the guests of a flight carry of its costs is on the account. */
export function PayoutPaidMail({ facts }: OfPayouts) {
  const { flight } = facts.detail
  const sentCents = sumOf(facts, ({ sentCents: cents }) => cents)
  const sent = formatEuro(sentCents)
  const isOffset = sentCents === 0
  return (
    <MailLayout
      preview={isOffset ? "Mit einer Rückbuchung verrechnet." : `${sent} für dich.`}
      title={isOffset ? "Verrechnet" : "Ausgezahlt"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        {isOffset
          ? `Was deine Gäste von „${flight.title}“ tragen, ist mit einer Rückbuchung verrechnet, die von deinen Auszahlungen abgeht.`
          : `Was deine Gäste von „${flight.title}“ tragen, ist überwiesen: ${sent}.`}
      </MailText>
      <Shares facts={facts} total={{ label: "Für dich", value: sent }} />
      <MailButton href={linkTo(confirmPath(flight.id))}>Abrechnung ansehen</MailButton>
    </MailLayout>
  )
}

/** To the pilot: a payout is on hold, and why. */
export function PayoutHeldMail({ facts }: OfPayouts) {
  const { flight } = facts.detail
  const openCents = sumOf(facts, ({ amountCents, keptCents, sentCents }) => {
    return amountCents - keptCents - sentCents
  })
  const open = formatEuro(openCents)
  const holds = [...new Set(facts.shares.flatMap(({ hold }) => hold ?? []))]
  const isUpToPilot = holds.includes("account")
  return (
    <MailLayout
      preview={isUpToPilot ? `${open} warten auf dich.` : `${open} warten noch.`}
      title="Deine Auszahlung wartet"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        {open} für „{flight.title}“ sind freigegeben, aber noch nicht unterwegs.
      </MailText>
      {holds.map((hold) => (
        <MailText key={hold}>{HOLD_REASONS[hold]}</MailText>
      ))}
      <Shares facts={facts} total={{ label: "Wartet noch", value: open }} />
      {isUpToPilot ? (
        <MailButton href={linkTo(accountPath(flight.id))}>Auszahlungskonto ansehen</MailButton>
      ) : (
        <MailButton href={linkTo(confirmPath(flight.id))}>Abrechnung ansehen</MailButton>
      )}
    </MailLayout>
  )
}

type Share = PayoutFacts["shares"][number]

function sumOf({ shares }: PayoutFacts, centsOf: (share: Share) => number): number {
  return shares.reduce((sum, share) => sum + centsOf(share), 0)
}

/** Whose shares they are, what goes off them, and what this mail is about. */
function Shares({ facts, total }: OfPayouts & { total: { label: string; value: string } }) {
  const { detail, shares } = facts
  const keptCents = sumOf(facts, ({ keptCents: cents }) => cents)
  return (
    <MailPanel>
      <MailFlight detail={detail} />
      {shares.map(({ bookingId, name, amountCents }) => (
        <MailRow key={bookingId} label={`Anteil von ${name}`} value={formatEuro(amountCents)} />
      ))}
      {keptCents > 0 && (
        <MailRow label="Mit Rückbuchungen verrechnet" value={formatEuro(-keptCents)} />
      )}
      <MailRow {...total} isTotal />
    </MailPanel>
  )
}
