import { useEffect } from "react"
import { useRevalidator, useSearchParams } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { ownAgenda } from "#app/own-agenda.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CONVERSATIONS_PATH, conversationListPath } from "#features/chat/core/conversation-path.ts"
import { nameOfConversation } from "#features/chat/core/conversation-title.ts"
import type { ConversationView } from "#features/chat/core/conversations-schemas.ts"
import { listBookingIdsOf } from "#features/chat/core/server/bookings-of-conversation.ts"
import { findConversation } from "#features/chat/core/server/list-conversations.ts"
import { listMessages } from "#features/chat/core/server/list-messages.ts"
import { Thread } from "#features/chat/ui/thread.tsx"
import { ThreadHead } from "#features/chat/ui/thread-head.tsx"
import {
  getPassengerBookings,
  getPilotOverview,
} from "#features/cockpit/server/cockpit-overview.ts"
import { ThreadBooking } from "#features/cockpit/ui/thread-booking.tsx"
import { reportPath } from "#features/reports/report-path.ts"
import { reportLinkOf } from "#features/reports/ui/report-message-link.tsx"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { Route } from "./+types/cockpit-conversation"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const id = idInPath(params.chatId, url)
  const conversation = await orNotFound(findConversation(db, user.userId, id))
  const [first, booking] = await Promise.all([
    listMessages(db, user.userId, id),
    loadBooking(
      db,
      user,
      conversation,
      // the cockpit around it has read them
      async () => (await ownAgenda({ context, url })).pilot?.openRequests ?? [],
    ),
  ])
  return { userId: user.userId, conversation, first, booking, now: clock.now().toISOString() }
}

/** The bookings of the two on this flight, as the cockpit's overview shows them. */
async function loadBooking(
  db: Db,
  user: UserActor,
  conversation: ConversationView,
  findOpen: Parameters<typeof getPilotOverview>[2],
) {
  if (conversation.subject !== "flight") return null
  const ids = await listBookingIdsOf(db, conversation.id)
  if (ids.length === 0) return null
  const isTheirs = ({ id }: { id: number }) => ids.includes(id)
  if (conversation.pilotId !== user.userId) {
    return { requests: [], bookings: await getPassengerBookings(db, user, ids) }
  }
  const { requests } = await getPilotOverview(db, user, findOpen)
  return { requests: requests.filter(isTheirs), bookings: [] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData
      ? `Nachrichten: ${nameOfConversation(loaderData.conversation)}`
      : "Nachrichten",
    isPrivate: true,
  })

export const handle: CockpitHandle = {
  parent: CONVERSATIONS_PATH,
  isTabBarHidden: true,
  fills: "always",
}

export default function CockpitConversation({ loaderData }: Route.ComponentProps) {
  const { userId, conversation, first, booking } = loaderData
  const now = new Date(loaderData.now)
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const name = nameOfConversation(conversation)
  const other = conversation.subject === "on_board" ? undefined : conversation.others[0]
  useEffect(() => {
    useUserStore.getState().rememberChat({ id: conversation.id, name })
  }, [conversation.id, name])
  return (
    // each has its own drafts, stretch of messages and place
    <div key={conversation.id} className="flex min-h-0 flex-1 flex-col">
      <ThreadHead
        conversation={conversation}
        backHref={conversationListPath(search)}
        onChanged={() => void revalidate()}
        menuLinks={
          other && !other.isDeleted
            ? [{ href: reportPath("profile", other.id), label: `${other.name} melden` }]
            : []
        }
      />
      <Thread
        userId={userId}
        conversation={conversation}
        first={first}
        now={now}
        onChanged={() => void revalidate()}
        actionOf={reportLinkOf}
        booking={booking && <ThreadBooking {...booking} now={now} />}
      />
    </div>
  )
}
