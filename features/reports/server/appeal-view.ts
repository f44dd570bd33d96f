import { RESTRICTION_LABELS } from "#features/users/office/restriction.ts"
import { clock } from "#platform/clock.ts"
import { type AppealCase, canAppeal, lastDayToAppeal } from "../appeal.ts"
import type { Contested } from "./find-appeal-case.ts"

/** What the page of a complaint shows to whoever holds its address. */
export function appealView(contested: Contested): AppealCase {
  const { side, ref, kind, title, reasons, decidedAt, isUndone, appeal } = contested
  return {
    side,
    ref,
    title,
    decision:
      side === "report"
        ? "Wir haben den Inhalt geprüft und lassen ihn stehen."
        : RESTRICTION_LABELS[kind],
    reasons,
    decidedAt: decidedAt.toISOString(),
    lastDay: lastDayToAppeal(decidedAt),
    isOpen: canAppeal({ decidedAt, isUndone, hasAppeal: appeal !== undefined }, clock.now()),
    isUndone,
    appeal: appeal
      ? {
          ref: appeal.ref,
          status: appeal.status,
          reasons: appeal.reasons,
          createdAt: appeal.createdAt.toISOString(),
          email: appeal.email,
        }
      : null,
  }
}
