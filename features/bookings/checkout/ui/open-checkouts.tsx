import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatEuro } from "#platform/money.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { OpenCheckoutEntry } from "../checkout-view.ts"

/** Several orders are open side by side: which one is to go on. */
export function OpenCheckouts({ checkouts }: { checkouts: readonly OpenCheckoutEntry[] }) {
  return (
    <div className="mx-auto max-w-form px-gutter pt-8 pb-section md:pt-12">
      <Card>
        <h1 className="text-h3">Womit geht es weiter?</h1>
        <p className="mt-2 max-w-text text-ui text-ink2">
          Du hast mehrere Bestellungen offen. Jede hat ihre eigene Kasse.
        </p>
        <ul className="mt-5">
          {checkouts.map((checkout) => (
            <li
              key={checkout.path}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-5 last:-mb-5"
            >
              <Entry checkout={checkout} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Entry({ checkout }: { checkout: OpenCheckoutEntry }) {
  const isFlight = "title" in checkout
  const title = isFlight ? checkout.title : `Fluggutschein über ${formatEuro(checkout.valueCents)}`
  return (
    <>
      <div className="min-w-0">
        <h2 className="text-h4 break-words">{title}</h2>
        <p className="mt-1 text-small text-ink2">
          {isFlight ? (
            <>
              {formatSeatCount(checkout.seats)}, für dich gehalten bis{" "}
              <span className="font-mono">
                {formatTime(new Date(checkout.heldUntil), HOME_ZONE)}
              </span>
            </>
          ) : (
            "Noch nicht bestellt"
          )}
        </p>
      </div>
      <ButtonLink
        href={checkout.path}
        size="small"
        variant="secondary"
        aria-label={`Zur Kasse: ${title}`}
      >
        Zur Kasse
      </ButtonLink>
    </>
  )
}
