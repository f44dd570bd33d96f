import type { AircraftClass, Landing } from "./flugfit.ts"

/** What a stretch of the landing log adds up to. */
export interface LogSums {
  takeOffs: number
  landings: number
  /** Take-offs with a landing, both at night. */
  nightLandings: number
  minutes: number
  picMinutes: number
  picTakeOffs: number
  dualMinutes: number
  dualTakeOffs: number
  checks: number
}

/** The entries from one ISO day to another, both included, in aircraft of these classes. */
export function sumLog(
  log: readonly Landing[],
  { from, to, classes }: { from: string; to: string; classes: readonly AircraftClass[] },
): LogSums {
  const counted = log.filter(
    ({ flownOn, aircraftClass }) =>
      flownOn >= from && flownOn <= to && classes.includes(aircraftClass),
  )
  const sum = (entries: readonly Landing[], of: (entry: Landing) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0)
  const pic = counted.filter(({ flownAs }) => flownAs === "pic")
  const dual = counted.filter(({ flownAs }) => flownAs === "dual")
  return {
    takeOffs: sum(counted, ({ takeOffs }) => takeOffs),
    landings: sum(counted, ({ landings }) => landings),
    nightLandings: sum(counted, ({ nightLandings }) => nightLandings),
    minutes: sum(counted, ({ flightMinutes }) => flightMinutes),
    picMinutes: sum(pic, ({ flightMinutes }) => flightMinutes),
    picTakeOffs: sum(pic, ({ takeOffs }) => takeOffs),
    dualMinutes: sum(dual, ({ flightMinutes }) => flightMinutes),
    dualTakeOffs: sum(dual, ({ takeOffs }) => takeOffs),
    checks: counted.filter(({ flownAs }) => flownAs === "check").length,
  }
}
