import { zodResolver } from "@hookform/resolvers/zod"
import type { Resolver } from "react-hook-form"
import { z } from "zod"
import { parseKilograms } from "#features/bookings/core/kilograms.ts"
import {
  type CorrectionInput,
  correctionSchema,
  sayCorrected,
  sayCorrection,
} from "#features/bookings/office/correction.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { callCorrect } from "../office-booking-calls.ts"
import { InterventionForm } from "./intervention-form.tsx"

interface Values {
  position: string
  name: string
  weightKg: string
  luggageKg: string
  reason: string
}

interface CorrectionFormProps {
  bookingId: number
  people: readonly { position: number; name: string }[]
  close: () => void
}

/** Puts right what a booking says of one person; what is left empty stays. */
export function CorrectionForm({ bookingId, people, close }: CorrectionFormProps) {
  const { element, submit, field, watch, problem, isSubmitting } = useOfficeForm({
    resolver: zodResolver(TYPED, { error: validationMessages("de") }) as unknown as Resolver<
      Values,
      unknown,
      CorrectionInput
    >,
    defaultValues: {
      position: String(people[0]?.position ?? ""),
      name: "",
      weightKg: "",
      luggageKg: "",
      reason: "",
    },
    send: (input: CorrectionInput, intent) => callCorrect(bookingId, input, intent),
    done: () => {
      close()
      return { message: "Angaben geändert", description: "Beide Seiten bekommen eine Mail." }
    },
  })
  const changes = changesOf({
    name: watch("name") ?? "",
    weightKg: watch("weightKg") ?? "",
    luggageKg: watch("luggageKg") ?? "",
  })
  const isAny = sayCorrected(changes) !== ""
  return (
    <InterventionForm
      element={element}
      title="Angaben ändern"
      problem={problem}
      happens={isAny ? sayCorrection(changes) : []}
      reason={field("reason")}
      submitLabel="Angaben ändern"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    >
      <p className="text-ui text-ink2">
        Was leer bleibt, bleibt, wie es ist. Gewichte sieht nur die Pilotenseite, auch das alte.
      </p>
      <Select
        {...field("position")}
        label="Wer"
        options={people.map(({ position, name }) => ({ value: String(position), label: name }))}
      />
      <TextField {...field("name")} label="Richtiger Name" isOptional autoComplete="off" />
      <TextField
        {...field("weightKg")}
        label="Richtiges Gewicht"
        isOptional
        suffix="kg"
        inputMode="numeric"
      />
      <TextField
        {...field("luggageKg")}
        label="Richtiges Gepäck"
        isOptional
        suffix="kg"
        inputMode="numeric"
      />
    </InterventionForm>
  )
}

interface Changes {
  name?: string | undefined
  weightKg?: number | undefined
  luggageKg?: number | undefined
}

function changesOf({
  name,
  weightKg,
  luggageKg,
}: Pick<Values, "name" | "weightKg" | "luggageKg">): Changes {
  const kilograms = { weightKg: parseKilograms(weightKg), luggageKg: parseKilograms(luggageKg) }
  return {
    ...(name.trim() !== "" && { name }),
    ...(kilograms.weightKg !== undefined && { weightKg: kilograms.weightKg }),
    ...(kilograms.luggageKg !== undefined && { luggageKg: kilograms.luggageKg }),
  }
}

const TYPED = z
  .object({
    position: z.string(),
    name: z.string(),
    weightKg: z.string(),
    luggageKg: z.string(),
    reason: z.string(),
  })
  .transform(({ position, reason, ...typed }) => ({
    position: Number(position),
    reason,
    ...changesOf(typed),
  }))
  .pipe(correctionSchema)
