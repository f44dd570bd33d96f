import { z } from "zod"
import { EMAIL_INVALID } from "#features/users/core/email-address.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { isRealDay } from "#platform/days.ts"
import { line, lines } from "#platform/text-input.ts"
import { DELIVERIES } from "./delivery.ts"
import { isMotif, type VoucherMotif } from "./voucher-motifs.ts"
import { isVoucherValue } from "./voucher-value.ts"
import { MAX_GREETING_LENGTH, MAX_NAME_LENGTH } from "./voucher-view.ts"

const WHOLE_EUROS = "Wähle einen Betrag von 25 bis 1.000 €, in ganzen Euro."

/** Somebody types a code. */
export const codeSchema = z.object({ code: line(40, "Bitte gib den Code ein.") })

export const voucherOrderSchema = z
  .object({
    valueCents: z.number({ error: WHOLE_EUROS }).refine(isVoucherValue, WHOLE_EUROS),
    motif: z.custom<VoucherMotif>(isMotif, "Wähle ein Motiv."),
    recipientName: line(MAX_NAME_LENGTH).min(1, "Für wen ist der Gutschein?"),
    senderName: line(MAX_NAME_LENGTH).min(1, "Von wem ist er?"),
    greeting: lines(MAX_GREETING_LENGTH),
    delivery: z.enum(DELIVERIES, "Wähle, wie der Gutschein ankommt."),
    /** ISO day; only where it is delivered on a day. */
    deliverOn: line(10),
    /** Only where it is delivered by mail. */
    recipientEmail: line(254).toLowerCase(),
  })
  // said together with everything else that is missing
  .refine((input) => input.delivery !== "date" || isRealDay(input.deliverOn), {
    path: ["deliverOn"],
    when: ({ value }) => isDelivery(value),
    error: "Wähle einen Tag.",
  })
  .refine(
    (input) => input.delivery === "print" || emailSchema.safeParse(input.recipientEmail).success,
    {
      path: ["recipientEmail"],
      when: ({ value }) => isDelivery(value),
      error: EMAIL_INVALID,
    },
  )

function isDelivery(value: unknown): boolean {
  const delivery = z.object({
    delivery: z.enum(DELIVERIES),
    deliverOn: z.string(),
    recipientEmail: z.string(),
  })
  return delivery.safeParse(value).success
}
export type VoucherOrderInput = z.output<typeof voucherOrderSchema>
