import { type OfficeListKey, viewWords } from "#features/office-lists/office-lists.ts"
import { officeViewsTable } from "#features/office-views/server/office-views-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRows } from "../../factories/insert-rows.ts"
import type { Stage } from "../stage.ts"
import { hoursBefore, type OfficeStaff } from "./office-staff.ts"

interface ScriptedView {
  of: keyof OfficeStaff
  list: OfficeListKey
  name: string
  words: string
  isShared: boolean
  hoursAgo: number
}

const VIEWS: readonly ScriptedView[] = [
  {
    of: "owner",
    list: "bookings",
    name: "Zahlung fehlt noch",
    words: "stand=zahlung-offen&sortierung=start",
    isShared: true,
    hoursAgo: 900,
  },
  {
    of: "owner",
    list: "cases",
    name: "Geld, das wartet",
    words: "art=geld",
    isShared: false,
    hoursAgo: 400,
  },
  {
    of: "support",
    list: "bookings",
    name: "In Klärung",
    words: "stand=in-klaerung",
    isShared: true,
    hoursAgo: 620,
  },
  {
    of: "safety",
    list: "people",
    name: "Gesperrte Konten",
    words: "wer=gesperrt&sortierung=name",
    isShared: true,
    hoursAgo: 300,
  },
]

/** How the office likes to see its lists, for one or for all. */
export async function writeViews(db: Db, stage: Stage, staff: OfficeStaff): Promise<void> {
  await insertRows(
    db,
    officeViewsTable,
    VIEWS.map(({ of, list, name, words, isShared, hoursAgo }) => ({
      list,
      ownerId: staff[of].userId,
      name,
      words: viewWords(list, new URLSearchParams(words)),
      isShared,
      changedAt: hoursBefore(stage, hoursAgo),
    })),
  )
}
