import type { BookingMoney } from "#features/accounting/booking-money.ts"
import { BalanceRows } from "#features/accounting/ui/balance-rows.tsx"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

interface RoomMoneyProps {
  bookingId: number
  money: BookingMoney
  /** Nobody has paid anything. */
  isTrial: boolean
}

/** What a guest has paid for this flight, what came back, and what is still to come. */
export function RoomMoney({ bookingId, money, isTrial }: RoomMoneyProps) {
  return (
    <Card as="section" labelledBy="geld">
      <h2 id="geld" className="scroll-mt-6 text-h3">
        Dein Geld
      </h2>
      <BalanceRows balance={money.balance} className="mt-3" />
      {money.kept && <p className="mt-3 max-w-text text-ui text-ink2">{money.kept}</p>}
      {money.goodwill && <p className="mt-3 max-w-text text-ui text-ink2">{money.goodwill}</p>}
      {isTrial && (
        <p className="mt-3 max-w-text text-small text-ink2">
          Probebetrieb: Die Beträge sind gebucht wie echte, bezahlt hat niemand.
        </p>
      )}
      <p className="mt-4 text-ui">
        <TextLink href={moneyOfBookingPath(bookingId)}>Jede Bewegung mit Belegen</TextLink>
      </p>
    </Card>
  )
}
