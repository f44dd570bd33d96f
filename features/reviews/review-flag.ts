import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { days } from "#platform/duration.ts"
import type { ListQuery } from "#platform/list-address.ts"

/*
 * Praise that may be arranged. A timer finds pairs by what is stored anyway: who rated whom, how
 * old an account is, who bought the voucher that paid, from which network somebody signed in. A flag changes nothing and nobody but the back
 * office sees it; a person decides.
 */

/** What makes a pair look so, each with the rule in the words of the back office. */
export const FLAG_REASON_LABELS = {
  swapped: "Beide haben sich gegenseitig als Pilot:in gelobt",
  often: "Derselbe Gast lobt dieselbe Person oft",
  new_account: "Ein neues Konto lobt dieselbe Person mehrfach",
  paid_by_pilot: "Der Gast zahlte mit einem Gutschein, den die Person am Steuer gekauft hat",
  same_network: "Beide haben sich aus demselben kleinen Netz angemeldet",
} as const
export type ReviewFlagReason = keyof typeof FLAG_REASON_LABELS

export const FLAG_RULES = {
  /** Only so much praise counts as praise, and only for so long. */
  minStars: 4,
  withinDays: 365,
  /** Reviews by one guest about one pilot. */
  often: 3,
  /** The same by an account that was younger than this when it wrote. */
  newAccountDays: 30,
  oftenForNew: 2,
  /** A network from which more accounts sign in is a club's or a hotel's, and says nothing about two of them. */
  maxAccountsOfNetwork: 4,
} as const

export type ReviewFlagVerdict = "unobjectionable" | "hidden"

export const FLAG_VERDICT_LABELS: Record<ReviewFlagVerdict, string> = {
  unobjectionable: "Unbedenklich",
  hidden: "Ausgeblendet",
}

/** Nobody decides about reviews that they wrote or got. */
export function canDecideFlag(actor: UserActor, flag: { userIds: readonly number[] }): boolean {
  return hasRight(actor, "reviews.moderate") && !flag.userIds.includes(actor.userId)
}

/** To an admin whom it is about. */
export const OWN_FLAG =
  "Diese Bewertungen betreffen dich selbst. Über sie entscheidet jemand anders."

/** Within how many days a person should have looked at it. */
const DUE_DAYS = 14

export function reviewFlagDueAt(flaggedAt: Date): Date {
  return new Date(flaggedAt.getTime() + days(DUE_DAYS))
}

/** The back office's list of them. */
export const REVIEW_FLAG_LIST = {
  path: "/de/verwaltung/bewertungen",
  choices: { status: { offen: "Offen", entschieden: "Entschieden" } },
} as const

export type ReviewFlagQuery = ListQuery<typeof REVIEW_FLAG_LIST>

export const reviewFlagPath = (id: number) => `${REVIEW_FLAG_LIST.path}/${id}`

/** The call that decides. */
export const decideReviewFlagCallPath = (id: number) => `/api/review-flags/${id}/decision`

export interface ListedReviewFlag {
  id: number
  people: readonly [string, string]
  reasons: readonly ReviewFlagReason[]
  flaggedAt: string
  dueAt: string
  verdict: ReviewFlagVerdict | null
}

/** What was written between the two, as the back office reads it. */
export interface FlaggedReview {
  id: number
  flight: { id: number; title: string }
  from: string
  to: string
  stars: number
  text: string
  /** What the author told the back office alone. */
  noteToOffice: string
  publishedAt: string
  isHidden: boolean
}

/** A pair as the back office decides about it. */
export interface ReviewFlagSheet extends ListedReviewFlag {
  accounts: readonly { id: number; name: string; createdAt: string }[]
  reviews: readonly FlaggedReview[]
  decision: { verdict: ReviewFlagVerdict; note: string; decidedAt: string } | null
  mayDecide: boolean
  isOwn: boolean
}
