import { formatRefundWay, hasRefund } from "#features/bookings/core/money-sources.ts"
import { ReceiptNote } from "#features/bookings/mails/server/booking-rows.tsx"
import type { RefundFacts } from "#features/bookings/mails/server/refund-facts.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST, TO_PILOT_AFTERWARDS } from "#features/mail-kit/server/mail-reasons.ts"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { publicName } from "#features/users/core/user.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { payoutPath } from "../../settlement-paths.ts"
import type { ShareRefundFacts } from "../share-refunds/share-refund-facts.ts"

/** To the passenger: after the statement a part of what they carry goes back to them. */
export function ShareRefundedMail({ facts }: { facts: RefundFacts }) {
  const { refundCents, detail, back } = facts
  return (
    <MailLayout
      preview={hasRefund(back)}
      title="Ein Teil kommt zurück"
      picture={mailPictureOfFlight(detail)}
      reason={TO_GUEST}
    >
      <MailText>
        Wir haben uns deinen Flug „{detail.flight.title}“ noch einmal angesehen: Du trägst weniger
        von den Kosten. {hasRefund(back)} Was nach der Abrechnung ohnehin zurückgeht, ist darin
        schon enthalten.
      </MailText>
      <MailPanel>
        <MailFlight detail={detail} />
        <MailRow label="Zurück" value={formatEuro(refundCents)} />
      </MailPanel>
      <MailText>{formatRefundWay(back)}</MailText>
      <ReceiptNote facts={facts} />
    </MailLayout>
  )
}

/** To the pilot: a part of what a guest was to carry goes back, and their own part grows. */
export function GuestShareRefundedMail({ facts }: { facts: ShareRefundFacts }) {
  const { detail, passenger, booking, shareCents, leftCents, words } = facts
  const { flight } = detail
  const name = publicName(passenger)
  return (
    <MailLayout
      preview={`${formatEuro(shareCents)} gehen von deinem Anteil ab.`}
      title={`${name} bekommt einen Teil zurück`}
      picture={mailPictureOfFlight(detail)}
      reason={TO_PILOT_AFTERWARDS}
    >
      <MailText>
        Für „{flight.title}“ haben wir {name} nach deiner Abrechnung {formatEuro(shareCents)} vom
        Kostenanteil erstattet. Das geht von dem ab, was du bekommst: So viel trägst du mehr selbst.
        Was schon freigegeben ist, fassen wir nie an. Unser Grund:
      </MailText>
      <MailText>„{words}“</MailText>
      <MailPanel>
        <MailFlight detail={detail} />
        <MailRow label="Von diesem Gast waren es" value={formatEuro(leftCents + shareCents)} />
        <MailRow label="Davon geht zurück" value={formatEuro(-shareCents)} />
        <MailRow label="Für dich" value={formatEuro(leftCents)} />
      </MailPanel>
      <MailText>Siehst du es anders? Schreib uns: {env().OPERATOR_EMAIL}.</MailText>
      <MailButton
        href={`${env().PUBLIC_URL}${payoutPath({ flightId: flight.id, bookingId: booking.id })}`}
      >
        Auszahlung ansehen
      </MailButton>
    </MailLayout>
  )
}
