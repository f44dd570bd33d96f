import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { LastConversations } from "#features/chat/ui/last-conversations.tsx"
import { listContacts } from "#features/cockpit/server/contacts.ts"
import { CockpitContacts } from "#features/cockpit/ui/cockpit-contacts.tsx"
import { env } from "#platform/server/env.ts"
import { FactRows } from "#ui/charts/fact-rows.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/cockpit-contacts"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  return { contacts: await listContacts(db, user), supportEmail: env().OPERATOR_EMAIL }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Nachrichten", isPrivate: true })

export const handle: CockpitHandle = { fills: "desktop" }

/** Where no conversation is open: whom one reaches otherwise, and when. */
export default function CockpitContactsPage({ loaderData }: Route.ComponentProps) {
  const { contacts, supportEmail } = loaderData
  return (
    <div className="grid gap-8 max-lg:mt-8 lg:min-h-0 lg:flex-1 lg:content-start lg:overflow-y-auto lg:bg-ground lg:p-8">
      <CockpitContacts contacts={contacts} />
      <section aria-labelledby="wege">
        <h2 id="wege" className="mb-5 text-h3">
          Wann ihr euch wie erreicht
        </h2>
        <FactRows
          rows={[
            {
              title: "Vor der Buchung",
              text: "Frag hier, was du wissen möchtest. Telefonnummern, Adressen und Links blenden wir noch aus, der Rest kommt an, wie du ihn schreibst.",
              link: <TextLink href="/de/suche">Flüge ansehen</TextLink>,
            },
            {
              title: "Nach der Zusage",
              text: "Ab jetzt ist nichts mehr ausgeblendet. Ihr seht eure Mailadressen und, wenn ihr sie in den Einstellungen angegeben habt, eure Telefonnummern.",
              link: <TextLink href="/de/cockpit/einstellungen">Telefonnummer angeben</TextLink>,
            },
            {
              title: "Wenn es hakt",
              text: `Uns schreibst du an ${supportEmail}. Mit Flug und Datum im Betreff geht es schneller.`,
              link: <TextLink href="/de/cockpit/hilfe">Hilfe im Cockpit</TextLink>,
            },
          ]}
        />
      </section>
      <LastConversations />
    </div>
  )
}
