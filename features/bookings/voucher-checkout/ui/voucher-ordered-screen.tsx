import { FileDown, FlaskConical } from "lucide"
import { useRevalidator } from "react-router"
import { orderedPath, printedVoucherPath } from "#features/bookings/checkout/checkout-paths.ts"
import { CheckoutFrame } from "#features/bookings/checkout/ui/checkout-frame.tsx"
import { useWaiting } from "#features/bookings/checkout/ui/use-waiting.ts"
import { WaitingNote } from "#features/bookings/checkout/ui/waiting-note.tsx"
import { paymentPath } from "#features/payments/payment-paths.ts"
import { VoucherCard } from "#features/vouchers/ui/voucher-card.tsx"
import type { VoucherOrderView } from "#features/vouchers/voucher-view.ts"
import { formatIsoDay } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { VoucherStage } from "../voucher-stage.ts"

interface VoucherOrderedScreenProps {
  checkoutRef: string
  order: VoucherOrderView
  stage: Extract<VoucherStage, "processing" | "paid" | "active">
  /** The trial payment, where it was one: no money moves, and one plays its end oneself. */
  trialRef: string | null
}

const TITLES = {
  processing: "Deine Lastschrift läuft",
  paid: "Fast geschafft",
  active: "Der Gutschein ist bezahlt",
} as const

/** After paying: how the voucher gets to whom it is for. */
export function VoucherOrderedScreen(props: VoucherOrderedScreenProps) {
  const { checkoutRef, order, stage, trialRef } = props
  const revalidator = useRevalidator()
  const hasGivenUp = useWaiting(stage === "paid", revalidator.revalidate)
  return (
    <CheckoutFrame summary={<VoucherCard face={order.face} codeNote={codeNote(order, stage)} />}>
      <h1 className="text-title">{TITLES[stage]}</h1>
      {stage === "paid" ? (
        <div className="mt-4">
          <WaitingNote hasGivenUp={hasGivenUp} href={orderedPath(checkoutRef)}>
            Wir warten auf die Bestätigung der Zahlung.
          </WaitingNote>
        </div>
      ) : (
        <p role="status" className="mt-3 max-w-text text-lead break-words text-ink2">
          {stage === "processing" ? whileDebited(order) : nowActive(order)}
        </p>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        {stage === "active" && order.delivery === "print" && (
          <ButtonLink
            href={printedVoucherPath(checkoutRef)}
            reloadDocument
            download
            icon={FileDown}
          >
            PDF laden
          </ButtonLink>
        )}
        <ButtonLink href="/de/suche" variant="secondary">
          Flüge ansehen
        </ButtonLink>
        <ButtonLink href="/de/fluggutschein-verschenken" variant="quiet">
          Noch einen verschenken
        </ButtonLink>
      </div>
      {trialRef && (
        <div className="mt-9">
          <Notice
            icon={FlaskConical}
            action={
              stage === "processing" && (
                <ButtonLink
                  href={`${paymentPath(trialRef)}?zurueck=bank`}
                  size="small"
                  variant="secondary"
                >
                  Bank spielen
                </ButtonLink>
              )
            }
          >
            Probezahlung: Hier fließt kein Geld.
          </Notice>
        </div>
      )}
    </CheckoutFrame>
  )
}

function nowActive(order: VoucherOrderView): string {
  if (order.delivery === "print") {
    return `Der Gutschein für ${order.face.recipientName} kommt als PDF zum Drucken per Mail an ${order.buyerEmail}.`
  }
  const when = order.deliverOn ? `am ${formatIsoDay(order.deliverOn)} um 08:00 Uhr` : "jetzt"
  return `${order.face.recipientName} bekommt ihn ${when} per Mail mit PDF, an ${order.recipientEmail}. Die Bestätigung geht an ${order.buyerEmail}.`
}

function whileDebited({ buyerEmail, delivery, face }: VoucherOrderView): string {
  const then = delivery === "print" ? "kommt als PDF zu dir" : `geht an ${face.recipientName}`
  return `Bis das Geld da ist, dauert es meist drei bis sechs Bankarbeitstage. Dann gilt der Gutschein und ${then}. Wie es ausgeht, schreiben wir dir an ${buyerEmail}.`
}

function codeNote({ delivery }: VoucherOrderView, stage: VoucherStage): string {
  if (stage === "processing") return "kommt, wenn das Geld da ist"
  return delivery === "print" ? "wird gerade gedruckt" : "steht in der Mail"
}
