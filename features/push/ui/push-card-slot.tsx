import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"

const loadPushCard = () => import("./push-card.tsx").then((module) => module.PushCard)

/** The offer of push; it comes after the page. */
export function PushCardSlot({ userId }: { userId: number }) {
  if (!useHydrated()) return null
  return (
    <LazyPart load={loadPushCard} isQuiet>
      {(PushCard) => <PushCard userId={userId} />}
    </LazyPart>
  )
}
