import { zodResolver } from "@hookform/resolvers/zod"
import { type FormEvent, useMemo, useRef, useState } from "react"
import { type FieldErrors, set, useForm } from "react-hook-form"
import { useNavigate, useRevalidator } from "react-router"
import type { z } from "zod"
import { type Order, orderSchema } from "#features/bookings/core/booking-schemas.ts"
import { api, newIdempotencyKey } from "#platform/api-client.ts"
import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { checkoutCallPath } from "../checkout-paths.ts"
import type { RefusedOrder } from "../checkout-view.ts"
import { removeSavedOrder } from "./saved-order.ts"

export type OrderInput = z.input<typeof orderSchema>

const resolver = zodResolver(orderSchema, { error: validationMessages("de") })
const FIELDS =
  /^(people|people\.\d\.(name|weightKg|luggageKg|guardianName)|hasConsent|hasGuardianConsent|message)$/

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
  const intent = useRef({ content: "", key: "" })
  const errors = useMemo(() => fieldErrors(refused?.fields ?? {}), [refused])
  const form = useForm<OrderInput, unknown, Order>({ resolver, shouldFocusError: false, errors })

  async function send(values: Order) {
    setFailure(undefined)
    if (!isSignedIn) return
    const order = { ...values, shownTotalCents: totalCents, creditCents }
    const content = JSON.stringify({ checkoutRef, order })
    if (intent.current.content !== content) intent.current = { content, key: newIdempotencyKey() }
    try {
      const { paymentPath } = await api.post<{ paymentPath: string }>(
        `${checkoutCallPath(checkoutRef)}/order`,
        order,
        { intent: intent.current.key },
      )
      removeSavedOrder(checkoutRef)
      await navigate(paymentPath)
    } catch (error) {
      await refuse(error)
    }
  }

  async function refuse(error: unknown) {
    // the page's alert says it
    if (error instanceof NetworkFailure) return
    if (!(error instanceof ApiFailure)) throw error
    if (!showFieldErrors(error, form.setError, (property) => FIELDS.test(property))) {
      setFailure(error.message)
    }
    if (error.status === 410) onHoldOver()
    // signed out meanwhile: the page asks for the address again
    if (error.status === 401) await revalidator.revalidate()
  }

  const submit = form.handleSubmit(send)
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
