import { zodResolver } from "@hookform/resolvers/zod"
import { type FormEvent, useMemo, useState } from "react"
import { type FieldErrors, set, useForm } from "react-hook-form"
import { useNavigate, useRevalidator } from "react-router"
import type { z } from "zod"
import { type Order, orderSchema } from "#features/bookings/core/booking-schemas.ts"
import { api } from "#platform/api-client.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { checkoutCallPath } from "../checkout-paths.ts"
import type { RefusedOrder } from "../checkout-view.ts"
import { removeSavedOrder } from "./saved-order.ts"

export type OrderInput = z.input<typeof orderSchema>

const resolver = zodResolver(orderSchema, { error: validationMessages("de") })
const FIELDS =
  /^(people|people\.\d\.(name|weightKg|luggageKg|guardianName)|hasConsent|hasGuardianConsent|message)$/

interface SentOrder {
  // another checkout in the same tab is another intent
  ref: string
  order: Order & { shownTotalCents: number; creditCents: number }
}

interface OrderOptions {
  /** The checkout that is shown, and therefore ordered. */
  checkoutRef: string
  /** What counts now; a changed price is said by the server, never silently taken. */
  totalCents: number
  /** What of it vouchers pay, as it is shown. */
  creditCents: number
  isSignedIn: boolean
  refused: RefusedOrder | undefined
  /** The server says that the hold has run out. */
  onHoldOver: () => void
}

/** The order's form: the server's own schema before sending, the server's sentences after. */
export function useOrder({
  checkoutRef,
  totalCents,
  creditCents,
  isSignedIn,
  refused,
  onHoldOver,
}: OrderOptions) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const [failure, setFailure] = useState(refused?.failure)
  const [isAddressMissing, setIsAddressMissing] = useState(false)
  const errors = useMemo(() => fieldErrors(refused?.fields ?? {}), [refused])
  const form = useForm<OrderInput, unknown, Order>({ resolver, shouldFocusError: false, errors })

  const { run } = useAction({
    send: ({ ref, order }: SentOrder, intent) =>
      api.post<{ paymentPath: string }>(`${checkoutCallPath(ref)}/order`, order, { intent }),
    done: ({ paymentPath }) => {
      removeSavedOrder(checkoutRef)
      return navigate(paymentPath)
    },
    failed: async (refusal) => {
      // the page's alert says it
      if (refusal.kind === "unreachable") return
      if (!showFieldErrors(refusal, form.setError, (property) => FIELDS.test(property))) {
        setFailure(refusal.text)
      }
      if (refusal.status === 410) onHoldOver()
      // signed out meanwhile: the page asks for the address again
      if (refusal.status === 401) await revalidator.revalidate()
    },
  })

  const submit = form.handleSubmit((values) => {
    setFailure(undefined)
    const order = { ...values, shownTotalCents: totalCents, creditCents }
    if (isSignedIn) return run({ ref: checkoutRef, order })
  })
  return {
    form,
    failure,
    isAddressMissing: isAddressMissing && !isSignedIn,
    submit: (event: FormEvent) => {
      setIsAddressMissing(!isSignedIn)
      return submit(event)
    },
  }
}

function fieldErrors(fields: Record<string, string>): FieldErrors<OrderInput> {
  const errors: FieldErrors<OrderInput> = {}
  for (const [property, message] of Object.entries(fields)) {
    set(errors, property, { type: "server", message })
  }
  return errors
}
