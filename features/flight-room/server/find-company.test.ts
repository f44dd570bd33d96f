import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findCompany } from "./find-company.ts"

const db = await testDatabase()

const person = (name: string) => ({ name, weightKg: 64, luggageKg: 4 })

test("a guest sees the own people by name and others by their number", async () => {
  const flight = await makeFlight(db, { seatsOffered: 4 })
  const { id } = await makeUser(db)
  const people = [person("Lena Berger"), person("Clara Berger")]
  await makeBooking(db, { flight, passengerId: id, people })
  await makeBooking(db, { flight, people: [person("Cem Mutlu")] })
  await makeBooking(db, { flight, outcome: "requested" })
  expect(await findCompany(db, flight.id, id)).toEqual({
    own: ["Lena Berger", "Clara Berger"],
    others: 1,
  })
})

test("who has only asked is on board with nobody yet", async () => {
  const flight = await makeFlight(db, { seatsOffered: 3 })
  const { id } = await makeUser(db)
  await makeBooking(db, { flight, passengerId: id, outcome: "requested" })
  expect(await findCompany(db, flight.id, id)).toEqual({ own: [], others: 0 })
})
