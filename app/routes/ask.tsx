import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { orNotFound, pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CONVERSATIONS_PATH, conversationPath } from "#features/chat/core/conversation-path.ts"
import { subjectOfConversation } from "#features/chat/core/conversation-title.ts"
import { describeQuestion } from "#features/chat/core/server/describe-question.ts"
import { parseAskPath } from "#features/chat/core/server/parse-ask-path.ts"
import { AskForm } from "#features/chat/ui/ask-form.tsx"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { DomainError } from "#platform/errors.ts"
import { Card } from "#ui/elements/card.tsx"
import type { Route } from "./+types/ask"

/** What a visitor may ask about before they have signed in: everybody sees it. */
const PUBLIC = ["flight", "profile"]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const about = parseAskPath(url.searchParams)
  if (!about) throw pageNotFound(url)
  if (!PUBLIC.includes(about.kind)) signedInUser({ context, url })
  const question = await orNotFound(
    describeQuestion(db, user?.userId, about).catch(toConversations),
  )
  if (question.conversationId !== null) throw redirect(conversationPath(question.conversationId))
  return { about, question, userId: user?.userId ?? null }
}

/** Nobody writes to themselves: who comes to their own flight by this address sees what others wrote. */
function toConversations(error: unknown): never {
  const isOneself = error instanceof DomainError && error.code === "own-conversation"
  throw isOneself ? redirect(CONVERSATIONS_PATH) : error
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? titleOf(loaderData.question) : "Fragen",
    isPrivate: true,
  })

export default function Ask({ loaderData }: Route.ComponentProps) {
  const { about, question, userId } = loaderData
  const { person } = question
  const others = person ? [{ ...person, isDeleted: false }] : []
  return (
    <div className="mx-auto max-w-form px-gutter pt-8 pb-section md:pt-14">
      <h1 className="text-title">{titleOf(question)}</h1>
      <Card elevation="raised" className="mt-6">
        <div className="mb-6 flex items-center gap-4 border-b border-line pb-5">
          {person && <PersonAvatar person={person} />}
          <p className="min-w-0">
            <strong className="block font-semibold">
              {person ? person.name : "Alle mit einer bestätigten Buchung"}
            </strong>
            <span className="text-small text-ink2">
              {subjectOfConversation({ ...question, others })}
            </span>
          </p>
        </div>
        <AskForm
          about={about}
          userId={userId}
          label={person ? "Deine Nachricht" : "Deine Nachricht an alle"}
          placeholder={
            person
              ? "Was möchtest du wissen?"
              : "Zum Beispiel: Treffpunkt ist das Vereinsheim, wir starten eine halbe Stunde später."
          }
        />
      </Card>
    </div>
  )
}

function titleOf({ person }: { person: { name: string } | null }): string {
  return person ? `${person.name} fragen` : "An alle an Bord"
}
