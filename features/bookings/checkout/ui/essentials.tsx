import { useContext } from "react"
import {
  formatCharged,
  formatReleased,
  sourcesOfOrder,
} from "#features/bookings/core/money-sources.ts"
import { ChargesNoVat } from "#features/flights/core/ui/vat-note.ts"
import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { OrderView } from "../checkout-view.ts"

/** Nothing is left for a card. */
export const PAID_BY_CREDIT = "Dein Guthaben zahlt alles, eine Karte brauchst du nicht."

/** When the money moves: at once, or with the pilot's answer. */
export function whenItIsCharged(order: OrderView, answerBy: string | null): string {
  const { firstName } = order.pilot
  const money = sourcesOfOrder(order.price.totalCents, order.creditCents)
  if (answerBy === null) {
    // that the credit pays everything stands before it
    return money.cardCents === 0
      ? "Der Flug ist sofort buchbar, es wird mit der Bestellung eingelöst."
      : `Der Flug ist sofort buchbar, mit der Bestellung ${formatCharged(money)}.`
  }
  const until = formatInstant(new Date(answerBy), HOME_ZONE)
  const yes = order.flight.proposed ? " oder du einer anderen Zeit zustimmst" : ""
  return `Erst wenn ${firstName} zusagt${yes}, ${formatCharged(money)}. Die Antwort kommt spätestens am ${until}, sonst ${formatReleased(money)}`
}

/** What is ordered for how much, directly above the button (§ 312j Abs. 2 BGB). */
export function Essentials({ order }: { order: OrderView }) {
  const { flight, seats, price, creditCents } = order
  const chargesNoVat = useContext(ChargesNoVat)
  return (
    <div className="rounded-panel bg-sunken px-4.5 py-4 text-ui">
      <p>
        {flight.title}, {formatInstant(new Date(flight.departsAt), flight.timeZone)},{" "}
        {seats === 1 ? "1 Person" : `${seats} Personen`}
        {order.addsTo && " zusätzlich"}
      </p>
      {flight.proposed && (
        <p className="mt-0.5 text-small text-ink2">Termin vorgeschlagen, noch nicht zugesagt</p>
      )}
      <p className="mt-0.5 text-small text-ink2">
        {formatCourse(order)}, mit {order.pilot.name}, privater Anbieter
      </p>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <strong className="font-semibold">
          {flight.isInstantBooking ? "Du zahlst jetzt" : "Du zahlst mit der Zusage"}
        </strong>
        <strong className="shrink-0 text-[1.25rem] leading-tight font-semibold tabular-nums">
          {formatEuro(price.totalCents - creditCents)}
        </strong>
      </p>
      {creditCents > 0 && (
        <p className="mt-0.5 text-small text-ink2">
          Preis {formatEuro(price.totalCents)}, davon {formatEuro(creditCents)} aus deinem Guthaben
        </p>
      )}
      <p className="mt-0.5 text-small text-ink2">
        {chargesNoVat
          ? "Gesamtpreis, nach § 19 UStG ohne Umsatzsteuer"
          : `Gesamtpreis, darin ${formatEuro(vatOfFee(price.feeCents, chargesNoVat))} USt auf die Servicegebühr`}
      </p>
    </div>
  )
}

function formatCourse({ flight: { departure, destination } }: OrderView): string {
  const start = `${departure.name} (${departure.code})`
  return departure.code === destination.code
    ? `Rundflug ab ${start}`
    : `Von ${start} nach ${destination.name} (${destination.code})`
}

/** What holds for the order, below the button. */
export function OrderTerms({ order }: { order: OrderView }) {
  const rule = order.terms.map(({ when, refund }) => `${when}: ${refund}`).join("; ")
  return (
    <p className="mt-3 text-small text-ink3">
      Es gelten die{" "}
      <TextLink href="/de/agb" isInline target="_blank">
        AGB
        <VisuallyHidden> (neuer Tab)</VisuallyHidden>
      </TextLink>
      . Für Flüge zu einem festen Termin gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB),
      dafür die Stornoregeln: {rule}.
    </p>
  )
}
