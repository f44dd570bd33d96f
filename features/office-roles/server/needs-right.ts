import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { OfficeAccess } from "#platform/server/endpoint.ts"
import { hasRight, type OfficeRight } from "../office-right.ts"
import { sentenceOfMissingRight } from "../office-role-labels.ts"

/** The access of a call of the back office: `access: needsRight("refunds.retry")`. */
export function needsRight(right: OfficeRight): OfficeAccess {
  return { right, refusalFor: (user) => refusalFor(user, right) }
}

/** Why somebody of the back office may not; undefined where they may. */
export function refusalFor(user: UserActor, right: OfficeRight): DomainError | undefined {
  if (hasRight(user, right)) return undefined
  return new DomainError("right-missing", "forbidden", sentenceOfMissingRight(right))
}
