import type { Reading } from "./draft.ts"
import type { DraftFacts } from "./facts.ts"
import { startReading } from "./reading.ts"

/** The property of the problem that no field of a draft can solve. */
export const PAYOUT_PROPERTY = "payoutAccount"

const MISSING = {
  none: "Richte dein Auszahlungskonto ein: Sonst kann nach dem Flug kein Geld bei dir ankommen.",
  started: "Deinem Auszahlungskonto fehlen noch Angaben.",
  checking: "Dein Auszahlungskonto wird noch geprüft. Danach kann der Flug online gehen.",
} as const

/** Money that guests pay must be able to arrive; nothing is asked where no account is needed. */
export function judgePayout({ payout }: Pick<DraftFacts, "payout">): Reading<undefined> {
  const { refuse, end } = startReading("zusammenfassung")
  if (payout !== null && payout !== "ready") refuse(PAYOUT_PROPERTY, MISSING[payout])
  return end(() => undefined)
}
