import { useState } from "react"
import { useRevalidator } from "react-router"
import { parseKilograms } from "#features/bookings/core/kilograms.ts"
import { formatLuggage } from "#features/bookings/core/luggage.ts"
import { api } from "#platform/api-client.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { ExpectedPerson } from "../boarding-view.ts"
import { dayApiPath } from "../flight-day-paths.ts"

interface WeightFormProps {
  flightId: number
  person: ExpectedPerson
}

/** What somebody weighs, put right on the apron. */
export function WeightForm({ flightId, person }: WeightFormProps) {
  const { bookingId, position, name } = person
  const [isOpen, setIsOpen] = useState(false)
  const [weight, setWeight] = useState(String(person.weightKg ?? ""))
  const [luggage, setLuggage] = useState(String(person.luggageKg ?? ""))
  const revalidator = useRevalidator()
  const { run, isPending, failure } = useAction<object>({
    send: (body, intent) => api.post(dayApiPath(flightId, "weights"), body, { intent }),
    done: async () => {
      await revalidator.revalidate()
      setIsOpen(false)
    },
  })
  if (!isOpen) {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-ink2 tabular-nums">
        {person.weightKg === null
          ? "Gewicht nicht mehr gespeichert"
          : `${person.weightKg} kg, ${formatLuggage(person.luggageKg ?? 0)}`}
        <Button
          variant="text"
          size="small"
          aria-label={`Gewicht von ${name} ändern`}
          onClick={() => setIsOpen(true)}
        >
          Ändern
        </Button>
      </p>
    )
  }
  return (
    <form
      noValidate
      className="mt-3 grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        void run({
          bookingId,
          position,
          weightKg: parseKilograms(weight) ?? null,
          luggageKg: parseKilograms(luggage),
        })
      }}
    >
      <TextField
        label="Gewicht in kg"
        name={`weight-${bookingId}-${position}`}
        inputMode="numeric"
        value={weight}
        onChange={(event) => setWeight(event.currentTarget.value)}
        error={failure?.fields.weightKg}
      />
      <TextField
        label="Gepäck in kg"
        name={`luggage-${bookingId}-${position}`}
        inputMode="numeric"
        value={luggage}
        onChange={(event) => setLuggage(event.currentTarget.value)}
        error={failure?.fields.luggageKg}
      />
      <Button type="submit" variant="secondary" isPending={isPending} className="sm:mt-7">
        Speichern
      </Button>
    </form>
  )
}
