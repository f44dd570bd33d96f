import { formatSeatCount, priceOfBooking } from "#features/bookings/core/booking.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { visibleMessage } from "#features/bookings/core/visible-message.ts"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { MailLink, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant } from "#platform/time.ts"
import type { RefundFacts } from "./refund-facts.ts"

/**
 * Flight and price as rows: the same sums as on the page, from the same functions. What has come to
 * nothing has neither a price nor a place to meet.
 */
export function BookingRows({ facts, isOver = false }: { facts: MailFacts; isOver?: boolean }) {
  const { booking, detail } = facts
  const { flight } = detail
  return (
    <MailPanel>
      <MailFlight detail={detail} label={startLabel(facts)} />
      {flight.schedule === "flexible" && booking.counterDepartsAt && (
        <MailRow
          label="Neuer Vorschlag"
          value={formatInstant(booking.counterDepartsAt, flight.timeZone)}
        />
      )}
      {isOver ? (
        <MailRow label="Angefragt" value={formatSeatCount(booking.seats)} />
      ) : (
        <>
          <MailRow label="Treffpunkt" value={visibleMessage(flight.meetingPoint, booking)} />
          <PriceRows of={booking} isMore={facts.lead !== null} />
          <CreditRow label="Davon zahlt dein Guthaben" of={facts.sources} />
        </>
      )}
    </MailPanel>
  )
}

function CreditRow({ label, of: { creditCents } }: { label: string; of: MoneySources }) {
  if (creditCents === 0) return null
  return <MailRow label={label} value={formatEuro(creditCents)} />
}

interface PriceRowsProps {
  of: { seats: number; seatPriceCents: number; feeCents: number }
  /** They are more seats of a booking, and not all that it costs. */
  isMore: boolean
}

/** What seats cost, part by part. */
export function PriceRows({ of, isMore }: PriceRowsProps) {
  const price = priceOfBooking(of)
  return (
    <>
      <MailRow
        label={`${of.seats} × ${formatEuro(of.seatPriceCents)} Kostenanteil`}
        value={formatEuro(price.shareCents)}
      />
      <MailRow
        label={`${of.seats} × ${formatEuro(of.feeCents)} Servicegebühr`}
        value={formatEuro(price.feeCents)}
      />
      <MailRow
        label={isMore ? `Gesamt für ${formatSeatCount(of.seats)} mehr` : "Gesamt"}
        value={formatEuro(price.totalCents)}
        isTotal
      />
    </>
  )
}

/** What goes back of a booking that is over, part by part. */
export function RefundRows({ facts }: { facts: RefundFacts }) {
  const { price, detail, refundCents, parts } = facts
  const { shareCents, feeCents } = parts ?? price
  return (
    <MailPanel>
      <MailFlight detail={detail} />
      <MailRow
        label={backOf("Kostenanteil", shareCents, price.shareCents)}
        value={formatEuro(shareCents)}
      />
      <MailRow
        label={backOf("Servicegebühr", feeCents, price.feeCents)}
        value={formatEuro(feeCents)}
      />
      <MailRow label="Zurück an dich" value={formatEuro(refundCents)} isTotal />
      <CreditRow label="Davon in dein Guthaben" of={facts.back} />
    </MailPanel>
  )
}

// all of a part needs no comparison
function backOf(part: string, backCents: number, paidCents: number): string {
  return backCents === paidCents ? part : `${part}, bezahlt ${formatEuro(paidCents)}`
}

/** Where receipts and every move of the money lie. */
export function ReceiptNote({ facts: { booking } }: { facts: MailFacts }) {
  return (
    <MailText>
      Belege und jede Bewegung deines Geldes:{" "}
      <MailLink href={`${env().PUBLIC_URL}${moneyOfBookingPath(booking.addsToId ?? booking.id)}`}>
        Deine Zahlungen
      </MailLink>
    </MailText>
  )
}

interface PilotRowsProps {
  facts: MailFacts
  /** What stays of the share of a booking that is over. */
  retainedCents?: number
}

/** What a pilot sees of the money: the share that is theirs to settle, without our fee. */
export function PilotRows({ facts, retainedCents }: PilotRowsProps) {
  const { booking, price, detail } = facts
  return (
    <MailPanel>
      <MailFlight detail={detail} label={startLabel(facts)} />
      <MailRow
        label={`${booking.seats} × ${formatEuro(booking.seatPriceCents)} Kostenanteil`}
        value={formatEuro(price.shareCents)}
        isTotal={retainedCents === undefined}
      />
      {retainedCents !== undefined && (
        <MailRow label="Bleibt für die Abrechnung" value={formatEuro(retainedCents)} isTotal />
      )}
    </MailPanel>
  )
}

/** Who consents for the minors of a booking: to both sides. */
export function ConsentText({ facts }: { facts: MailFacts }) {
  return facts.consents.map(({ minor, guardian }) => (
    <MailText key={minor}>
      {minor} ist minderjährig und fliegt mit dem Einverständnis von {guardian} mit.
    </MailText>
  ))
}

/** What the start of a proposal is; undefined where the flight has its date. */
function startLabel({ detail, booking }: MailFacts): string | undefined {
  if (detail.flight.schedule === "fixed") return undefined
  return booking.counterDepartsAt ? "Angefragt" : "Vorgeschlagener Termin"
}
