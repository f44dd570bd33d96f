import { useState } from "react"
import { useNavigate } from "react-router"
import { api } from "#platform/api-client.ts"
import { useAction } from "#platform/use-action.ts"
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
  const [failure, setFailure] = useState(formerFailure)
  const navigate = useNavigate()
  const { run, isPending } = useAction({
    send: (input: { seats: number }, intent) => {
      const path = `${checkoutCallPath(checkoutRef)}/seats`
      return api.post<{ ref: string }>(path, input, { intent })
    },
    done: ({ ref }) => navigate(checkoutPath(ref), { replace: true, preventScrollReset: true }),
    failed: ({ kind, fields, text }) => {
      // of a network that is gone the page's alert tells
      if (kind === "refused") setFailure(fields.seats ?? text)
    },
  })
  if (maxSeats === 1) return null

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted === seats) return
        setFailure(undefined)
        void run({ seats: wanted })
      }}
      className="mb-6"
    >
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
