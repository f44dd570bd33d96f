import { useEffect, useMemo, useState } from "react"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { type UserStatistics, userStatisticsSchema } from "../user-statistics.ts"
import { callStatistics } from "./statistics-calls.ts"

/**
 * What a person has done here: at once what the browser remembers of it, then the newest. `hasFailed`
 * only where nothing is remembered either.
 */
export function useStatistics(userId: number): {
  statistics: UserStatistics | undefined
  hasFailed: boolean
} {
  const [hasFailed, setHasFailed] = useState(false)
  const stored = useUserStore((state) => state.statistics)
  const statistics = useMemo(() => userStatisticsSchema.safeParse(stored).data, [stored])
  useEffect(() => {
    let isGone = false
    callStatistics(userId).then(
      (newest) => !isGone && useUserStore.getState().setStatistics(newest),
      () => !isGone && setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [userId])
  return { statistics, hasFailed: hasFailed && statistics === undefined }
}
