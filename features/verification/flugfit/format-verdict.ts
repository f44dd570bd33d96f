import type { FlugfitVerdict, RuleState, RuleVerdict } from "./flugfit.ts"
import { RULE_STATES } from "./flugfit.ts"
import { formatCalendarDay } from "./format-rule.ts"

/** A state in one word, for badges. */
export const STATE_NAMES: Record<RuleState, string> = {
  ok: "flugfit",
  warning: "noch etwas zu tun",
  blocker: "nicht flugfit",
}

/** The verdict in one sentence. */
export function formatFlugfitVerdict({
  day,
  state,
}: Pick<FlugfitVerdict, "day" | "state">): string {
  const on = formatCalendarDay(day)
  if (state === "ok") return `Am ${on} darfst du Gäste mitnehmen.`
  if (state === "warning") return `Für ${on} ist noch etwas zu tun.`
  return `Am ${on} darfst du keine Gäste mitnehmen.`
}

/** What needs doing first; otherwise as the rules come. */
export function bySeverity(rules: readonly RuleVerdict[]): RuleVerdict[] {
  const gravity = ({ state }: RuleVerdict) => RULE_STATES.indexOf(state)
  return rules.toSorted((one, other) => gravity(other) - gravity(one))
}
