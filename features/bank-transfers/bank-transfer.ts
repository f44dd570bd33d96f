import { z } from "zod"
import { electronicIban, ibanProblem } from "#features/users/core/iban.ts"
import { MAX_LENGTHS } from "#features/users/core/profile-rules.ts"
import { addDays, isRealDay } from "#platform/days.ts"
import { line } from "#platform/text-input.ts"

/*
 * A transfer from the operator's own bank account: `waiting` until it is in a file for the bank, `filed`
 * until somebody says what became of it. One that came back makes room for another.
 */

export type BankTransferStatus = "waiting" | "filed" | "done" | "returned" | "dropped"

export const STATUS_LABELS: Readonly<Record<BankTransferStatus, string>> = {
  waiting: "wartet auf eine Datei",
  filed: "bei der Bank",
  done: "ausgeführt",
  returned: "zurückgekommen",
  dropped: "verworfen",
}

/** What the back office may say of a transfer: of one that waits that it is not needed, of one at the bank how it went. */
export const OUTCOMES = ["done", "returned", "dropped"] as const
export type BankTransferOutcome = (typeof OUTCOMES)[number]

export function canSettle(status: BankTransferStatus, outcome: BankTransferOutcome): boolean {
  return outcome === "dropped" ? status === "waiting" : status === "filed"
}

/** What is typed: to whose account. */
export const refundAccountSchema = z.object({
  holder: line(MAX_LENGTHS.accountHolder).min(1, "Gib an, wem das Konto gehört."),
  iban: line(42)
    .transform(electronicIban)
    .superRefine((iban, context) => {
      const problem = ibanProblem(iban)
      if (problem) context.addIssue({ code: "custom", message: problem })
    }),
})

export const bankTransferSchema = refundAccountSchema.extend({ flagId: z.int().positive() })

export type BankTransferInput = z.output<typeof bankTransferSchema>

export const transferFileSchema = z.object({
  executeOn: line(10).refine(isRealDay, "Wähl einen Tag aus."),
})

export const outcomeSchema = z.object({ outcome: z.enum(OUTCOMES) })

/** Banks pay on weekdays; the day after tomorrow's file is read in time. */
export function nextBankDay(today: string): string {
  const day = addDays(today, 1)
  const weekday = new Date(`${day}T12:00Z`).getUTCDay()
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

/** How far ahead a bank takes a day. */
export const MAX_DAYS_AHEAD = 30

export const BANK_TRANSFERS_PATH = "/de/verwaltung/ueberweisungen"

export function transferFilePath(id: number): string {
  return `${BANK_TRANSFERS_PATH}/datei.xml?nr=${id}`
}
