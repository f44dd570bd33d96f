import { api } from "#platform/api-client.ts"
import type { AnswersOf } from "../answers.ts"
import type { DraftStep } from "../draft.ts"
import type { HandedIn, HandInScope, SavedDraft } from "../draft-input.ts"

/** `flightId` null: the first answer, which makes the draft. */
export function callSaveStep<S extends DraftStep>(
  flightId: number | null,
  step: { step: S; version: number; answers: AnswersOf<S> },
): Promise<SavedDraft> {
  // nobody pressed anything: the page itself says that it is not saved yet
  const options = { isPolling: true }
  if (flightId === null) return api.post<SavedDraft>("/api/drafts", step, options)
  return api.put<SavedDraft>(`/api/drafts/${flightId}`, step, options)
}

export function callHandIn(
  flightId: number,
  scope: HandInScope,
  intent: string,
): Promise<HandedIn> {
  return api.post<HandedIn>(`/api/drafts/${flightId}/hand-in?scope=${scope}`, undefined, { intent })
}

export function callRemoveDraft(flightId: number): Promise<void> {
  return api.delete(`/api/drafts/${flightId}`)
}

export function callCloseDraft(flightId: number, intent: string): Promise<void> {
  return api.post(`/api/drafts/${flightId}/set-aside`, undefined, { intent })
}
