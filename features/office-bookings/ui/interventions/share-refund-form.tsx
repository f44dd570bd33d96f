import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import type { Resolver } from "react-hook-form"
import { z } from "zod"
import type { RequestedAnswer } from "#features/approvals/approval-schemas.ts"
import { askedSentence } from "#features/approvals/asked-sentence.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { refuseSplit } from "#features/bookings/office/part-refund.ts"
import { parseCents } from "#features/flights/draft/typed-values.ts"
import {
  refuseShareCut,
  type ShareRefundInput,
  type ShareRefundPreview,
  sayShareRefund,
  shareRefundNeedsSecondPerson,
  shareRefundOf,
  shareRefundSchema,
} from "#features/settlements/share-refund.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { formatEuro } from "#platform/money.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { callRefundShare } from "../office-booking-calls.ts"
import { InterventionForm } from "./intervention-form.tsx"
import { SplitField } from "./split-field.tsx"
import { splitIn, typedSplit } from "./typed-split.ts"

interface Values {
  cutCents: string
  toCardCents: string
  words: string
}

interface ShareRefundFormProps {
  bookingId: number
  preview: ShareRefundPreview
  close: () => void
}

/** Gives back a part of what a guest carries, at the cost of the pilot whose share is not released. */
export function ShareRefundForm({ bookingId, preview, close }: ShareRefundFormProps) {
  const requested = useRef<RequestedAnswer | null>(null)
  const { element, submit, field, watch, problem, isSubmitting } = useOfficeForm({
    resolver: zodResolver(schemaOf(preview), {
      error: validationMessages("de"),
    }) as unknown as Resolver<Values, unknown, ShareRefundInput>,
    defaultValues: { cutCents: "", toCardCents: "", words: "" },
    send: async (input: ShareRefundInput, intent) => {
      requested.current = (await callRefundShare(bookingId, input, intent)).requested
    },
    done: ({ shownRefundCents }) => {
      close()
      return requested.current
        ? { message: "Erstattung beantragt", description: askedSentence(requested.current) }
        : {
            message: `${formatEuro(shownRefundCents)} gehen zurück`,
            description: "Beide Seiten bekommen eine Mail.",
          }
    },
  })
  const cutCents = parseCents(watch("cutCents") ?? "")
  const isKnown = cutCents !== undefined && cutCents > 0 && !refuseShareCut(preview, cutCents)
  const refund = isKnown ? shareRefundOf(preview, cutCents) : undefined
  const toCardCents = typedSplit(watch("toCardCents"))
  const isForTwo = refund && shareRefundNeedsSecondPerson(preview, refund)
  const carried = `${formatSeatCount(preview.paid.seats)} zu je ${formatEuro(preview.seatShareCents)}`
  return (
    <InterventionForm
      element={element}
      title="Zulasten der Pilotenseite erstatten"
      problem={problem}
      happens={isKnown ? sayShareRefund(preview, cutCents, toCardCents) : []}
      reason={field("words")}
      reasonHint="Das liest die Pilotenseite, in der Mail und bei ihrer Auszahlung. Es steht auch im Verlauf."
      submitLabel={
        refund
          ? `${formatEuro(refund.more.totalCents)} ${isForTwo ? "beantragen" : "erstatten"}`
          : "Erstatten"
      }
      isDangerous
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...field("cutCents")}
        label="Vom Kostenanteil, je Platz"
        hint={`Nach der Abrechnung: ${carried}. Die Gebühr sinkt mit.`}
        suffix="€"
        inputMode="decimal"
      />
      <SplitField split={preview} cents={refund?.now.totalCents} field={field("toCardCents")} />
    </InterventionForm>
  )
}

/** What is typed as the command wants it, and the refusals that the page can already know. */
function schemaOf(preview: ShareRefundPreview) {
  return z
    .object({ cutCents: z.string(), toCardCents: z.string(), words: z.string() })
    .transform(({ cutCents, toCardCents, words }) => {
      const cents = parseCents(cutCents) ?? Number.NaN
      const isReadable = cents > 0 && !refuseShareCut(preview, cents)
      const shownRefundCents = isReadable ? shareRefundOf(preview, cents).now.totalCents : 0
      return {
        cutCents: cents,
        ...splitIn(toCardCents),
        words,
        shownRefundCents,
        shownShareCents: preview.shareCents,
      }
    })
    .pipe(shareRefundSchema)
    .superRefine(({ cutCents, shownRefundCents, toCardCents }, context) => {
      const message = refuseShareCut(preview, cutCents)
      if (message) context.addIssue({ code: "custom", path: ["cutCents"], message })
      const noSplit = refuseSplit(preview, shownRefundCents, toCardCents)
      if (noSplit) context.addIssue({ code: "custom", path: ["toCardCents"], message: noSplit })
    })
}
