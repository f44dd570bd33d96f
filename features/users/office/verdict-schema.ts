import { z } from "zod"
import { lines } from "#platform/text-input.ts"

/** Beside a reason from the list. */
export const MAX_NOTE_LENGTH = 500

interface Outcomes<Passed extends string, Returned extends string, Reason extends string> {
  passed: Passed
  returned: Returned
  /** One of them is `other`, which says nothing by itself. */
  reasons: readonly Reason[]
}

/** What the back office decides about something that was handed in: it passes, or goes back with a reason. */
export function verdictSchema<
  Passed extends string,
  Returned extends string,
  Reason extends string,
>({ passed, returned, reasons }: Outcomes<Passed, Returned, Reason>) {
  const verdicts: readonly (Passed | Returned)[] = [passed, returned]
  return z
    .object({
      verdict: z.enum(verdicts),
      reason: z.enum(reasons, "Wähl einen Grund.").optional(),
      note: lines(MAX_NOTE_LENGTH).default(""),
    })
    .refine(({ verdict, reason }) => verdict === passed || reason !== undefined, {
      path: ["reason"],
      error: "Wähl einen Grund.",
    })
    .refine(({ verdict, reason, note }) => verdict === passed || reason !== "other" || note, {
      path: ["note"],
      error: "Schreib dazu, was fehlt.",
    })
}
