import { Outlet, useParams } from "react-router"
import { loadOwnDraft } from "#app/load-own-draft.ts"
import { pageContext } from "#app/page-context.ts"
import { findAnsweredRequest } from "#features/flight-requests/server/find-answered-request.ts"
import { AnsweredRequest } from "#features/flight-requests/ui/answered-request.tsx"
import { DRAFT_STEPS, isDraftStep } from "#features/flights/draft/draft.ts"
import { DraftScreen } from "#features/flights/draft/ui/draft-screen.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { SkipLink } from "#ui/navigation/skip-link.tsx"
import { LegalFooter } from "../page-chrome/legal-footer.tsx"
import type { Route } from "./+types/create-flight"

/** The pilot's open draft, or the one of the flight in the address, and the Gesuch that it answers. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const draft = await loadOwnDraft({ context, url }, params)
  const { db } = context.get(pageContext)
  const { flightId } = draft
  const answered = flightId === null ? undefined : await findAnsweredRequest(db, flightId)
  return { draft, answered: answered ?? null }
}

export default function CreateFlightLayout({ loaderData }: Route.ComponentProps) {
  const { step = "" } = useParams()
  const { draft, answered } = loaderData
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DraftScreen
        // another draft is another form
        key={draft.path}
        productName={PRODUCT_NAME}
        page={draft}
        current={isDraftStep(step) ? step : DRAFT_STEPS[0]}
      >
        {answered ? (
          <AnsweredRequest request={answered}>
            <Outlet />
          </AnsweredRequest>
        ) : (
          <Outlet />
        )}
      </DraftScreen>
      <footer className="border-t border-line bg-surface">
        <div className="mx-auto max-w-page px-gutter py-3">
          <LegalFooter opensNewTab />
        </div>
      </footer>
    </div>
  )
}
