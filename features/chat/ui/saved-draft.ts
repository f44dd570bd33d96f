/*
 * What somebody has typed and not sent stays in its tab, also when the session ends under their hands:
 * whoever signs in again goes on where they were. It is found by its author alone.
 */

const PREFIX = "aufwind-entwurf-"

/** Of somebody who is not signed in: a question that is sent after the sign-in. */
export const NOBODY = 0

export interface Draft {
  text: string
  /** What the server has not confirmed, under the names by which a repeat is the same message. */
  unsent: { key: string; text: string }[]
}

const EMPTY: Draft = { text: "", unsent: [] }

/** @param of a conversation's number, or what a question is about */
export function findDraft(userId: number, of: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(userId, of)) ?? "null")
    return isDraft(stored) ? stored : EMPTY
  } catch {
    return EMPTY
  }
}

export function saveDraft(userId: number, of: string, change: Partial<Draft>): void {
  const draft = { ...findDraft(userId, of), ...change }
  const name = nameOf(userId, of)
  try {
    if (draft.text === "" && draft.unsent.length === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // a browser that keeps nothing: a reload begins anew
  }
}

/** Whoever signs out takes everything along; whoever signs in finds nothing of others. */
export function removeDrafts(except?: number): void {
  try {
    const kept = [NOBODY, except].map((userId) => `${PREFIX}${userId}-`)
    for (const name of Object.keys(sessionStorage)) {
      const isKept = except !== undefined && kept.some((prefix) => name.startsWith(prefix))
      if (name.startsWith(PREFIX) && !isKept) sessionStorage.removeItem(name)
    }
  } catch {
    // nothing is kept there
  }
}

function nameOf(userId: number, of: string): string {
  return `${PREFIX}${userId}-${of}`
}

// by hand: a visitor's first page with a question field does not bring a library for it
function isDraft(stored: unknown): stored is Draft {
  const { text, unsent } = (stored ?? {}) as Partial<Record<keyof Draft, unknown>>
  return typeof text === "string" && Array.isArray(unsent) && unsent.every(isMessage)
}

function isMessage(stored: unknown): boolean {
  const { key, text } = (stored ?? {}) as Record<string, unknown>
  return typeof key === "string" && typeof text === "string"
}
