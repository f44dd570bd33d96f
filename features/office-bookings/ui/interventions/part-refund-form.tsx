import { zodResolver } from "@hookform/resolvers/zod"
import type { Resolver } from "react-hook-form"
import { z } from "zod"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import {
  type PartRefundInput,
  type PartRefundPreview,
  partRefundSchema,
  refundOfCut,
  refuseCut,
  refuseSplit,
  sayPartRefund,
} from "#features/bookings/office/part-refund.ts"
import { parseCents } from "#features/flights/draft/typed-values.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { formatEuro } from "#platform/money.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { callRefundPart } from "../office-booking-calls.ts"
import { InterventionForm } from "./intervention-form.tsx"
import { SplitField } from "./split-field.tsx"
import { splitIn, typedSplit } from "./typed-split.ts"

interface Values {
  cutCents: string
  toCardCents: string
  reason: string
}

interface PartRefundFormProps {
  bookingId: number
  preview: PartRefundPreview
  close: () => void
}

/** Gives back a part of what was paid, before the flight is settled. */
export function PartRefundForm({ bookingId, preview, close }: PartRefundFormProps) {
  const { element, submit, field, watch, problem, isSubmitting } = useOfficeForm({
    resolver: zodResolver(schemaOf(preview), {
      error: validationMessages("de"),
    }) as unknown as Resolver<Values, unknown, PartRefundInput>,
    defaultValues: { cutCents: "", toCardCents: "", reason: "" },
    send: (input: PartRefundInput, intent) => callRefundPart(bookingId, input, intent),
    done: ({ shownRefundCents }) => {
      close()
      return {
        message: `${formatEuro(shownRefundCents)} gehen zurück`,
        description: "Beide Seiten bekommen eine Mail.",
      }
    },
  })
  const cutCents = parseCents(watch("cutCents") ?? "")
  const isKnown = cutCents !== undefined && cutCents > 0 && !refuseCut(preview, cutCents)
  const refund = isKnown ? refundOfCut(preview, cutCents) : undefined
  const toCardCents = typedSplit(watch("toCardCents"))
  const paid = `${formatSeatCount(preview.seats)} zu je ${formatEuro(preview.seatPriceCents)}`
  return (
    <InterventionForm
      element={element}
      title="Teil erstatten"
      problem={problem}
      happens={isKnown ? sayPartRefund(preview, cutCents, toCardCents) : []}
      reason={field("reason")}
      submitLabel={refund ? `${formatEuro(refund.totalCents)} erstatten` : "Teil erstatten"}
      isDangerous
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...field("cutCents")}
        label="Vom Kostenanteil, je Platz"
        hint={`Bezahlt: ${paid}. Die Gebühr sinkt mit.`}
        suffix="€"
        inputMode="decimal"
      />
      <SplitField split={preview} cents={refund?.totalCents} field={field("toCardCents")} />
    </InterventionForm>
  )
}

/** What is typed as the command wants it, and the refusals that the page can already know. */
function schemaOf(preview: PartRefundPreview) {
  return z
    .object({ cutCents: z.string(), toCardCents: z.string(), reason: z.string() })
    .transform(({ cutCents, reason, ...typed }) => {
      const cents = parseCents(cutCents) ?? Number.NaN
      const isReadable = cents > 0 && !refuseCut(preview, cents)
      const shownRefundCents = isReadable ? refundOfCut(preview, cents).totalCents : 0
      const shownSeatPriceCents = preview.seatPriceCents
      const split = splitIn(typed.toCardCents)
      return { cutCents: cents, ...split, reason, shownRefundCents, shownSeatPriceCents }
    })
    .pipe(partRefundSchema)
    .superRefine(({ cutCents, shownRefundCents, toCardCents }, context) => {
      const message = refuseCut(preview, cutCents)
      if (message) context.addIssue({ code: "custom", path: ["cutCents"], message })
      const noSplit = refuseSplit(preview, shownRefundCents, toCardCents)
      if (noSplit) context.addIssue({ code: "custom", path: ["toCardCents"], message: noSplit })
    })
}
