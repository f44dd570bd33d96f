import { useState } from "react"
import { ButtonLink } from "#ui/button-link.tsx"
import { Notice } from "#ui/notice.tsx"
import type { HoldView, OrderView, PaymentView } from "../checkout-view.ts"
import { CheckoutFrame } from "./checkout-frame.tsx"
import { HoldNotice } from "./hold-notice.tsx"
import { OrderSummary } from "./order-summary.tsx"
import { TrialPayment } from "./trial-payment.tsx"

interface PaymentScreenProps {
  payment: PaymentView
  order: OrderView
  hold: HoldView | null
}

/** The payment of an order, with the trial provider in the part of card and bank. */
export function PaymentScreen({ payment, order, hold }: PaymentScreenProps) {
  const [hasEnded, setHasEnded] = useState(false)
  const current = hasEnded ? null : hold
  const isProposal = order.flight.proposed !== null
  const isWaiting = payment.step === "waiting"
  return (
    <CheckoutFrame
      bar={
        !isWaiting && (
          <HoldNotice
            seats={order.seats}
            isProposal={isProposal}
            hold={current}
            onEnd={() => setHasEnded(true)}
          />
        )
      }
      summary={<OrderSummary order={order} />}
    >
      <h1 className="text-title">{isWaiting ? "Zahlung unterwegs" : "Probezahlung"}</h1>
      <div className="mt-5 grid gap-6">
        {!current && !isWaiting && (
          <Notice
            tone="warn"
            title="Die 15 Minuten sind um."
            isAlert={hasEnded}
            action={
              <ButtonLink href="/de/kasse" size="small" variant="secondary">
                Zurück zur Kasse
              </ButtonLink>
            }
          >
            {isProposal
              ? "Zahlst du jetzt noch, geht dein Vorschlag trotzdem hinaus, solange das Angebot offen ist."
              : `Zahlst du jetzt noch, holen wir ${order.seats === 1 ? "deinen Platz" : "deine Plätze"} zurück, falls niemand schneller war.`}{" "}
            Sonst wird nichts abgebucht.
          </Notice>
        )}
        <TrialPayment payment={payment} />
      </div>
    </CheckoutFrame>
  )
}
