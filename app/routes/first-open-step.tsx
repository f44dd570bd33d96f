import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { firstOpenStep } from "#features/flights/draft/draft-page.ts"
import { loadDraft, loadOpenDraft } from "#features/flights/server/load-draft-page.ts"
import type { Route } from "./+types/first-open-step"

/** The address of a draft leads to where writing goes on. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const pilot = signedInPilot({ context, url })
  const { db } = context.get(pageContext)
  const { flightId } = params as { flightId?: string }
  const page =
    flightId === undefined
      ? await loadOpenDraft(db, pilot)
      : await loadDraft(db, pilot, idInPath(flightId, url))
  if (!page) throw pageNotFound(url)
  throw redirect(`${page.path}/${firstOpenStep(page)}`)
}

// a route without a component would answer the bare text instead of the error page
export default function FirstOpenStep() {
  return null
}
