import { type ReactNode, useEffect, useRef } from "react"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { CheckoutView } from "../checkout-view.ts"
import { RenewSeats } from "./renew-seats.tsx"

interface CheckoutNoticeProps {
  view: CheckoutView
  isHoldOver: boolean
  /** A page that was loaded after the hold finds nothing of what was typed before. */
  keepsEntries: boolean
}

/** What happened since the checkout was opened: the time ran out, or the payment is not done. */
export function CheckoutNotice({ view, isHoldOver, keepsEntries }: CheckoutNoticeProps) {
  const { order, hold, payment } = view
  const isAlone = order.seats === 1
  const isProposal = order.flight.proposed !== null
  if (isHoldOver) {
    return (
      <Notice
        tone="warn"
        title="Die Zeit ist um."
        isAlert
        action={<RenewSeats order={order} renewal={view.renewal} />}
      >
        {isProposal
          ? "So lange galt der Preis."
          : `${isAlone ? "Dein Platz ist" : "Deine Plätze sind"} wieder für alle frei.`}
        {keepsEntries && " Was du eingetragen hast, bleibt hier stehen."}
      </Notice>
    )
  }
  if (!payment || !hold) return null
  if (payment.state === "open") {
    return (
      <Notice
        title="Deine Angaben sind gespeichert."
        action={
          <ButtonLink href={payment.path} size="small" variant="secondary">
            Zur Zahlung
          </ButtonLink>
        }
      >
        Es fehlt nur noch die Zahlung.
      </Notice>
    )
  }
  return (
    <FocusedNotice>
      <Notice
        tone="err"
        title={payment.state === "declined" ? "Karte abgelehnt." : "Zahlung abgebrochen."}
      >
        {isProposal ? "Dein Preis bleibt" : isAlone ? "Dein Platz bleibt" : "Deine Plätze bleiben"}{" "}
        noch {formatMinutesLeft(hold.secondsLeft)} gehalten. Abgebucht ist nichts. Deine Angaben
        stehen noch da, du kannst es gleich noch einmal versuchen.
      </Notice>
    </FocusedNotice>
  )
}

/** Coming back from the payment, this is the news. */
function FocusedNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}

function formatMinutesLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 120) return `${Math.floor(minutes / 60)} Stunden`
  if (minutes < 1) return "weniger als eine Minute"
  return minutes === 1 ? "1 Minute" : `${minutes} Minuten`
}
