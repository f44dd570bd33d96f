import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { OrderView, RenewalView } from "../checkout-view.ts"
import { useCheckout } from "./use-checkout.ts"

/** After its time: the same seats again, with everything that was typed still in the page. */
export function RenewSeats({ order, renewal }: { order: OrderView; renewal: RenewalView }) {
  const { flight, seats, seatPriceCents, feeCents, addsTo } = order
  const { open, isPending, failure } = useCheckout(
    {
      flightId: flight.id,
      shownTotalCents: seatPriceCents + feeCents,
      bookingId: addsTo?.bookingId,
    },
    { isAtCheckout: true },
  )
  return (
    <div className="grid gap-3">
      {failure && (
        <Notice tone="err" isAlert>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {renewal.kind === "possible" ? (
          <Button
            isPending={isPending}
            onClick={() => open(seats, flight.proposed ?? undefined)}
            className="noscript:hidden"
          >
            {flight.proposed
              ? "Termin noch einmal vorschlagen"
              : seats === 1
                ? "Platz neu sichern"
                : "Plätze neu sichern"}
          </Button>
        ) : (
          <p className="w-full text-ui">{whyNotYet(renewal)}</p>
        )}
        <ButtonLink href={addsTo?.path ?? flightPath(flight.id)} variant="text">
          {addsTo
            ? "Zurück zur Buchung"
            : flight.proposed
              ? "Zurück zum Angebot"
              : "Zurück zum Flug"}
        </ButtonLink>
      </div>
    </div>
  )
}

function whyNotYet(renewal: RenewalView): string {
  if (renewal.kind !== "later") {
    return "Bestätige oben deine E-Mail-Adresse, dann kannst du hier weitermachen, mit 15 Minuten Zeit."
  }
  return `Andere möchten auch mitfliegen. Ab ${formatInstant(new Date(renewal.from), HOME_ZONE)} kannst du es noch einmal versuchen.`
}
