import { z } from "zod"
import { canonicalEmail, EMAIL_INVALID, EMAIL_MISSING } from "./email-address.ts"

/** An address as it comes in; leaves in its one canonical spelling. */
export const emailSchema = z
  .string(EMAIL_MISSING)
  .min(1, EMAIL_MISSING)
  .transform((text, context) => {
    const address = canonicalEmail(text)
    if (address !== undefined) return address
    context.addIssue({ code: "custom", message: EMAIL_INVALID })
    return z.NEVER
  })

/** An account as its owner sees it; what proves an identity never leaves the server. */
export const ownUserSchema = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  about: z.string(),
  languages: z.array(z.string()),
  photoId: z.uuid().nullable(),
  isPilot: z.boolean(),
  isAdmin: z.boolean(),
  hasPassword: z.boolean(),
  hasSubscribedNewsletter: z.boolean(),
  /** Kinds of mail that are switched off (`mail-kinds.ts`). */
  mutedMails: z.array(z.string()),
  /** Kinds of push that are switched off (`push-kinds.ts`). */
  mutedPushes: z.array(z.string()),
  /** With a masked IBAN: „DE89 •••• •••• •••• ••30 00“. */
  bankAccount: z
    .object({ accountHolder: z.string(), iban: z.string(), bic: z.string() })
    .nullable(),
})

export type OwnUser = z.output<typeof ownUserSchema>
