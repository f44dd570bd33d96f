import type { Ground } from "./restriction.ts"
import type { ListedUser } from "./user-list.ts"

/** A restriction with its reasons, as the back office reads it. */
export interface ShownRestriction {
  id: number
  ref: string
  title: string
  ground: Ground
  provision: string
  reasons: string
  createdAt: string
  liftedAt: string | null
  liftReasons: string
}

export interface AccountEvent {
  id: number
  text: string
  at: string
}

/** An account as the back office sees it. */
export interface UserSheet extends ListedUser {
  pilot: { licence: string; home: string | null } | null
  /** What the account is under now. */
  block: ShownRestriction | null
  restrictions: ShownRestriction[]
  /** What happened to the account, the newest first. */
  events: AccountEvent[]
  mayBlock: boolean
}
