import { useEffect, useRef, useState } from "react"
import type { LoginState } from "#features/auth/sign-in/login-state.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { CheckoutView, RefusedOrder } from "../checkout-view.ts"
import { MEANS_OF_PAYMENT } from "../means-of-payment.ts"
import { CheckoutFrame } from "./checkout-frame.tsx"
import { CheckoutNotice } from "./checkout-notice.tsx"
import { HoldNotice } from "./hold-notice.tsx"
import { LeaveCheckout } from "./leave-checkout.tsx"
import { OrderForm } from "./order-form.tsx"
import { foldOfOrder, OrderSummary } from "./order-summary.tsx"
import { ProposedStart } from "./proposed-start.tsx"
import { RenewHold } from "./renew-hold.tsx"

interface CheckoutScreenProps {
  view: CheckoutView
  refused: RefusedOrder | undefined
  /** Why another number of people, posted without script, was not taken. */
  seatsFailure: string | undefined
  formerLogin: LoginState | undefined
}

/** The checkout of a flight. The form stays in the page when the hold ends or begins anew. */
export function CheckoutScreen({ view, refused, seatsFailure, formerLogin }: CheckoutScreenProps) {
  const { hold, credit } = view
  const [usesCredit, setUsesCredit] = useState(refused?.entries.usesCredit ?? true)
  const creditCents = credit.isFixed || usesCredit ? credit.usableCents : 0
  const order = { ...view.order, creditCents }
  const [endedRef, setEndedRef] = useState<string>()
  const [wasHeld] = useState(hold !== null)
  const isHoldOver = hold === null || endedRef === order.ref
  const end = () => setEndedRef(order.ref)
  const heading = useHeadingForLostFocus(order.ref)
  return (
    <CheckoutFrame
      bar={
        <HoldNotice
          seats={order.seats}
          isProposal={order.flight.proposed !== null}
          hold={isHoldOver ? null : hold}
          action={
            !isHoldOver && (
              <RenewHold
                key={hold.until}
                checkoutRef={order.ref}
                hold={hold}
                renewal={view.renewal}
              />
            )
          }
          onEnd={end}
        />
      }
      summary={<OrderSummary order={order} />}
      fold={foldOfOrder(order)}
    >
      <p className="mb-3">
        <TextLink href={order.addsTo?.path ?? flightPath(order.flight.id)}>
          {order.addsTo
            ? "Zurück zur Buchung"
            : order.flight.proposed
              ? "Zurück zum Angebot"
              : "Zurück zum Flug"}
        </TextLink>
      </p>
      {!isHoldOver && !order.isClaim && !order.flight.proposed && (
        <LeaveCheckout order={order} hold={hold} />
      )}
      <h1 ref={heading} tabIndex={-1} className="text-title">
        Noch ein paar Angaben
      </h1>
      <p className="mt-2 text-ink2">{MEANS_OF_PAYMENT[view.provider].atStart}</p>
      <div className="mt-5 grid gap-6">
        <ProposedStart order={order} />
        <CheckoutNotice
          view={view}
          isHoldOver={isHoldOver}
          keepsEntries={wasHeld || view.saved !== null || refused !== undefined}
        />
        <OrderForm
          key={order.flight.id}
          view={{ ...view, order }}
          usesCredit={usesCredit}
          onCreditChange={setUsesCredit}
          isHoldOver={isHoldOver}
          refused={refused}
          seatsFailure={seatsFailure}
          formerLogin={formerLogin}
          onHoldOver={end}
        />
      </div>
    </CheckoutFrame>
  )
}

// the button that made the seats anew is gone, and with it the focus
function useHeadingForLostFocus(ref: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const former = useRef(ref)
  useEffect(() => {
    if (former.current !== ref && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
    former.current = ref
  }, [ref])
  return heading
}
