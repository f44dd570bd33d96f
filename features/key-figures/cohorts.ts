import { countMonths, shiftMonth } from "./period.ts"

/** People who booked first in a month, and how many of them had booked again so many months later. */
export interface Cohort {
  month: string
  guests: number
  /** Sums so far: in the month itself, one month later and so on, up to the present one. */
  returned: number[]
}

interface Returned {
  /** When they came back, and when they had come first. */
  month: string
  first: string
  guests: number
}

/** One cohort for each month with new guests, the earliest first. */
export function buildCohorts(
  news: readonly { month: string; guests: number }[],
  returns: readonly Returned[],
  until: string,
): Cohort[] {
  return news
    .filter(({ guests }) => guests > 0)
    .map(({ month, guests }) => {
      const months = countMonths({ from: month, to: until })
      let soFar = 0
      const returned = Array.from({ length: months }, (_, after) => {
        const at = shiftMonth(month, after)
        soFar += returns
          .filter((one) => one.first === month && one.month === at)
          .reduce((sum, one) => sum + one.guests, 0)
        return soFar
      })
      return { month, guests, returned }
    })
}
