import { z } from "zod"
import type { MailStatus } from "./outbox-list.ts"

/** Why the back office sends a mail again; the event keeps the ground and no free text. */
export const RESEND_GROUNDS = {
  not_arrived: "Die Mail kam nicht an",
  lost: "Versehentlich gelöscht",
  wish: "Auf Wunsch",
} as const

export const resendSchema = z.object({
  ground: z.enum(["not_arrived", "lost", "wish"], "Wähle einen Grund."),
})

export type ResendInput = z.output<typeof resendSchema>

/** More often than that nobody is written the same. */
export const MAX_TIMES_AGAIN = 3

/** Why a mail of former times cannot be sent. */
export const MAIL_TEXT_IS_DELETED =
  "Der Text dieser Mail ist nach 90 Tagen gelöscht. Sie lässt sich nicht mehr verschicken."

interface SentOnce {
  /** Only those of events are sent again: others let somebody in, or are made anew by who needs them. */
  kind: string
  status: MailStatus
  text: string
  containsCode: boolean
  /** It is itself what was sent again. */
  isCopy: boolean
}

/**
 * What has left, tells of something and holds no code that has long run out. A copy is not copied; what
 * could not be sent is retried instead.
 */
export function canResend(mail: SentOnce, timesAgain: number): boolean {
  const hasLeft = mail.status === "sent" || mail.status === "kept"
  const isLimited = timesAgain >= MAX_TIMES_AGAIN
  return (
    mail.kind === "event" &&
    hasLeft &&
    !mail.containsCode &&
    mail.text !== "" &&
    !mail.isCopy &&
    !isLimited
  )
}

/** The call that does. */
export function resendCallPath(number: number): string {
  return `/api/mails/${number}/resending`
}
