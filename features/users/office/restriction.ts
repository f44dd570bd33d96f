import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"

/*
 * What the back office takes away from somebody: their account, a flight, a review or the reply to one, a message. It always comes
 * with a statement of reasons (DSA Art. 17), can be complained about (Art. 20) and can be lifted.
 */

export type RestrictedKind = "flight" | "profile" | "review" | "review_reply" | "message" | "memory"

/** What a restriction rests on. */
export const GROUNDS = {
  law: "Gesetz",
  terms: "Unsere Bedingungen",
} as const
export type Ground = keyof typeof GROUNDS

/** What was done, in the words that its author reads. */
export const RESTRICTION_LABELS: Record<RestrictedKind, string> = {
  profile:
    "Dein Konto ist gesperrt: Du kannst dich nicht anmelden, niemand sieht dein Profil, und deine Flüge nehmen keine Buchungen mehr an.",
  flight: "Dein Flug ist gesperrt: Außer dir sieht ihn niemand, und er kann nicht gebucht werden.",
  review: "Deine Bewertung ist ausgeblendet und zählt nicht mehr mit.",
  review_reply: "Deine Antwort auf eine Bewertung ist ausgeblendet; die Bewertung bleibt stehen.",
  message: "Deine Nachricht ist ausgeblendet: Außer dir kann sie niemand mehr lesen.",
  memory: "Dein Foto ist ausgeblendet: Es ist nicht mehr im Album des Flugs und nirgends zu sehen.",
}

interface Account {
  id: number
  isAdmin: boolean
}

/** The back office blocks everybody but its own people, and so nobody blocks themself. */
export function canBlock(actor: UserActor, account: Account): boolean {
  return hasRight(actor, "people.block") && !account.isAdmin && actor.userId !== account.id
}

/** Accounts of the back office are left alone. */
export const ADMINS_STAY = "Konten der Verwaltung lassen sich hier nicht sperren."
