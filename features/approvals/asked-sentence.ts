import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { RequestedAnswer } from "./approval-schemas.ts"

/** What whoever has asked reads: who decides now, or when it happens. */
export function askedSentence({ executesAt }: Pick<RequestedAnswer, "executesAt">): string {
  return executesAt
    ? `Niemand außer dir darf darüber entscheiden. Deshalb geschieht es erst am ${formatInstant(new Date(executesAt), HOME_ZONE)}; bis dahin kannst du es zurückziehen.`
    : "Eine zweite Person entscheidet. Du siehst es unter „Freigaben“."
}
