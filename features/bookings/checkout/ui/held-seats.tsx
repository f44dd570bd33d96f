import { type FormEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { api, newIdempotencyKey } from "#platform/api-client.ts"
import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import { Button } from "#ui/buttons/button.tsx"
import { FieldError } from "#ui/forms/field.tsx"
import { NumberStepper } from "#ui/forms/number-stepper.tsx"
import { checkoutCallPath, checkoutPath } from "../checkout-paths.ts"

interface HeldSeatsProps {
  /** The checkout in which they are held. */
  checkoutRef: string
  seats: number
  /** How many could be held instead. */
  maxSeats: number
  formerFailure: string | undefined
}

/** More or fewer people at the checkout: the price follows, the time that is left stays. */
export function HeldSeats({ checkoutRef, seats, maxSeats, formerFailure }: HeldSeatsProps) {
  const [wanted, setWanted] = useState(seats)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState(formerFailure)
  const last = useRef({ seats: 0, intent: "" })
  const navigate = useNavigate()
  if (maxSeats === 1) return null

  async function change(event: FormEvent) {
    event.preventDefault()
    if (isPending || wanted === seats) return
    setIsPending(true)
    setFailure(undefined)
    if (last.current.seats !== wanted) last.current = { seats: wanted, intent: newIdempotencyKey() }
    try {
      const { intent } = last.current
      const path = `${checkoutCallPath(checkoutRef)}/seats`
      const { ref } = await api.post<{ ref: string }>(path, { seats: wanted }, { intent })
      last.current = { seats: 0, intent: "" }
      await navigate(checkoutPath(ref), { replace: true, preventScrollReset: true })
    } catch (error) {
      // the page's alert says it
      if (error instanceof NetworkFailure) return
      if (!(error instanceof ApiFailure)) throw error
      setFailure(error.fields.seats ?? error.message)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <form method="post" onSubmit={(event) => void change(event)} className="mb-6">
      <input type="hidden" name="intent" value="seats" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-56 flex-1 rounded-panel border border-line2 px-4 sm:max-w-72">
          <NumberStepper
            label="Personen"
            name="seats"
            value={wanted}
            onChange={setWanted}
            max={maxSeats}
            isBare
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          isPending={isPending}
          className={wanted === seats ? "invisible noscript:visible" : undefined}
        >
          Übernehmen
        </Button>
      </div>
      <FieldError id="plaetze-fehler" error={failure} />
    </form>
  )
}
