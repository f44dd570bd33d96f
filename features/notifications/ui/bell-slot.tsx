import { lazy, Suspense } from "react"
import { useHydrated } from "#ui/use-hydrated.ts"

const NotificationBell = lazy(() =>
  import("./notification-bell.tsx").then((module) => ({ default: module.NotificationBell })),
)

/** The bell where the first load must stay small: its place is kept, it comes after the page. */
export function BellSlot({ userId }: { userId: number }) {
  const isHydrated = useHydrated()
  const place = <span className="size-11" />
  if (!isHydrated) return place
  return (
    <Suspense fallback={place}>
      <NotificationBell userId={userId} />
    </Suspense>
  )
}
