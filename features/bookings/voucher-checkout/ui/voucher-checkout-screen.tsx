import { Form, useNavigation } from "react-router"
import type { OpenPayment } from "#features/bookings/checkout/checkout-view.ts"
import { MEANS_FOR_VOUCHERS } from "#features/bookings/checkout/means-of-payment.ts"
import { CheckoutFrame } from "#features/bookings/checkout/ui/checkout-frame.tsx"
import { NumberedBlock } from "#features/bookings/checkout/ui/numbered-block.tsx"
import type { CardProviderName, PaymentMeans } from "#features/payments/payment.ts"
import { formatDelivery } from "#features/vouchers/ui/format-delivery.ts"
import { foldOfVoucher, lastDay, VoucherCard } from "#features/vouchers/ui/voucher-card.tsx"
import type { VoucherOrderView } from "#features/vouchers/voucher-view.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { VoucherMeans } from "./voucher-means.tsx"

interface VoucherCheckoutScreenProps {
  view: {
    order: VoucherOrderView
    accountEmail: string | null
    payment: OpenPayment | null
    provider: CardProviderName
    means: PaymentMeans
    changePath: string
  }
  refused:
    | { buyerEmail: string; means: PaymentMeans; fields: FieldErrors; failure?: string }
    | undefined
}

/** The checkout of a voucher: where the confirmation goes, and paying. */
export function VoucherCheckoutScreen({ view, refused }: VoucherCheckoutScreenProps) {
  const { order, accountEmail, payment, provider } = view
  const means = refused?.means ?? view.means
  const isSending = useNavigation().state === "submitting"
  return (
    <CheckoutFrame summary={<VoucherCard face={order.face} />} fold={foldOfVoucher(order)}>
      <h1 className="text-title">Ein Gutschein, fast fertig</h1>
      <p className="mt-2 text-ink2">{MEANS_FOR_VOUCHERS[provider]}</p>
      <Form method="post" noValidate className="mt-5 grid gap-6">
        <input type="hidden" name="intent" value="voucher" />
        <input type="hidden" name="shownTotalCents" value={order.face.valueCents} />
        <PaymentNotice payment={payment} />
        <NumberedBlock number={1} title="Wohin geht die Bestätigung?" id="wohin">
          {accountEmail === null ? (
            <TextField
              type="email"
              inputMode="email"
              name="buyerEmail"
              label="Deine E-Mail-Adresse"
              hint="Dorthin kommen Bestellung und Zahlung. Ein Konto brauchst du nicht."
              autoComplete="email"
              maxLength={254}
              defaultValue={refused?.buyerEmail ?? order.buyerEmail}
              error={refused?.fields.buyerEmail}
            />
          ) : (
            <p className="text-ui text-ink2">
              An <strong className="font-semibold break-all">{accountEmail}</strong>, die Adresse
              deines Kontos.
            </p>
          )}
        </NumberedBlock>
        <NumberedBlock number={2} title="Bezahlen" id="bezahlen">
          <VoucherMeans chosen={means} />
          <p className="mt-4 text-small text-ink2">
            Mit Guthaben lässt sich kein Gutschein kaufen.
          </p>
          <div className="mt-5 grid gap-4">
            <VoucherEssentials order={order} />
            {refused?.failure && (
              <Notice tone="err" isAlert>
                {refused.failure}
              </Notice>
            )}
            <Button type="submit" isWide isPending={isSending}>
              Zahlungspflichtig bestellen
            </Button>
          </div>
          <VoucherTerms />
        </NumberedBlock>
      </Form>
      <div className="mt-5">
        <TextLink href={view.changePath}>Gutschein ändern</TextLink>
      </div>
    </CheckoutFrame>
  )
}

function PaymentNotice({ payment }: { payment: OpenPayment | null }) {
  if (!payment) return null
  if (payment.state === "open") {
    return (
      <Notice
        title="Es fehlt nur noch die Zahlung."
        action={
          <ButtonLink href={payment.path} size="small" variant="secondary">
            Zur Zahlung
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Notice
      tone="err"
      isAlert
      title={payment.state === "declined" ? "Zahlung abgelehnt." : "Zahlung abgebrochen."}
    >
      Abgebucht ist nichts. Du kannst es gleich noch einmal versuchen.
    </Notice>
  )
}

/** What is ordered for how much, directly above the button (§ 312j Abs. 2 BGB). */
function VoucherEssentials({ order }: { order: VoucherOrderView }) {
  const { face } = order
  return (
    <div className="rounded-panel bg-sunken px-4.5 py-4 text-ui">
      <p className="break-words">
        Fluggutschein über {formatEuro(face.valueCents)} für {face.recipientName}
      </p>
      <p className="mt-0.5 text-small break-words text-ink2">
        {formatDelivery(order)}. Gültig bis {lastDay(face.validUntil)}, für jeden Flug hier.
      </p>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <strong className="font-semibold">Du zahlst jetzt</strong>
        <strong className="shrink-0 text-[1.25rem] leading-tight font-semibold tabular-nums">
          {formatEuro(face.valueCents)}
        </strong>
      </p>
      <p className="mt-0.5 text-small text-ink2">
        Gesamtpreis, ohne Gebühr. USt fällt erst an, wenn der Gutschein einen Flug bezahlt.
      </p>
    </div>
  )
}

/** What holds for the order, below the button. */
function VoucherTerms() {
  return (
    <p className="mt-3 text-small text-ink3">
      Es gelten die{" "}
      <TextLink href="/de/agb" isInline target="_blank">
        AGB
        <VisuallyHidden> (neuer Tab)</VisuallyHidden>
      </TextLink>
      . Du kannst den Kauf binnen 14 Tagen ohne Gründe{" "}
      <TextLink href="/de/widerruf" isInline target="_blank">
        widerrufen
        <VisuallyHidden> (neuer Tab)</VisuallyHidden>
      </TextLink>
      , solange der Gutschein für keinen Flug verwendet ist.
    </p>
  )
}
