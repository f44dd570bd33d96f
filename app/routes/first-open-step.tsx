import { redirect } from "react-router"
import { loadOwnDraft } from "#app/load-own-draft.ts"
import { stepPath } from "#features/flights/draft/draft.ts"
import { firstOpenStep } from "#features/flights/draft/draft-page.ts"
import type { Route } from "./+types/first-open-step"

/** The address of a draft leads to where writing goes on. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await loadOwnDraft({ context, url }, params)
  throw redirect(stepPath(page.path, firstOpenStep(page)))
}

// a route without a component would answer the bare text instead of the error page
export default function FirstOpenStep() {
  return null
}
