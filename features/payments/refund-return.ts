import { days } from "#platform/duration.ts"

/*
 * A refund that was done and came back: whoever paid says how it should go. Without an answer it is tried
 * once more by itself, and what comes back then is a person's to decide.
 */

/** `bank_transfer`: the back office has transferred it by the operator's bank. */
export type ReturnChoice = "same_means" | "credit" | "bank_transfer"

export const RETURN_CHOICE_LABELS: Record<ReturnChoice, string> = {
  same_means: "noch einmal auf demselben Weg",
  credit: "als Guthaben",
  bank_transfer: "auf ein Bankkonto überwiesen",
}

/** Until when a guest may answer before it is tried once more by itself. */
export function answerDueAt(returnedAt: Date): Date {
  return new Date(returnedAt.getTime() + days(7))
}
