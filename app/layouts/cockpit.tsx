import {
  Archive,
  BookOpen,
  ChartColumn,
  FileCheck2,
  Gauge,
  Gift,
  Hand,
  Heart,
  ListChecks,
  MessageCircle,
  NotebookPen,
  Plus,
  ReceiptEuro,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  UserRound,
} from "lucide"
import { Link, Outlet, useMatches } from "react-router"
import { useNonce } from "#app/nonce.tsx"
import { ownAgenda } from "#app/own-agenda.ts"
import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { MONEY_PATH } from "#features/bookings/core/money-path.ts"
import { CONVERSATIONS_PATH } from "#features/chat/core/conversation-path.ts"
import { useUnreadConversations } from "#features/chat/ui/use-unread-conversations.ts"
import { FAVOURITES_PATH } from "#features/favourites/favourite.ts"
import { ImportFavourites } from "#features/favourites/ui/import-favourites.tsx"
import { CREATE_FLIGHT_PATH } from "#features/flights/draft/draft.ts"
import { countUnread } from "#features/notifications/server/notifications-queries.ts"
import { NotificationBell } from "#features/notifications/ui/notification-bell.tsx"
import { usePushRenewal } from "#features/push/ui/use-push-renewal.ts"
import { OWN_REVIEWS_PATH } from "#features/reviews/review-paths.ts"
import { AnnouncementBar } from "#features/settings/ui/announcement-bar.tsx"
import { STATISTICS_PATH } from "#features/statistics/statistics-query.ts"
import { SubscriptionModalHost } from "#features/subscriptions/ui/subscription-modal-host.tsx"
import { RefusedAddressNotice } from "#features/users/core/ui/refused-address-notice.tsx"
import { publicName } from "#features/users/core/user.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { LANDING_LOG_PATH } from "#features/verification/landing-log-path.ts"
import { CREDIT_PATH } from "#features/vouchers/credit-path.ts"
import { isAddressRefused } from "#platform/server/refused-addresses.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { ChatCornerSlot } from "../page-chrome/chat-corner-slot.tsx"
import { type CockpitFill, CockpitShell } from "../page-chrome/cockpit-shell.tsx"
import { LegalFooter } from "../page-chrome/legal-footer.tsx"
import type { CockpitNavItem } from "../page-chrome/nav-item.ts"
import { SignOutForm } from "../page-chrome/sign-out-form.tsx"
import { chrome } from "../page-chrome/site-links.ts"
import type { Route } from "./+types/cockpit"
import { ownUnread } from "./own-unread.ts"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const own = await ownUser({ context, url })
  const [refused, { waiting }, unread, unreadConversations] = await Promise.all([
    isAddressRefused(db, own.email),
    ownAgenda({ context, url }),
    countUnread(db, user.userId),
    ownUnread({ context, url }),
  ])
  return {
    userId: user.userId,
    isView: user.view !== undefined,
    isPilot: user.isPilot,
    isAdmin: user.isAdmin || user.awaitsFactor === true,
    unread,
    unreadConversations,
    name: publicName(own),
    photoId: own.photoId,
    waiting: waiting.length,
    refusedAddress: refused ? own.email : null,
  }
}

interface Entry extends Omit<CockpitNavItem, "count" | "isCurrent"> {
  isForPilots?: true
}

/** Its entry counts what waits, that of the messages in how many conversations something is new. */
const OVERVIEW = "/de/cockpit"

const ITEMS: readonly Entry[] = [
  { label: "Übersicht", href: OVERVIEW, icon: Gauge },
  { label: "Nachrichten", href: CONVERSATIONS_PATH, icon: MessageCircle },
  { label: "Gesuche", href: "/de/cockpit/gesuche", icon: Hand },
  { label: "Gemerkt", href: FAVOURITES_PATH, icon: Heart },
  { label: "Guthaben", href: CREDIT_PATH, icon: Gift },
  { label: "Zahlungen", href: MONEY_PATH, icon: ReceiptEuro },
  { label: "Archiv", href: "/de/cockpit/archiv", icon: Archive },
  { label: "Statistik", href: STATISTICS_PATH, icon: ChartColumn },
  { label: "Bewertungen", href: OWN_REVIEWS_PATH, icon: Star },
  { label: "Flugbuch", href: LANDING_LOG_PATH, icon: NotebookPen, isForPilots: true },
  { label: "Checkliste", href: "/de/cockpit/checkliste", icon: ListChecks },
  { label: "Infos", href: "/de/cockpit/infos", icon: BookOpen },
  { label: "Versicherung", href: "/de/cockpit/versicherung", icon: ShieldCheck },
  { label: "EASA-Charta", href: "/de/cockpit/easa", icon: ScrollText },
  { label: "Einstellungen", href: "/de/cockpit/einstellungen", icon: Settings },
]

