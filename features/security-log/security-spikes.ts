import type { SecurityKind } from "#platform/security-kinds.ts"
import type { SecurityFigure } from "./security-list.ts"

/*
 * More than this within an hour is no accident any more: somebody should look. A town of a hundred thousand
 * people who mistype now and then stays far below.
 */
export const MAX_AN_HOUR = {
  wrong_password: 200,
  wrong_code: 200,
  wrong_proof: 50,
  wrong_factor: 50,
  sign_in_limited: 100,
  session_reused: 5,
  // also what has vanished since a link to it was sent
  access_refused: 300,
  limit_hit: 500,
  made_admin: 2,
} as const satisfies Partial<Record<SecurityKind, number>>

export interface SecuritySpike extends SecurityFigure {
  max: number
}

/** Which kinds have come more often in an hour than they ever should, the worst first. */
export function securitySpikes(lastHour: readonly SecurityFigure[]): SecuritySpike[] {
  const limits: Partial<Record<SecurityKind, number>> = MAX_AN_HOUR
  return lastHour
    .flatMap(({ kind, count }) => {
      const max = limits[kind]
      return max !== undefined && count > max ? [{ kind, count, max }] : []
    })
    .toSorted((one, other) => other.count / other.max - one.count / one.max)
}
