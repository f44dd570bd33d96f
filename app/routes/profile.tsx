import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath } from "#app/page-refusal.ts"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { ReportLink } from "#features/reports/ui/report-link.tsx"
import { isUsualReviewList } from "#features/reviews/review-list.ts"
import { atSentenceStart, firstNameOfShown } from "#features/users/core/name-in-sentence.ts"
import { PersonCard } from "#features/users/pilots/ui/person-card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { loadProfile } from "../profile-page/load-profile.ts"
import type { Route } from "./+types/profile"

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  return loadProfile(db, idInPath(params.userId, url), user?.userId, url.searchParams)
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return pageMeta({})
  const { person, query, facts, flights } = loaderData
  const home = facts.pilot?.home
  return pageMeta(
    {
      // others may have the same first name and initial; hardly at the same airport
      title: home ? `${person.name} fliegt ab ${home.name}` : person.name,
      description: `${person.name}: Erfahrung, geprüfte Papiere, Bewertungen und die nächsten Flüge.`,
      // who only comes along, or offers nothing now, is nobody's search result, nor is another order
      isPrivate: !person.isPilot || flights.length === 0 || !isUsualReviewList(query),
    },
    { matches, location },
  )
}

const sections = sectionFrom(() =>
  import("../profile-page/profile-sections.tsx").then((module) => module.ProfileSections),
)

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { person, facts, isOwn } = loaderData
  const firstName = firstNameOfShown(person.name)
  return (
    <div className="mx-auto max-w-page px-gutter pt-8 pb-section md:pt-12">
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        {/* it stays only where all of it can be seen */}
        <div className="top-6 [@media(min-width:64rem)_and_(min-height:65rem)]:sticky">
          <PersonCard person={person} {...facts} />
          {!isOwn && person.isPilot && (
            <div className="mt-4">
              <AskLink about={{ kind: "profile", userId: person.id }} isWide>
                {`${atSentenceStart(firstName)} fragen`}
              </AskLink>
            </div>
          )}
          {!isOwn && (
            <p className="mt-3 px-card">
              <ReportLink subject="profile" id={person.id}>
                Profil melden
              </ReportLink>
            </p>
          )}
          {isOwn && (
            <p className="mt-4 px-card">
              <TextLink href="/de/cockpit/einstellungen/profil">Dein Profil bearbeiten</TextLink>
            </p>
          )}
        </div>
        <div className="grid gap-y-12 [&>*]:min-w-0">
          <section aria-labelledby="ueber">
            <h2 id="ueber" className="mb-4 text-h2">
              Über {firstName}
            </h2>
            <p className="max-w-text text-lead whitespace-pre-line text-ink2">
              {person.about || `${atSentenceStart(firstName)} hat hier noch nichts geschrieben.`}
            </p>
          </section>
          <LazySection section={sections} given={{ ...loaderData, firstName }} />
        </div>
      </div>
    </div>
  )
}