const ADMIN_ITEM: Entry = { label: "Verwaltung", href: "/de/verwaltung", icon: FileCheck2 }

function entriesFor({ isPilot, isAdmin }: { isPilot: boolean; isAdmin: boolean }) {
  const entries = ITEMS.filter(({ isForPilots }) => !isForPilots || isPilot)
  return isAdmin ? [...entries, ADMIN_ITEM] : entries
}

const TABS = [
  { label: "Übersicht", href: OVERVIEW, icon: Gauge },
  { label: "Archiv", href: "/de/cockpit/archiv", icon: Archive },
  { label: "Nachrichten", href: CONVERSATIONS_PATH, icon: MessageCircle },
  { label: "Gesuche", href: "/de/cockpit/gesuche", icon: Hand },
  { label: "Ich", href: "/de/cockpit/einstellungen", icon: UserRound },
] as const

/** What a cockpit page may say about itself: whose menu entry it belongs to. */
export interface CockpitHandle {
  /** The route whose entry is highlighted while this page is open. */
  parent?: string | ((pathname: string) => string | undefined)
  isTabBarHidden?: boolean
  /** The page scrolls inside instead of as a whole. */
  fills?: CockpitFill
}

export default function CockpitLayout({ loaderData }: Route.ComponentProps) {
  const matches = useMatches()
  const page = matches.at(-1)
  const handle = (page?.handle ?? {}) as CockpitHandle
  const pathname = page?.pathname.replace(/\/$/, "") ?? ""
  const parent = typeof handle.parent === "function" ? handle.parent(pathname) : handle.parent
  const current = parent ?? pathname
  usePushRenewal(loaderData.isView ? null : loaderData.userId)
  const nonce = useNonce()
  const unreadConversations = useUnreadConversations(loaderData.unreadConversations)
  const mark = <T extends { href: string }>(item: T) => ({
    ...item,
    isCurrent: item.href === current,
    ...(item.href === OVERVIEW && { count: loaderData.waiting }),
    ...(item.href === CONVERSATIONS_PATH && { count: unreadConversations }),
  })
  return (
    <CockpitShell
      {...chrome}
      items={entriesFor(loaderData).map(mark)}
      tabs={TABS.map(mark)}
      isTabBarHidden={handle.isTabBarHidden ?? false}
      fills={handle.fills}
      footer={<LegalFooter />}
      announcement={<AnnouncementBar nonce={nonce} />}
      headerEnd={
        <>
          <Link
            to="/de/suche"
            className="inline-flex min-h-11 items-center rounded-badge px-2 font-medium decoration-2 underline-offset-8 hover:underline"
          >
            Mitfliegen
          </Link>
          {loaderData.isPilot && (
            <ButtonLink
              href={CREATE_FLIGHT_PATH}
              variant="quiet"
              size="small"
              icon={Plus}
              className="max-md:hidden"
            >
              Flug anbieten
            </ButtonLink>
          )}
          {!loaderData.isView && <SignOutForm className="max-md:hidden" />}
          <div className="flex">
            {/* below that the bar at the foot of the page leads to the messages */}
            {!loaderData.isView && (
              <div className="max-lg:hidden">
                <ChatCornerSlot userId={loaderData.userId} />
              </div>
            )}
            <NotificationBell userId={loaderData.userId} initialUnread={loaderData.unread} />
          </div>
          <Link to="/de/cockpit/einstellungen" className="rounded-full max-md:hidden">
            <PersonAvatar person={loaderData} />
            <VisuallyHidden>{loaderData.name}, Einstellungen</VisuallyHidden>
          </Link>
        </>
      }
    >
      {loaderData.refusedAddress && <RefusedAddressNotice address={loaderData.refusedAddress} />}
      <Outlet />
      <SubscriptionModalHost />
      {!loaderData.isView && <ImportFavourites userId={loaderData.userId} />}
    </CockpitShell>
  )
}
