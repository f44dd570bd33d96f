import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listReportedYears } from "#features/dac7/server/tax-messages.ts"
import { findTaxDetails, findTaxState } from "#features/dac7/server/tax-requests.ts"
import type { TaxDetailsInput } from "#features/dac7/tax-details-schema.ts"
import { ReportedYears } from "#features/dac7/ui/reported-years.tsx"
import { TaxDetailsForm } from "#features/dac7/ui/tax-details-form.tsx"
import { TaxStateNotice } from "#features/dac7/ui/tax-state-notice.tsx"
import { findBirthDate } from "#features/users/pilots/server/birth-dates.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import type { Route } from "./+types/cockpit-tax-details"

export const handle: CockpitHandle = { parent: "/de/cockpit/einstellungen" }

const NOTHING: TaxDetailsInput = {
  taxId: "",
  street: "",
  postCode: "",
  city: "",
  country: "DE",
  birthDate: "",
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId } = signedInPilot({ context, url })
  const [state, stored, birthDate, years] = await Promise.all([
    findTaxState(db, userId),
    findTaxDetails(db, userId),
    findBirthDate(db, userId),
    listReportedYears(db, userId),
  ])
  const { taxId, street, postCode, city, country } = stored ?? NOTHING
  const details = { taxId, street, postCode, city, country, birthDate: birthDate ?? "" }
  return { state, details, years, today: isoDay(clock.now(), HOME_ZONE) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Steuerangaben", isPrivate: true })

export default function CockpitTaxDetails({ loaderData }: Route.ComponentProps) {
  const { state, details, years, today } = loaderData
  return (
    <UnsavedChanges>
      <CockpitHeading
        title="Steuerangaben"
        sentence="Was das Finanzamt von uns wissen will, und was wir gemeldet haben."
      />
      <div className="mt-6 grid gap-6">
        {state ? (
          <>
            <TaxStateNotice {...state} />
            <Card as="section" labelledBy="angaben">
              <h2 id="angaben" className="text-h3">
                Deine Angaben
              </h2>
              <p className="mt-1.5 mb-5 max-w-text text-ui text-ink2">
                Nach dem Plattformen-Steuertransparenzgesetz (DAC7) melden wir dem Bundeszentralamt
                für Steuern einmal im Jahr, wer hier Geld von Mitfliegenden erhalten hat und wie
                viel. Ob daraus Steuern folgen, sagt die Meldung nicht. Deine Angaben liegen
                verschlüsselt bei uns, niemand sonst bekommt sie.
              </p>
              <TaxDetailsForm details={details} today={today} />
            </Card>
          </>
        ) : (
          <Notice tone="info" title="Gerade brauchen wir nichts von dir.">
            Wenn wir dich nach Steuerangaben fragen müssen, schreiben wir dir.
          </Notice>
        )}
        <ReportedYears years={years} />
      </div>
    </UnsavedChanges>
  )
}
