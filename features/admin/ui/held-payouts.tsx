import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { HOLD_REASONS_FOR_OFFICE } from "#features/settlements/payout.ts"
import type { HeldPayout } from "#features/settlements/settlement-view.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { callRetryPayout } from "./admin-calls.ts"
import { RetryMoney } from "./retry-money.tsx"

/** Money for pilots that is held or was refused. */
export function HeldPayouts({ payouts }: { payouts: readonly HeldPayout[] }) {
  return (
    <Card as="section" labelledBy="angehalten">
      <h2 id="angehalten" className="text-h3">
        Angehalten oder gescheitert
      </h2>
      {payouts.length === 0 ? (
        <p className="mt-2 text-ui text-ink2">Alles, was freigegeben ist, ist unterwegs oder da.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {payouts.map((payout) => (
            <li
              key={payout.bookingId}
              className="grid gap-x-6 gap-y-2 py-4 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <p className="font-semibold">
                  <span className="tabular-nums">{formatEuro(payout.openCents)}</span> an{" "}
                  {payout.pilotName}
                </p>
                <p className="text-ui text-ink2">
                  {payout.flightTitle},{" "}
                  <TextLink href={adminBookingPath(payout.bookingId)} isInline>
                    Buchung {payout.bookingId}
                  </TextLink>
                </p>
                <p className="text-small text-ink3">{whyOf(payout)}</p>
              </div>
              {/* nobody shortens the wait for a new account */}
              {payout.hold !== "new_account" && (
                <WithRight right="payouts.retry">
                  <RetryMoney
                    about={`Auszahlung der Buchung ${payout.bookingId}`}
                    send={(why, intent) => callRetryPayout(payout.bookingId, why, intent)}
                  />
                </WithRight>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function whyOf({ hold, retryAt }: HeldPayout): string {
  const why = hold ? HOLD_REASONS_FOR_OFFICE[hold] : "Vom Zahlungsdienst abgelehnt."
  return retryAt
    ? `${why} Von selbst wieder am ${formatInstant(new Date(retryAt), HOME_ZONE)}.`
    : `${why} Von selbst geschieht nichts mehr.`
}
