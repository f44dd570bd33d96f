import type { z } from "zod"
import type { OfficeRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { Preview } from "../approval.ts"

/**
 * One kind of thing that takes a second person. Its room declares it, `server/approval-kinds.ts` lists it,
 * and the room's command asks by `requestApproval`.
 */
export interface ApprovalKind<Payload> {
  /** Kept with every request: `account-block`. */
  name: string
  /** Who may decide about it. */
  right: OfficeRight
  /** What is done, in numbers and words that are stored until it is. */
  payload: z.ZodType<Payload>
  /** One request at a time about the same thing; and whom it concerns, who has no say in it. */
  about(payload: Payload): { target: string; subjectId: number | null }
  /** What exactly will happen, without names; asked again before it does. */
  preview(db: Db, payload: Payload): Promise<Preview>
  /** Does it, with all guards of the command, in the transaction of the decision. */
  execute(tx: Db, by: Executor, payload: Payload): Promise<unknown>
}

export interface Executor {
  /** Who asked, with what they are in the back office now. */
  requester: UserActor
  approvalId: number
}

/** All kinds of all rooms. */
export type ApprovalKinds = readonly ApprovalKind<unknown>[]

/** The kind of a stored request. */
export function kindNamed(kinds: ApprovalKinds, name: string): ApprovalKind<unknown> {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`there is no approval kind ${name}`)
  return kind
}
