import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"

const loadNotificationBell = () =>
  import("./notification-bell.tsx").then((module) => module.NotificationBell)

/** The bell where the first load must stay small: its place is kept, it comes after the page. */
export function BellSlot({ userId }: { userId: number }) {
  const isHydrated = useHydrated()
  const place = <span className="size-11" />
  if (!isHydrated) return place
  return (
    <LazyPart load={loadNotificationBell} isQuiet fallback={place}>
      {(NotificationBell) => <NotificationBell userId={userId} />}
    </LazyPart>
  )
}
