import { FileDown, FlaskConical } from "lucide"
import { useRevalidator } from "react-router"
import { deliveryInWords } from "#features/vouchers/ui/delivery-words.ts"
import { VoucherCard } from "#features/vouchers/ui/voucher-card.tsx"
import type { VoucherOrderView } from "#features/vouchers/voucher-view.ts"
import { ButtonLink } from "#ui/button-link.tsx"
import { Notice } from "#ui/notice.tsx"
import { CheckoutFrame } from "./checkout-frame.tsx"
import { useWaiting } from "./use-waiting.ts"
import { WaitingNote } from "./waiting-note.tsx"

interface VoucherOrderedScreenProps {
  order: VoucherOrderView
  isActive: boolean
}

/** After paying: how the voucher gets to whom it is for. */
export function VoucherOrderedScreen({ order, isActive }: VoucherOrderedScreenProps) {
  const revalidator = useRevalidator()
  const hasGivenUp = useWaiting(!isActive, revalidator.revalidate)
  const note = order.delivery === "print" ? "wird gerade gedruckt" : "steht in der Mail"
  return (
    <CheckoutFrame summary={<VoucherCard face={order.face} codeNote={note} />}>
      <h1 className="text-title">{isActive ? "Der Gutschein ist bezahlt" : "Fast geschafft"}</h1>
      {isActive ? (
        <p role="status" className="mt-3 max-w-text text-lead break-words text-ink2">
          {order.face.recipientName} bekommt ihn {deliveryInWords(order)}. Die Bestätigung geht an{" "}
          {order.buyerEmail}.
        </p>
      ) : (
        <div className="mt-4">
          <WaitingNote hasGivenUp={hasGivenUp} href="/de/kasse/erfolg">
            Wir warten auf die Bestätigung der Zahlung.
          </WaitingNote>
        </div>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        {isActive && order.delivery === "print" && (
          <ButtonLink href="/de/kasse/erfolg/gutschein.pdf" reloadDocument download icon={FileDown}>
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
      <div className="mt-9">
        <Notice icon={FlaskConical}>Probezahlung: Hier fließt kein Geld.</Notice>
      </div>
    </CheckoutFrame>
  )
}
