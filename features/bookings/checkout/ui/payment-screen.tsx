import { useState } from "react"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { checkoutPath } from "../checkout-paths.ts"
import type { HoldView, OrderView, PaymentView, RenewalView } from "../checkout-view.ts"
import { CheckoutFrame } from "./checkout-frame.tsx"
import { HoldNotice } from "./hold-notice.tsx"
import { HostedPayment } from "./hosted-payment.tsx"
import { foldOfOrder, OrderSummary } from "./order-summary.tsx"
import { RenewHold } from "./renew-hold.tsx"
import { TrialPayment } from "./trial-payment.tsx"

interface PaymentScreenProps {
  payment: PaymentView
  order: OrderView
  hold: HoldView | null
  renewal: RenewalView
  /** The seats are not held at the checkout: the booking is confirmed, and its payment is due. */
  isDue: boolean
}

/** The payment of an order: at the trial provider, or on the way to a page outside. */
export function PaymentScreen({ payment, order, hold, renewal, isDue }: PaymentScreenProps) {
  const [hasEnded, setHasEnded] = useState(false)
  const current = hasEnded ? null : hold
  const isProposal = order.flight.proposed !== null
  const isWaiting = payment.step === "waiting"
  const isTrial = payment.provider === "trial"
  const isOpen = isDue || current !== null
  return (
    <CheckoutFrame
      bar={
        !isWaiting &&
        !isDue && (
          <HoldNotice
            seats={order.seats}
            isProposal={isProposal}
            hold={current}
            action={
              current && (
                <RenewHold
                  key={current.until}
                  checkoutRef={order.ref}
                  hold={current}
                  renewal={renewal}
                />
              )
            }
            onEnd={() => setHasEnded(true)}
          />
        )
      }
      summary={<OrderSummary order={order} />}
      fold={foldOfOrder(order)}
    >
      <h1 className="text-title">
        {isWaiting ? "Zahlung unterwegs" : isTrial ? "Probezahlung" : "Bezahlen"}
      </h1>
      <div className="mt-5 grid gap-6">
        {!isOpen && !isWaiting && (
          <Notice
            tone="warn"
            title="Die Zeit ist um."
            isAlert={hasEnded}
            action={
              <ButtonLink href={checkoutPath(order.ref)} size="small" variant="secondary">
                Zurück zur Kasse
              </ButtonLink>
            }
          >
            {isTrial
              ? `${whatLatePaymentDoes(order)} Sonst wird nichts abgebucht.`
              : "Abgebucht ist nichts. An der Kasse kannst du es gleich noch einmal versuchen."}
          </Notice>
        )}
        {isTrial ? (
          <TrialPayment payment={payment} />
        ) : (
          (isOpen || isWaiting) && <HostedPayment payment={payment} />
        )}
      </div>
    </CheckoutFrame>
  )
}

function whatLatePaymentDoes({ seats, flight }: OrderView): string {
  if (flight.proposed) {
    return "Zahlst du jetzt noch, geht dein Vorschlag trotzdem hinaus, solange das Angebot offen ist."
  }
  const what = seats === 1 ? "deinen Platz" : "deine Plätze"
  return `Zahlst du jetzt noch, holen wir ${what} zurück, falls niemand schneller war.`
}
