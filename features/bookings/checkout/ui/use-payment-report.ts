import { useRevalidator } from "react-router"
import { paymentCallPath } from "#features/payments/payment-paths.ts"
import { api } from "#platform/api-client.ts"
import type { PaymentView } from "../checkout-view.ts"
import { useWaiting } from "./use-waiting.ts"

/**
 * Waits until the provider's report of a payment has come, and reads the page anew.
 * @returns whether it has taken too long, and nobody looks any more
 */
export function usePaymentReport({ ref, step }: PaymentView): boolean {
  const revalidator = useRevalidator()
  return useWaiting(step === "waiting", async () => {
    const { status } = await api.get<{ status: string }>(paymentCallPath(ref), {
      isPolling: true,
    })
    if (status !== "created" && status !== "action_required") await revalidator.revalidate()
  })
}
