import { z } from "zod"
import { namedStartSchema } from "#features/bookings/core/booking-schemas.ts"
import { rowId } from "#platform/id-input.ts"
import { lines } from "#platform/text-input.ts"
import {
  CANCELLATION_REASONS,
  type CancellationReason,
  MAX_WORD_LENGTH,
} from "./cancellation-reasons.ts"
import { MAX_NEW_DATES } from "./new-dates.ts"

/** What the page showed; never what is paid out. */
export const expectedRefundSchema = z.object({ shownRefundCents: z.int().nonnegative() })

const REASONS = Object.keys(CANCELLATION_REASONS) as [CancellationReason, ...CancellationReason[]]

export const cancellationByPilotSchema = z.object({
  reason: z.enum(REASONS, { error: "Wähle einen Grund, „anderer Grund“ geht immer." }),
  word: lines(MAX_WORD_LENGTH),
})

export const newDatesSchema = cancellationByPilotSchema.extend({
  starts: z
    .array(namedStartSchema)
    .min(1, "Nenne mindestens einen Termin.")
    .max(MAX_NEW_DATES, "Mehr als drei Termine sind zu viel Auswahl."),
})

export const chosenDateSchema = z.object({ newDateId: rowId })

export type CancellationByPilot = z.output<typeof cancellationByPilotSchema>
export type NewDates = z.output<typeof newDatesSchema>
