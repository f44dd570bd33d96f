import { CalendarPlus, FlaskConical } from "lucide"
import type { ReactNode } from "react"
import { useRevalidator } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { ShareFlight } from "#features/flights/core/ui/share-flight.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { bookedCalendarPath, orderedPath } from "../checkout-paths.ts"
import type { OrderedStage } from "../checkout-stage.ts"
import type { OrderedView } from "../checkout-view.ts"
import { CheckoutFrame } from "./checkout-frame.tsx"
import { NextSteps, newsOf } from "./next-steps.tsx"
import { OrderSummary } from "./order-summary.tsx"
import { Ticket } from "./ticket.tsx"
import { useWaiting } from "./use-waiting.ts"
import { WaitingNote } from "./waiting-note.tsx"

interface OrderedScreenProps {
  view: OrderedView
  /** To the conversation with whoever is at the controls. */
  ask: ReactNode
}

/** After paying: what is so now, its ticket, what happens next, and what to do with it. */
export function OrderedScreen({ view, ask }: OrderedScreenProps) {
  const { order, stage, shareUrl } = view
  const revalidator = useRevalidator()
  const hasGivenUp = useWaiting(stage === "paid", revalidator.revalidate)
  const { title, text, steps } = newsOf(view)
  return (
    <CheckoutFrame
      summary={<OrderSummary order={order} totalLabel={TOTAL_LABELS[stage]} isFlightKnown />}
    >
      <h1 className="text-title">{title}</h1>
      {stage === "paid" ? (
        <div className="mt-4">
          <WaitingNote hasGivenUp={hasGivenUp} href={orderedPath(order.ref)}>
            {text}
          </WaitingNote>
        </div>
      ) : (
        <p role="status" className="mt-3 max-w-text text-lead text-ink2">
          {text}
        </p>
      )}
      {stage !== "too_late" && (
        <div className="mt-7">
          <Ticket view={view} />
        </div>
      )}
      {/* in pairs, so that none stands alone in the next row */}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <div className={PAIR}>
          <WaysOn stage={stage} checkoutRef={order.ref} flightId={order.flight.id} />
        </div>
        {stage !== "too_late" && (
          <div className={PAIR}>
            {ask}
            <ShareFlight
              title={order.flight.title}
              url={shareUrl}
              label="Flug teilen"
              variant="quiet"
            />
          </div>
        )}
      </div>
      <NextSteps steps={steps} />
      {view.provider === "trial" && (
        <div className="mt-9">
          <Notice icon={FlaskConical}>Probezahlung: Hier fließt kein Geld.</Notice>
        </div>
      )}
    </CheckoutFrame>
  )
}

const PAIR = "grid gap-3 sm:flex sm:flex-wrap sm:items-start"

const TOTAL_LABELS: Record<OrderedStage, string> = {
  confirmed: "Bezahlt",
  requested: "Reserviert",
  paid: "Reserviert",
  too_late: "Wieder frei",
}

interface WaysOnProps {
  stage: OrderedStage
  checkoutRef: string
  flightId: number
}

function WaysOn({ stage, checkoutRef, flightId }: WaysOnProps) {
  if (stage === "too_late") {
    return (
      <>
        <ButtonLink href="/de/suche">Andere Flüge ansehen</ButtonLink>
        <ButtonLink href={flightPath(flightId)} variant="secondary">
          Zurück zum Flug
        </ButtonLink>
      </>
    )
  }
  if (stage === "confirmed") {
    return (
      <>
        <ButtonLink
          href={bookedCalendarPath(checkoutRef)}
          reloadDocument
          download
          icon={CalendarPlus}
        >
          In den Kalender
        </ButtonLink>
        <ButtonLink href="/de/cockpit" variant="secondary">
          Zum Cockpit
        </ButtonLink>
      </>
    )
  }
  return <ButtonLink href="/de/cockpit">Zum Cockpit</ButtonLink>
}
