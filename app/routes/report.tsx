import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, pageNotFound } from "#app/page-refusal.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import { parseReportPath } from "#features/reports/report-path.ts"
import { reportByForm } from "#features/reports/server/report-by-form.ts"
import { findReported } from "#features/reports/server/report-subject.ts"
import { ReportForm } from "#features/reports/ui/report-form.tsx"
import { ReportReceived } from "#features/reports/ui/report-received.tsx"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { newId } from "#platform/ids.ts"
import { env } from "#platform/server/env.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/report"

export async function loader(call: Route.LoaderArgs) {
  const thing = await reportedThing(call)
  return {
    thing,
    known: (await knownReporter(call)) ?? null,
    intent: newId(),
    operatorEmail: env().OPERATOR_EMAIL,
  }
}

/** The form as a plain post: a report needs no script. */
export async function action(call: Route.ActionArgs) {
  const { db, user, address } = call.context.get(pageContext)
  const [thing, known] = await Promise.all([reportedThing(call), knownReporter(call)])
  return reportByForm(db, thing, await call.request.formData(), { user, known, address })
}

async function reportedThing({ context, url }: PageCall) {
  const { db, user } = context.get(pageContext)
  const named = parseReportPath(url.searchParams)
  if (!named) throw pageNotFound(url)
  const thing = await findReported(db, named.subject, idInPath(named.id, url), user?.userId)
  if (!thing) throw pageNotFound(url)
  return thing
}

async function knownReporter({ context }: PageCall) {
  const { db, user } = context.get(pageContext)
  if (!user) return undefined
  const { firstName, lastName, email } = await getOwnUser(db, user.userId)
  return { name: `${firstName} ${lastName}`.trim() || email, email }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Melden",
    description: "Melde Inhalte, die verboten, falsch oder unsicher sind. Ein Mensch prüft sie.",
    isPrivate: true,
  })

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { thing, known, intent, operatorEmail } = loaderData
  return (
    <div className="mx-auto max-w-page px-gutter pt-8 pb-section md:pt-12">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="min-w-0">
          {actionData?.step === "received" ? (
            <ReportReceived received={actionData} thing={thing} />
          ) : (
            <>
              <h1 className="text-h1">Melden</h1>
              <p className="mt-3 max-w-text text-lead text-ink2">
                Es geht um:{" "}
                <TextLink href={thing.path} isInline>
                  {thing.title}
                </TextLink>
              </p>
              <ReportForm
                thing={thing}
                known={known}
                intent={intent}
                refused={actionData}
                className="mt-8"
              />
            </>
          )}
        </div>
        <Card as="section" labelledBy="ablauf" className="lg:mt-4">
          <h2 id="ablauf" className="text-h3">
            Was mit einer Meldung passiert
          </h2>
          <ol className="mt-4 grid list-decimal gap-3 ps-5 text-ui text-ink2 marker:font-mono marker:text-ink3">
            <li>Du bekommst sofort eine Eingangsbestätigung mit der Nummer des Vorgangs.</li>
            <li>Ein Mensch prüft den Inhalt. Wer gemeldet wurde, erfährt deinen Namen nicht.</li>
            <li>Wir entscheiden und schreiben dir, mit Gründen und dem Weg zum Widerspruch.</li>
          </ol>
          <p className="mt-5 text-small text-ink3">
            Ist jemand in Gefahr, ruf 110 oder 112 an. Bei Fragen: {operatorEmail}.
          </p>
        </Card>
      </div>
    </div>
  )
}
