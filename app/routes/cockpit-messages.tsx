import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { listContacts } from "#features/cockpit/server/contacts.ts"
import { CockpitContacts } from "#features/cockpit/ui/cockpit-contacts.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { env } from "#platform/server/env.ts"
import { FactRows } from "#ui/charts/fact-rows.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/cockpit-messages"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  return { contacts: await listContacts(db, user), supportEmail: env().OPERATOR_EMAIL }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Nachrichten", isPrivate: true })

export default function CockpitMessages({ loaderData }: Route.ComponentProps) {
  const { contacts, supportEmail } = loaderData
  return (
    <>
      <CockpitHeading
        title="Nachrichten"
        sentence="Mitfliegende und die Person am Steuer schreiben sich per Mail. Einen Chat gibt es hier nicht."
      />
      <div className="mt-7 grid gap-10 lg:mt-9">
        <CockpitContacts contacts={contacts} />
        <section aria-labelledby="wege">
          <h2 id="wege" className="mb-5 text-h3">
            Wann ihr euch wie erreicht
          </h2>
          <FactRows
            rows={[
              {
                title: "Mit der Anfrage",
                text: "Was vorher geklärt sein soll, schreibst du in die Nachricht an der Kasse: ein Wunsch zur Strecke, eine Frage zum Treffpunkt. Sie steht mit deiner Anfrage im Cockpit der anderen Seite.",
                link: <TextLink href="/de/suche">Flüge ansehen</TextLink>,
              },
              {
                title: "Mit der Antwort",
                text: "Ob ja oder nein, die Antwort kommt per Mail und steht in der Übersicht. Wer ablehnt, kann einen Satz dazuschreiben.",
                link: <TextLink href="/de/cockpit">Zur Übersicht</TextLink>,
              },
              {
                title: "Nach der Zusage",
                text: "Ab jetzt kennt ihr eure Mailadressen und, wenn ihr sie in den Einstellungen angegeben habt, eure Telefonnummern. Sie stehen oben auf dieser Seite, für alles bis zum Einsteigen: Wetter, Treffpunkt, Verspätung.",
                link: <TextLink href="/de/cockpit/checkliste">Checkliste</TextLink>,
              },
              {
                title: "Wenn es hakt",
                text: `Uns schreibst du an ${supportEmail}. Mit Flug und Datum im Betreff geht es schneller.`,
                link: <TextLink href="/de/cockpit/hilfe">Hilfe im Cockpit</TextLink>,
              },
            ]}
          />
        </section>
      </div>
    </>
  )
}
