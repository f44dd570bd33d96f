import { formatCharged, formatRefundWay, hasRefund } from "#features/bookings/core/money-sources.ts"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST } from "#features/mail-kit/server/mail-reasons.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { BookingRows, ReceiptNote, RefundRows } from "./booking-rows.tsx"
import { formatCause } from "./format-cause.ts"
import type { RefundFacts } from "./refund-facts.ts"
import { RoomButton } from "./room-button.tsx"

/** To the passenger: the flight does not take them along, everything comes back. */
export function BookingCancelledMail({ facts }: { facts: RefundFacts }) {
  const { refundCents, by, detail, booking, reason } = facts
  const pilot = detail.pilot.firstName
  // the flight is still offered: the back office has ended this booking alone
  const isAlone = by === "admin" && isAhead(detail.flight)
  const what =
    by === "pilot"
      ? `${atSentenceStart(pilot)} muss deinen Mitflug auf „${detail.flight.title}“ leider absagen${formatCause(reason)}.`
      : isAlone
        ? `${atSentenceStart(pilot)} kann dich auf „${detail.flight.title}“ leider nicht mitnehmen, wir haben deine Buchung beendet.`
        : `Dein Flug „${detail.flight.title}“ findet leider nicht statt.`
  return (
    <MailLayout
      preview={hasRefund(facts.back)}
      title="Dein Mitflug ist abgesagt"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {what} Du bekommst alles zurück, auch die Servicegebühr: {formatEuro(refundCents)}.
      </MailText>
      {booking.cancellationMessage && <MailText>„{booking.cancellationMessage}“</MailText>}
      <RefundRows facts={facts} />
      <MailText>{formatRefundWay(facts.back)}</MailText>
      <ReceiptNote facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Andere Flüge ansehen</MailButton>
    </MailLayout>
  )
}

function isAhead({ status }: RefundFacts["detail"]["flight"]): boolean {
  return status === "published" || status === "paused"
}

/** To the passenger: they have cancelled, themselves or by the back office; the same amounts as on the page before. */
export function BookingGivenUpMail({ facts }: { facts: RefundFacts }) {
  const { refundCents, price, detail, parts, by } = facts
  const { firstName } = detail.pilot
  const isForYou = by === "admin"
  const isAll = refundCents === price.totalCents
  // of late seats the fee stays; what comes back of it is of seats that were added in the last hour
  const back =
    (parts?.feeCents ?? 0) > 0
      ? "von den Plätzen, die du gerade erst dazugebucht hast, alles zurück und von den anderen die Hälfte des Kostenanteils"
      : "die Hälfte deines Kostenanteils zurück"
  const what = isAll
    ? `Du bekommst alles zurück, auch die Servicegebühr: ${formatEuro(refundCents)}.`
    : `Bis zum Start waren es weniger als 24 Stunden. Deshalb kommt ${back}: ${formatEuro(refundCents)}.`
  return (
    <MailLayout
      preview={hasRefund(facts.back)}
      title={isForYou ? "Wir haben für dich storniert" : "Du hast storniert"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {isForYou
          ? `Wie gewünscht haben wir deine Buchung auf „${detail.flight.title}“ storniert, ${firstName} weiß Bescheid.`
          : `Du fliegst nicht mit auf „${detail.flight.title}“, ${firstName} weiß Bescheid.`}{" "}
        {what}
      </MailText>
      <RefundRows facts={facts} />
      {!isAll && (
        <MailText>
          {atSentenceStart(firstName)} kann dir den Rest noch erlassen, und findet der Flug gar
          nicht statt, kommt er von selbst zurück.
        </MailText>
      )}
      <MailText>{formatRefundWay(facts.back)}</MailText>
      <ReceiptNote facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Andere Flüge ansehen</MailButton>
    </MailLayout>
  )
}

/** To the passenger: what their late cancellation had kept comes back as well. */
export function RetainedRefundedMail({ facts }: { facts: RefundFacts }) {
  const { refundCents, price, detail, reason, booking } = facts
  // some seats were given up, the others fly
  const isOver = booking.status === "cancelled_by_passenger"
  const what =
    reason === "waived"
      ? `${atSentenceStart(detail.pilot.firstName)} erlässt dir, was von ${isOver ? "deiner späten Stornierung" : "deinen spät abgegebenen Plätzen"} einbehalten war.`
      : `„${detail.flight.title}“ findet nicht statt. Deshalb kommt auch zurück, was von deiner späten Stornierung einbehalten war.`
  return (
    <MailLayout
      preview={hasRefund(facts.back)}
      title="Der Rest kommt auch zurück"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {what} Jetzt gehen noch {formatEuro(refundCents)} an dich
        {isOver
          ? `, zusammen ist das alles: ${formatEuro(price.totalCents)}.`
          : ". Diese Plätze kosten dich damit nichts mehr, an deiner Buchung ändert sich nichts."}
      </MailText>
      {isOver ? <RefundRows facts={facts} /> : <BookingRows facts={facts} />}
      <MailText>{formatRefundWay(facts.back)}</MailText>
      <ReceiptNote facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}/de/cockpit/archiv`}>Im Archiv ansehen</MailButton>
    </MailLayout>
  )
}

/** To the passenger: they did not agree to a changed flight, by a word or by silence. */
export function FlightLeftMail({ facts }: { facts: RefundFacts }) {
  const { refundCents, by, detail } = facts
  const title = detail.flight.title
  const what =
    by === "passenger"
      ? `„${title}“ hat sich geändert, und so passt es dir nicht mehr. Deine Buchung ist beendet.`
      : `„${title}“ hat sich geändert, und eine Antwort von dir kam nicht. Ohne deine Zustimmung gilt die Änderung für dich nicht, deshalb ist deine Buchung beendet.`
  return (
    <MailLayout
      preview={hasRefund(facts.back)}
      title="Du fliegst nicht mit"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {what} Du bekommst alles zurück, auch die Servicegebühr: {formatEuro(refundCents)}.
      </MailText>
      <RefundRows facts={facts} />
      <MailText>{formatRefundWay(facts.back)}</MailText>
      <ReceiptNote facts={facts} />
      <MailButton href={`${env().PUBLIC_URL}/de/suche`}>Andere Flüge ansehen</MailButton>
    </MailLayout>
  )
}

/** To the passenger: the flight costs less now. */
export function PriceCutMail({ facts }: { facts: RefundFacts }) {
  const { refundCents, booking, lead } = facts
  const what =
    refundCents > 0
      ? hasRefund(facts.back)
      : `${booking.status === "requested" ? "Mit der Zusage" : "Jetzt"} ${formatCharged(facts.sources)}.`
  return (
    <MailLayout
      preview={what}
      title="Dein Flug ist günstiger geworden"
      picture={mailPictureOfFlight(facts.detail)}
      reason={TO_GUEST}
    >
      <MailText>
        {atSentenceStart(facts.detail.pilot.firstName)} hat den Preis gesenkt. Das gilt auch für{" "}
        {lead ? "das, was du dazubuchst" : "dich"}. {what}
      </MailText>
      <BookingRows facts={facts} />
      {refundCents > 0 && <MailText>{formatRefundWay(facts.back)}</MailText>}
      <ReceiptNote facts={facts} />
      <RoomButton facts={facts}>Buchung ansehen</RoomButton>
    </MailLayout>
  )
}
