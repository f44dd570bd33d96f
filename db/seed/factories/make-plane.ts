import { planesTable } from "#features/planes/server/planes-table.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

type NewPlane = Partial<typeof planesTable.$inferInsert> & { pilotId: number }

let count = 0

/** A Cessna 172 of a club; every field can be given. */
export async function makePlane(db: Db, given: NewPlane) {
  count += 1
  const [plane] = await db
    .insert(planesTable)
    .values({
      registration: `D-E${String(count).padStart(3, "A")}`,
      model: "Cessna 172",
      icaoType: "C172",
      category: "SEP",
      wing: "high",
      year: 2004,
      seats: 4,
      payloadKg: 280,
      ownership: "club",
      hourlyRateCents: 13_200,
      cruiseKnots: 110,
      createdAt: clock.now(),
      ...given,
    })
    .returning()
  if (!plane) throw new Error("the plane row was not written")
  return plane
}
