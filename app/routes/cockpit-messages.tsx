import { MessageCircle } from "lucide"
import { Outlet, useParams } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { ownUnread } from "#app/layouts/own-unread.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { listConversations } from "#features/chat/core/server/list-conversations.ts"
import { ConversationList } from "#features/chat/ui/conversation-list.tsx"
import { hasAskedSomebody } from "#features/push/server/has-asked-somebody.ts"
import { PushCardSlot } from "#features/push/ui/push-card-slot.tsx"
import { clock } from "#platform/clock.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { Route } from "./+types/cockpit-messages"

const MAX_SEARCH_LENGTH = 80

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId, isPilot } = signedInUser({ context, url })
  const isArchived = url.searchParams.get("archiv") === "1"
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH)
  const [list, canOfferPush] = await Promise.all([
    listConversations(db, userId, {
      isArchived,
      search: q || undefined,
      // the cockpit around it has read it
      findUnread: () => ownUnread({ context, url }),
    }),
    hasAskedSomebody(db, userId),
  ])
  return {
    list,
    userId,
    canOfferPush,
    isArchived,
    isPilot,
    q,
    now: clock.now().toISOString(),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Nachrichten", isPrivate: true })

export const handle: CockpitHandle = { fills: "desktop" }

/** All conversations at the left, the open one beside them; a phone shows one of the two. */
export default function CockpitMessages({ loaderData }: Route.ComponentProps) {
  const { list, isArchived, q, now } = loaderData
  const { chatId } = useParams()
  const Heading = chatId ? "h2" : "h1"
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden bg-surface max-lg:contents lg:flex-row lg:rounded-card lg:border lg:border-line lg:shadow-rest">
      <section
        aria-labelledby="unterhaltungen"
        className={classNames(
          "flex min-h-0 flex-col max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:shadow-rest lg:w-88 lg:shrink-0 lg:border-e lg:border-line",
          chatId && "max-lg:hidden",
        )}
      >
        <Heading id="unterhaltungen" className="px-4 pt-4 text-h3">
          Nachrichten
        </Heading>
        <ConversationList
          list={list}
          now={new Date(now)}
          currentId={chatId ? Number(chatId) : undefined}
          isArchived={isArchived}
          q={q}
          empty={isArchived ? <NothingArchived /> : <NothingSaid isPilot={loaderData.isPilot} />}
        />
        {loaderData.canOfferPush && <PushCardSlot userId={loaderData.userId} />}
      </section>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <Outlet />
      </div>
    </div>
  )
}

function NothingArchived() {
  return <p>Im Archiv ist nichts. Eine neue Nachricht holt eine Unterhaltung von selbst zurück.</p>
}

function NothingSaid({ isPilot }: { isPilot: boolean }) {
  return (
    <>
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-full bg-soft text-link">
        <Icon shape={MessageCircle} />
      </span>
      <p className="max-w-text">
        {isPilot
          ? "Wer vor dem Buchen etwas wissen möchte, fragt dich auf der Seite deines Flugs. Die Frage steht dann hier."
          : "Frag, bevor du mitfliegst: Auf der Seite jedes Flugs erreichst du die Person am Steuer."}
      </p>
      <p className="mt-3">
        <TextLink href="/de/suche">Flüge ansehen</TextLink>
      </p>
    </>
  )
}
