import { z } from "zod"
import { verbatim } from "#platform/text-input.ts"

const CODE_NEEDED = "Bitte gib den Code ein"

/** Six digits of the app, or a recovery code. */
export const factorSchema = z.object({ code: verbatim(100, CODE_NEEDED).min(1, CODE_NEEDED) })

export const appCodeSchema = z.object({
  code: z.string({ error: CODE_NEEDED }).regex(/^\d{6}$/, { error: CODE_NEEDED }),
})

/** A key for an app, as text and as the picture that it scans. */
export const appSetupSchema = z.object({
  secret: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
})

export type AppSetup = z.output<typeof appSetupSchema>

export const newRecoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** How a sign-in can go on whose second factor is missing. */
export const pendingViewSchema = z.object({
  hasApp: z.boolean(),
  hasPasskeys: z.boolean(),
  /** In the demo world: what its app would show. */
  demoCode: z.string().nullable(),
  /** Whether lost factors can be given up by mail, and when that ends where it has begun. */
  canRecover: z.boolean(),
  recoveryDueAt: z.iso.datetime().nullable(),
})

export type PendingView = z.output<typeof pendingViewSchema>

/** What the settings show of it. */
export interface SecondFactorView {
  appSince: string | null
  /** Whether a sign-in asks for it, so that recovery codes are worth something. */
  asksAtSignIn: boolean
  recoveryCodesLeft: number
}
