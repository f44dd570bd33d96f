import type { PaymentView } from "#features/bookings/checkout/checkout-view.ts"
import { CheckoutFrame } from "#features/bookings/checkout/ui/checkout-frame.tsx"
import { HostedPayment } from "#features/bookings/checkout/ui/hosted-payment.tsx"
import { TrialPayment } from "#features/bookings/checkout/ui/trial-payment.tsx"
import { foldOfVoucher, VoucherCard } from "#features/vouchers/ui/voucher-card.tsx"
import type { VoucherOrderView } from "#features/vouchers/voucher-view.ts"

interface VoucherPaymentScreenProps {
  payment: PaymentView
  order: VoucherOrderView
}

/** The payment of a voucher: at the trial provider, or on the way to a page outside. */
export function VoucherPaymentScreen({ payment, order }: VoucherPaymentScreenProps) {
  const isTrial = payment.provider === "trial"
  return (
    <CheckoutFrame summary={<VoucherCard face={order.face} />} fold={foldOfVoucher(order)}>
      <h1 className="text-title">
        {payment.step === "waiting" ? "Zahlung unterwegs" : isTrial ? "Probezahlung" : "Bezahlen"}
      </h1>
      <div className="mt-5">
        {isTrial ? <TrialPayment payment={payment} /> : <HostedPayment payment={payment} />}
      </div>
    </CheckoutFrame>
  )
}
