import { hash } from "@node-rs/argon2"
import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { makeFlight } from "./factories/make-flight.ts"
import { makePilot } from "./factories/make-pilot.ts"
import { makePlane } from "./factories/make-plane.ts"
import { makeUser } from "./factories/make-user.ts"

// INTERIM, replaced by the real demo world
export async function seedDemoWorld(
  db: Db,
  _: { today: string },
): Promise<Record<string, number> | undefined> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from users`)
  if (rows[0]?.n) return undefined
  const passwordHash = await hash("Aufwind-Demo-1")
  const pilot = await makePilot(db, {
    email: "pilot@aufwind.example",
    passwordHash,
    about: "Fliegt seit 2009, am liebsten nach Norden.",
  })
  await makeUser(db, { email: "passagier@aufwind.example", passwordHash })
  await makeUser(db, {
    email: "verwaltung@aufwind.example",
    passwordHash,
    isAdmin: true,
    firstName: "Vera",
    lastName: "Walter",
  })
  const plane = await makePlane(db, { pilotId: pilot.id, registration: "D-EKBW" })
  for (let day = 3; day < 33; day += 2) {
    await makeFlight(db, {
      pilotId: pilot.id,
      planeId: plane.id,
      departsAt: new Date(Math.floor(Date.now() / 3600000) * 3600000 + day * 86400000),
      isInstantBooking: day % 4 === 1,
      description: "Ich verbringe das Wochenende auf Juist und habe Plätze frei.",
    })
  }
  return { flights: 15 }
}
