import { days } from "#platform/duration.ts"

/*
 * What the law wants to know of who gets money here (PStTG, in Europe DAC7), and what follows where somebody
 * does not say it (§ 23): two reminders, and not before 60 days and no later than 180 after the first asking
 * payouts are withheld, until the details are there.
 */

export interface TaxDetails {
  /** As it was when they said it: the report has to be made even where the account has gone since. */
  firstName: string
  lastName: string
  /** ISO day. */
  birthDate: string
  taxId: string
  street: string
  postCode: string
  city: string
  /** ISO 3166, two letters: where they live and pay their taxes. */
  country: string
}

/** When somebody was asked, and what has happened since. */
export interface TaxRequest {
  requestedAt: Date
  remindedAt: Date | null
  remindedAgainAt: Date | null
  withheldAt: Date | null
  givenAt: Date | null
}

const FIRST_REMINDER_MS = days(21)
const SECOND_REMINDER_MS = days(42)
/** „nicht aber vor Ablauf von 60 Tagen“ (§ 23 PStTG). */
const WITHHOLD_MS = days(60)
/** Between the second reminder and what follows there is always time to answer. */
const LAST_WORD_MS = days(14)

export type TaxStep = "remind" | "remind_again" | "withhold"

/** What is due about somebody who was asked; null where nothing is. */
export function taxStepDue(request: TaxRequest, now: Date): TaxStep | null {
  const { requestedAt, remindedAt, remindedAgainAt, withheldAt, givenAt } = request
  if (givenAt || withheldAt) return null
  const asked = now.getTime() - requestedAt.getTime()
  if (!remindedAt) return asked >= FIRST_REMINDER_MS ? "remind" : null
  // after a pause of the server nobody gets both reminders on the same day
  const since = now.getTime() - remindedAt.getTime()
  if (!remindedAgainAt) {
    return asked >= SECOND_REMINDER_MS && since >= LAST_WORD_MS ? "remind_again" : null
  }
  return now >= withheldFrom({ requestedAt, remindedAgainAt }) ? "withhold" : null
}

/** From when on payouts wait for who has not answered. */
export function withheldFrom({
  requestedAt,
  remindedAgainAt,
}: Pick<TaxRequest, "requestedAt" | "remindedAgainAt">): Date {
  const earliest = requestedAt.getTime() + WITHHOLD_MS
  const lastWord = (remindedAgainAt?.getTime() ?? 0) + LAST_WORD_MS
  return new Date(Math.max(earliest, lastWord))
}
