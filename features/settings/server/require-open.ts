import { DomainError } from "#platform/errors.ts"
import { featuresSetting } from "../descriptions/features-setting.ts"
import { closedSentence, type Feature } from "../feature.ts"
import { currentValue } from "./current-settings.ts"

/** Whether an operator has left it open; for what waits instead of refusing somebody. */
export function isOpen(feature: Feature): boolean {
  return closedSentence(currentValue(featuresSetting), feature) === undefined
}

/** Refuses what an operator has closed; the button asks the same (`useClosed`). */
export function requireOpen(feature: Feature): void {
  const sentence = closedSentence(currentValue(featuresSetting), feature)
  if (sentence) throw new DomainError("closed-for-now", "invalid", sentence)
}
