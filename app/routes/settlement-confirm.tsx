import { redirect } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { getSettlementSheet } from "#features/settlements/server/settlement-sheet.ts"
import {
  accountPath,
  costsPath,
  settlementPdfPath,
} from "#features/settlements/settlement-paths.ts"
import { ConfirmForm } from "#features/settlements/ui/confirm-form.tsx"
import { SettlementSteps } from "#features/settlements/ui/settlement-steps.tsx"
import { StatementPdfLink } from "#features/settlements/ui/statement-pdf-link.tsx"
import { SubmittedStatement } from "#features/settlements/ui/submitted-statement.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/settlement-confirm"

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  const flightId = idInPath(params.flightId, url)
  const sheet = await orNotFound(getSettlementSheet(db, pilot, flightId))
  // the costs come first
  if (sheet.actualCostCents === null) throw redirect(costsPath(flightId))
  return { sheet, actualCostCents: sheet.actualCostCents }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Abrechnung: Wer war dabei", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** The second page of a settlement: who came along, and the statement before it is handed in. */
export default function SettlementConfirm({ loaderData }: Route.ComponentProps) {
  const { sheet, actualCostCents } = loaderData
  return (
    <>
      <CockpitHeading
        title={sheet.isSubmitted ? "Deine Abrechnung" : "Wer war dabei?"}
        sentence={
          sheet.isSubmitted
            ? "Was deine Gäste von den Kosten tragen und wie weit das Geld ist."
            : "Ein letzter Blick, dann bekommen deine Gäste die Abrechnung."
        }
      />
      <div className="mt-6 grid gap-6 lg:mt-8">
        {sheet.isSubmitted ? (
          <div className="grid gap-5">
            <SubmittedStatement sheet={sheet} />
            <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-ui">
              <StatementPdfLink href={settlementPdfPath(sheet.flight.id)} />
              <TextLink href={accountPath(sheet.flight.id)}>Wohin geht das Geld?</TextLink>
            </p>
          </div>
        ) : (
          <>
            <SettlementSteps sheet={sheet} current="confirm" />
            <ConfirmForm sheet={sheet} actualCostCents={actualCostCents} />
          </>
        )}
      </div>
    </>
  )
}
