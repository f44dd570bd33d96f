import { Outlet, useParams } from "react-router"
import { LegalFooter } from "#app/legal-footer.tsx"
import { loadOwnDraft } from "#app/load-own-draft.ts"
import { DRAFT_STEPS, isDraftStep } from "#features/flights/draft/draft.ts"
import { DraftScreen } from "#features/flights/ui/draft/draft-screen.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { SkipLink } from "#ui/skip-link.tsx"
import type { Route } from "./+types/create-flight"

/** The pilot's open draft, or the one of the flight in the address. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadOwnDraft({ context, url }, params)
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
