import { pageContext } from "#app/page-context.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import { guests } from "#features/bookings/changes/server/guests.ts"
import type { DraftPage } from "#features/flights/draft/draft-page.ts"
import { loadDraft, loadOpenDraft } from "#features/flights/publishing/server/load-draft-page.ts"
import { DomainError } from "#platform/errors.ts"

/** The pilot's open draft, or that of the flight in the address; one that may not be changed says why. */
export async function loadOwnDraft(
  call: PageCall,
  { flightId }: { flightId?: string | undefined },
): Promise<DraftPage> {
  const pilot = signedInPilot(call)
  const { db } = call.context.get(pageContext)
  if (flightId === undefined) return loadOpenDraft(db, pilot)
  try {
    const page = await loadDraft(db, pilot, idInPath(flightId, call.url), guests)
    if (page) return page
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== "invalid") throw error
    throw new Response(error.message, { status: 400, statusText: "Bad Request" })
  }
  throw pageNotFound(call.url)
}
