import { expect, test } from "vitest"
import { setClockSource } from "#platform/clock.ts"
import { ownVault } from "#tests/support/backup-ground.ts"
import { listErasures, noteErasure } from "./erasures.ts"
import { listBackups } from "./manifest.ts"
import { backupsToKeep, parseKeep } from "./retention.ts"
import { tidyBackups } from "./tidy-backups.ts"

const at = (day: string, time = "03-00-00") => `${day}T${time}Z-00ff`
const kept = (ids: string[], text: string) => {
  const keep = parseKeep(text)
  if (!keep) throw new Error(`${text} says nothing`)
  return [...backupsToKeep(ids.toSorted().reverse(), keep)].map((id) => id.slice(0, 16)).sort()
}

test("of each day, week and month the newest stays, and the newest of all in any case", () => {
  const everyDay = Array.from({ length: 120 }, (_, index) =>
    at(new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10)),
  )
  expect(kept([...everyDay, at("2026-11-28", "15-00-00")], "3d,3w,3m")).toEqual([
    "2026-09-30T03-00",
    "2026-10-31T03-00",
    // two Sundays, then the last three days
    "2026-11-15T03-00",
    "2026-11-22T03-00",
    "2026-11-26T03-00",
    "2026-11-27T03-00",
    "2026-11-28T15-00",
  ])
  expect(kept(everyDay, "0d,0w,0m")).toEqual(["2026-11-28T03-00"])
})

test("what says nothing is no rule", () => {
  for (const text of ["", "7d", "7d,4w", "7d,4w,m", "-1d,4w,12m"]) {
    expect(parseKeep(text)).toBeUndefined()
  }
})

test("what was begun goes after two days, and deleted accounts are known for as long as a backup is older", async () => {
  const vault = await ownVault()
  for (const id of [at("2026-11-01"), at("2026-11-02")]) await vault.disk.put(`${id}/manifest`, "")
  for (const id of [at("2026-11-02", "04-00-00"), at("2026-11-04")]) {
    await vault.disk.put(`${id}/tables/public.users/000000`, "")
  }
  for (const day of ["2026-11-01", "2026-11-03"]) {
    await noteErasure(vault.disk, { userId: 7, at: new Date(`${day}T12:00:00Z`) })
  }
  const restoreClock = setClockSource(() => new Date("2026-11-05T00:00:00Z"))
  try {
    expect(await tidyBackups(vault, { days: 1, weeks: 1, months: 1 })).toBe(2)
  } finally {
    restoreClock()
  }
  expect(await listBackups(vault.disk)).toEqual({
    whole: [at("2026-11-02")],
    begun: [at("2026-11-04")],
  })
  expect(await listErasures(vault.disk, new Date(0))).toEqual([
    { userId: 7, at: new Date("2026-11-03T12:00:00Z") },
  ])
})
