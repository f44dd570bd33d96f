import { Outlet, useParams } from "react-router"
import { LegalFooter } from "#app/legal-footer.tsx"
import { pageContext } from "#app/page-context.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { DRAFT_STEPS, isDraftStep } from "#features/flights/draft/draft.ts"
import { loadDraft, loadOpenDraft } from "#features/flights/server/load-draft-page.ts"
import { DraftScreen } from "#features/flights/ui/draft/draft-screen.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { SkipLink } from "#ui/skip-link.tsx"
import type { Route } from "./+types/create-flight"

/** The pilot's open draft, or the one of the flight in the address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const pilot = signedInPilot({ context, url })
  const { db } = context.get(pageContext)
  const { flightId } = params as { flightId?: string }
  if (flightId === undefined) return loadOpenDraft(db, pilot)
  const page = await loadDraft(db, pilot, idInPath(flightId, url))
  if (!page) throw pageNotFound(url)
  return page
}

export default function CreateFlightLayout({ loaderData }: Route.ComponentProps) {
  const { step = "" } = useParams()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DraftScreen
        // another draft is another form
        key={loaderData.path}
        productName={PRODUCT_NAME}
        page={loaderData}
        current={isDraftStep(step) ? step : DRAFT_STEPS[0]}
      >
        <Outlet />
      </DraftScreen>
      <footer className="border-t border-line bg-surface">
        <div className="mx-auto max-w-page px-gutter py-3">
          <LegalFooter opensNewTab />
        </div>
      </footer>
    </div>
  )
}
