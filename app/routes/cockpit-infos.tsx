import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { CockpitText } from "#features/content/ui/cockpit-text.tsx"
import { RoleGuide } from "#features/content/ui/role-guide.tsx"
import { FactRows } from "#ui/charts/fact-rows.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/cockpit-infos"

export function loader({ context, url }: Route.LoaderArgs) {
  const { isPilot } = signedInUser({ context, url })
  const page = findContentPage("cockpit/infos")
  if (!page) throw pageNotFound(url)
  return { page, isPilot }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageMeta({})
  const { title, description } = loaderData.page
  return pageMeta({ title, description, isPrivate: true })
}

/** Where the cockpit explains what. */
const PAGES = [
  {
    title: "Hilfe",
    text: "Anfragen, Absagen mit Beträgen, Nachweise, Flugfit mit Quellen, Beladung.",
    link: <TextLink href="/de/cockpit/hilfe">Antworten lesen</TextLink>,
  },
  {
    title: "Checkliste",
    text: "Zum Abhaken für deinen nächsten Flug, auch ohne Netz und auf Papier.",
    link: <TextLink href="/de/cockpit/checkliste">Liste öffnen</TextLink>,
  },
  {
    title: "Versicherung",
    text: "Was der Nachweis enthält, welche Summen gelten und was Gäste wissen sollten.",
    link: <TextLink href="/de/cockpit/versicherung">Nachlesen</TextLink>,
  },
  {
    title: "EASA-Charta",
    text: "Was aus den neun Zusagen für dich folgt, am Steuer und als Gast.",
    link: <TextLink href="/de/cockpit/easa">Nachlesen</TextLink>,
  },
  {
    title: "Verhaltenskodex",
    text: "Zehn Sätze, sechs Szenen und was bei Verstößen geschieht.",
    link: <TextLink href="/de/cockpit/code-of-conduct">Nachlesen</TextLink>,
  },
]

/** The hub of the cockpit's texts: a way for each role, then deadlines and amounts. */
export default function CockpitInfos({ loaderData }: Route.ComponentProps) {
  const { page, isPilot } = loaderData
  return (
    <CockpitText page={page}>
      <Card as="section" labelledBy="wegweiser" className="md:p-10">
        <h2 id="wegweiser" className="mb-6 text-h3">
          Der Reihe nach
        </h2>
        <RoleGuide isPilot={isPilot} />
      </Card>
      <section aria-labelledby="seiten">
        <h2 id="seiten" className="mb-5 text-h3">
          Wo was steht
        </h2>
        <FactRows rows={PAGES} />
      </section>
    </CockpitText>
  )
}
