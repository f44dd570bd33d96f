import { Download } from "lucide"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { YearLinks } from "#features/cockpit/ui/year-links.tsx"
import { parseTaxYear, taxReportPath, taxSellersPath } from "#features/dac7/dac7-paths.ts"
import { taxReportProblem } from "#features/dac7/server/make-tax-messages.ts"
import { listSellers } from "#features/dac7/server/read-sellers.ts"
import { listTaxMessages } from "#features/dac7/server/tax-messages.ts"
import { MakeMessages } from "#features/dac7/ui/make-messages.tsx"
import { MessageList } from "#features/dac7/ui/message-list.tsx"
import { SellerList } from "#features/dac7/ui/seller-list.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Route } from "./+types/admin-tax-report"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const current = Number(isoDay(clock.now(), HOME_ZONE).slice(0, 4))
  const asked = url.searchParams.get("jahr")
  const year = asked === null ? current - 1 : parseTaxYear(asked)
  if (year === undefined || year > current) throw pageNotFound(url)
  const [sellers, messages] = await Promise.all([listSellers(db, year), listTaxMessages(db, year)])
  return {
    year,
    later: year < current ? year + 1 : null,
    problem: taxReportProblem(year),
    messages,
    // tax numbers and accounts stay where they are
    sellers: sellers.map(({ pilotId, name, state, considerationCents, activities }) => {
      return { pilotId, name, state, considerationCents, activities }
    }),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Steuermeldung", isPrivate: true })

export default function AdminTaxReport({ loaderData }: Route.ComponentProps) {
  const { year, later, problem, messages, sellers } = loaderData
  return (
    <>
      <CockpitHeading
        title={`Steuermeldung ${year}`}
        sentence="Was Pilot:innen in einem Jahr erhalten haben, für das Bundeszentralamt für Steuern (PStTG, DAC7). Bis zum 31. Januar des Jahres danach."
      />
      <YearLinks year={year} later={later} pathOf={taxReportPath} />
      <div className="mt-6 grid gap-6">
        {problem && <Notice tone="info">{problem}</Notice>}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card as="section" labelledBy="meldungen">
            <h2 id="meldungen" className="text-h3">
              An das Finanzamt
            </h2>
            <p className="mt-1.5 max-w-text text-ui text-ink2">
              Im Format der OECD (DPI 1.0). Feld für Feld geprüft, aber nicht gegen das amtliche
              Schema des BZSt: Prüf die Datei dort, bevor du sie abgibst. Wer seine Angaben noch
              nicht gemacht hat, kommt mit einer späteren Meldung dazu.
            </p>
            {messages.length > 0 && <MessageList messages={messages} />}
            {problem === null && (
              <WithRight right="tax-reports.make">
                <div className="mt-5">
                  <MakeMessages year={year} />
                </div>
              </WithRight>
            )}
          </Card>
          <Card as="section" labelledBy="erhalten">
            <h2 id="erhalten" className="text-h3">
              Erhalten
            </h2>
            <p className="mt-1.5 max-w-text text-ui text-ink2">
              Was auf Konten von Pilot:innen ankam, nach dem Buch. Für Dienstleistungen gibt es
              keine Untergrenze: Die 30 Fälle und 2.000 € gelten nur für den Verkauf von Waren.
            </p>
            {sellers.length === 0 ? (
              <p className="mt-4 text-ui text-ink2">In diesem Jahr wurde niemand bezahlt.</p>
            ) : (
              <>
                <SellerList sellers={sellers} />
                <ButtonLink
                  href={taxSellersPath(year)}
                  reloadDocument
                  download
                  className="mt-5"
                  variant="secondary"
                  size="small"
                  icon={Download}
                >
                  Nach Quartalen (CSV)
                </ButtonLink>
              </>
            )}
          </Card>
        </div>
      </div>
    </>
  )
}
