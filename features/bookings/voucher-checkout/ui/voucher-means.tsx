import { CreditCard, Landmark } from "lucide"
import { VOUCHER_MEANS } from "#features/bookings/checkout/means-of-payment.ts"
import type { PaymentMeans } from "#features/payments/payment.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"

const ICONS = { card: CreditCard, sepa: Landmark } as const

/** How a voucher is paid; what a debit means is said before it is ordered. */
export function VoucherMeans({ chosen }: { chosen: PaymentMeans }) {
  return (
    <div className="group">
      <RadioCardGroup legend="Womit zahlst du?" isLegendHidden>
        {VOUCHER_MEANS.map(({ value, title, detail }) => (
          <RadioCard
            key={value}
            name="means"
            value={value}
            title={title}
            detail={detail}
            defaultChecked={value === chosen}
            aside={<Icon shape={ICONS[value]} className="shrink-0 text-ink3" />}
          />
        ))}
      </RadioCardGroup>
      <p className="mt-3 hidden text-small text-ink2 group-has-[[value=sepa]:checked]:block">
        Deine IBAN gibst du auf der Seite des Zahlungsdienstes ein, wir sehen sie nie. Mit dem
        Mandat darf er den Betrag einmal von deinem Konto einziehen. Binnen acht Wochen kannst du
        ihn dir von deiner Bank erstatten lassen. Ist das Geld am Tag der Zustellung noch nicht da,
        kommt der Gutschein an, sobald es da ist.
      </p>
    </div>
  )
}
