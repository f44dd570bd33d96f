import { z } from "zod"
import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { minutes } from "#platform/duration.ts"
import { lines } from "#platform/text-input.ts"

/*
 * Somebody of the back office sees the product as one person does: for a while, with a reason that the person
 * reads, without what is hidden, and without being able to do anything.
 */

export const VIEW_MS = minutes(15)

export const READ_ONLY =
  "In dieser Ansicht lässt sich nichts ändern. Beende sie, dann bist du wieder du selbst."

export const NOT_SHOWN =
  "Das zeigt diese Ansicht nicht. Nachrichten, Nachweise, Gewichte, Bankdaten und Dateien sieht nur die Person selbst."

export const VIEW_OVER =
  "Die Ansicht ist zu Ende. Lade die Seite neu, dann bist du wieder du selbst."

interface Viewable {
  id: number
  /** Has any role in the back office. */
  isAdmin: boolean
  isBlocked: boolean
}

/** Whether somebody may see the product as a person does: never as others of the back office. */
export function canView(actor: UserActor, person: Viewable): boolean {
  return hasRight(actor, "people.view-as") && whyNotViewed(actor, person) === undefined
}

/** What of the person stands in the way, as a sentence; undefined where nothing does. */
export function whyNotViewed(
  { userId }: Pick<UserActor, "userId">,
  { id, isAdmin, isBlocked }: Viewable,
): string | undefined {
  if (id === userId) return "Das bist du selbst."
  if (isAdmin) return "Wer zur Verwaltung gehört, wird nicht so angesehen."
  if (isBlocked) return "Dieses Konto ist gesperrt und sieht von Aufwind nichts."
  return undefined
}

export const viewRequestSchema = z.object({
  reason: lines(300).min(10, "Schreib in einem Satz, warum. Die Person liest ihn."),
})
export type ViewRequest = z.output<typeof viewRequestSchema>

export const startedViewSchema = z.object({ endsAt: z.iso.datetime() })
export type StartedView = z.output<typeof startedViewSchema>
