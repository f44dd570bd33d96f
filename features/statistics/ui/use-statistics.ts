import { useEffect, useMemo, useState } from "react"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { type StatisticsSums, statisticsSumsSchema } from "../user-statistics.ts"
import { callStatistics } from "./statistics-calls.ts"

/**
 * What a person has done here: at once what the browser remembers of it, then the newest. `hasFailed`
 * only where nothing is remembered either.
 */
export function useStatistics(userId: number): {
  statistics: StatisticsSums | undefined
  hasFailed: boolean
} {
  const [hasFailed, setHasFailed] = useState(false)
  const stored = useUserStore((state) => state.statistics)
  const statistics = useMemo(() => statisticsSumsSchema.safeParse(stored).data, [stored])
  useEffect(() => {
    let isGone = false
    callStatistics(userId).then(
      (newest) => {
        // the sums alone: places and routes grow, and only their page shows them
        if (!isGone) useUserStore.getState().setStatistics(statisticsSumsSchema.parse(newest))
      },
      () => !isGone && setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [userId])
  return { statistics, hasFailed: hasFailed && statistics === undefined }
}
