import { Lock } from "lucide"
import { useEffect } from "react"
import { paymentPath } from "#features/payments/payment-paths.ts"
import { formatEuro } from "#platform/money.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { HostedPaymentView } from "../checkout-view.ts"
import { usePaymentReport } from "./use-payment-report.ts"
import { WaitingNote } from "./waiting-note.tsx"

/** The way to the provider's own page, and what one sees when one comes back from it. */
export function HostedPayment({ payment }: { payment: HostedPaymentView }) {
  const { ref, amountCents, means, step, payUrl } = payment
  const hasGivenUp = usePaymentReport(payment)
  useEffect(() => {
    // without this page between them: back from there leads to the checkout
    if (step === "leave") window.location.replace(payUrl)
  }, [step, payUrl])
  return (
    <Card as="section" labelledBy="zahlung">
      {step === "back" && (
        <div className="mb-5">
          <Notice title="Noch nicht bezahlt.">
            Abgebucht ist nichts. Du kannst gleich noch einmal zur Zahlung gehen.
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-5">
        <h2 id="zahlung" className="text-h4">
          Betrag
        </h2>
        <p className="text-[1.25rem] leading-tight font-semibold tabular-nums">
          {formatEuro(amountCents)}
        </p>
      </div>
      <div className="mt-5">
        {step === "waiting" ? (
          <WaitingNote hasGivenUp={hasGivenUp} href={`${paymentPath(ref)}?zurueck=bezahlt`}>
            Wir warten auf die Bestätigung der Zahlung.
          </WaitingNote>
        ) : (
          <>
            <p className="text-ui text-ink2">
              {means === "sepa"
                ? "IBAN und Mandat gibst du bei Stripe an, unserem Zahlungsdienst."
                : "Karte oder PayPal wählst du bei Stripe, unserem Zahlungsdienst."}{" "}
              Danach bist du gleich wieder hier.
            </p>
            <ButtonLink href={payUrl} icon={Lock} isWide className="mt-5">
              Weiter zur Zahlung
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}
