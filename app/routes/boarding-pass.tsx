import { Form, useNavigation } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { orNotFound, pageNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { keptUntil } from "#features/checklists/checklist.ts"
import { PrintButton } from "#features/checklists/ui/print-button.tsx"
import { useKeptPages } from "#features/checklists/ui/use-kept-pages.ts"
import { boardingPath, passPath } from "#features/flight-day/flight-day-paths.ts"
import { boardByForm } from "#features/flight-day/server/board-by-form.ts"
import { findPass } from "#features/flight-day/server/find-pass.ts"
import { walletLinksOf } from "#features/flight-day/server/wallet-links.ts"
import { PASS_NEWS, PassCard } from "#features/flight-day/ui/pass-card.tsx"
import { WalletLinks } from "#features/flight-day/ui/wallet-links.tsx"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Route } from "./+types/boarding-pass"

/** Whoever holds the address of a pass sees it; what it opens changes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const pass = await findPass(db, user, url.searchParams.get("t") ?? "")
  if (!pass) throw pageNotFound(url)
  return { pass, wallets: await walletLinksOf(pass) }
}

/** The pilot of its flight checks its people in. */
export async function action({ context, url }: Route.ActionArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  await orNotFound(boardByForm(db, pilot, url.searchParams.get("t") ?? ""))
  return null
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Bordkarte", isPrivate: true })

export default function BoardingPass({ loaderData }: Route.ComponentProps) {
  const { pass, wallets } = loaderData
  const { state, reader, flight, token } = pass
  const isBusy = useNavigation().state !== "idle"
  const isKept = useKeptPages([passPath(token)], {
    until: keptUntil(pass.day.expectedArrivesAt),
    isForAnyone: true,
  })
  return (
    <>
      <h1 className="text-h2">Bordkarte</h1>
      <div className="mt-5 grid gap-4">
        {state !== "valid" && (
          <Notice tone={state === "used" ? "ok" : "warn"} title={PASS_NEWS[state].title}>
            {PASS_NEWS[state].text}
          </Notice>
        )}
        {reader === "other-pilot" && (
          <Notice tone="warn" title="Nicht dein Flug.">
            Einchecken kann damit nur, wer diesen Flug fliegt.
          </Notice>
        )}
        <PassCard pass={pass}>
          {reader === "pilot" && state === "valid" && (
            <Form method="post" action={passPath(token)} className="mt-5 grid">
              <Button type="submit" isPending={isBusy}>
                Einchecken
              </Button>
            </Form>
          )}
        </PassCard>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-ui print:hidden">
        {reader === "pilot" && (
          <ButtonLink href={boardingPath(flight.id)} variant="secondary">
            Zur Liste
          </ButtonLink>
        )}
        {reader === "passenger" && (
          <ButtonLink href={flightRoomPath(flight.id)} variant="secondary">
            Zu deinem Flug
          </ButtonLink>
        )}
        <WalletLinks {...wallets} />
        <PrintButton />
        {isKept && <span className="text-small text-ink2">Öffnet auch ohne Netz.</span>}
      </p>
    </>
  )
}
