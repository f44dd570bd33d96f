/** What somebody may be in the back office; a person may be several at once. */
export const OFFICE_ROLES = ["support", "finance", "trust-and-safety", "content", "owner"] as const
export type OfficeRole = (typeof OFFICE_ROLES)[number]

/** Who does something: a signed-in person, or the system itself (timers, webhooks). */
export interface UserActor {
  kind: "user"
  userId: number
  isPilot: boolean
  /** Whether the back office is open to them now. */
  isAdmin: boolean
  /** What they are there, while it is open to them; `isAdmin` says no more than that it is anything. */
  officeRoles?: readonly OfficeRole[]
  /** It would be, if they proved their second factor. */
  awaitsFactor?: boolean
  /** The session through which they act, where a request brought them here. */
  sessionId?: string
  /** When they last proved in it who they are. */
  provenAt?: Date
  /** It is not they who ask: somebody of the back office sees the product as they do, and may do nothing. */
  view?: PersonView
  /** The browser still shows somebody else's view, which is over: of whom, where that is known. */
  viewOver?: { userId: number | null }
}

/** A look at the product as one person has it. */
interface PersonView {
  id: string
  /** Who looks. */
  viewerId: number
  endsAt: Date
}

export interface SystemActor {
  kind: "system"
}

export type Actor = UserActor | SystemActor

export const SYSTEM: SystemActor = { kind: "system" }

/** The part in which an actor takes a step; stored with every event. */
export type ActorRole = "passenger" | "pilot" | "system" | "admin"
