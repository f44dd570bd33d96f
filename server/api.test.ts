import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { app, call } = testApplication(db)

const json = { "content-type": "application/json" }

test("malformed JSON is answered in the specification's error form", async () => {
  expect(await call("POST", "/api/checkouts", { rawBody: "{kaputt" })).toMatchObject({
    status: 400,
    json: { statusCode: 400, error: "Bad Request", message: "Das ist kein gültiges JSON." },
  })
})

test("another content type, a huge body and an unknown call have answers of their own", async () => {
  const text = await app.request("http://localhost:3000/api/checkouts", {
    method: "POST",
    body: "a=1",
  })
  expect(text.status).toBe(415)
  const huge = await app.request("http://localhost:3000/api/checkouts", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ text: "x".repeat(70_000) }),
  })
  expect(huge.status).toBe(413)
  expect(await huge.json()).toMatchObject({ statusCode: 413 })
  expect(await call("GET", "/api/nichts")).toMatchObject({ status: 404, json: { statusCode: 404 } })
})

test("a short answer says how long it is and is not compressed", async () => {
  const flight = await makeFlight(db)
  const body = JSON.stringify({ flightId: flight.id, seats: 1, shownTotalCents: 6_875 })
  const headers = { ...json, "accept-encoding": "gzip" }
  const options = { method: "POST", headers, body }
  const answer = await app.request("http://localhost:3000/api/checkouts", options)
  expect(answer.status).toBe(201)
  expect(answer.headers.get("content-encoding")).toBeNull()
  expect(Number(answer.headers.get("content-length"))).toBe((await answer.text()).length)
})

test("every refused field comes with its own German sentence", async () => {
  const answer = await call("POST", "/api/checkouts", { body: { flightId: "x", seats: 2.5 } })
  expect(answer.status).toBe(400)
  const properties = answer.json.message.map((entry: { property: string }) => entry.property)
  expect(properties).toEqual(["flightId", "seats", "shownTotalCents"])
  for (const { constraints } of answer.json.message) {
    expect(Object.values(constraints).join()).not.toMatch(/\b(?:expected|received|must|Invalid)\b/)
  }
})

test("a request from another site is refused, whatever it carries", async () => {
  const passenger = await makeUser(db)
  const flight = await makeFlight(db)
  const body = { flightId: flight.id, seats: 1, shownTotalCents: 6_875 }
  for (const headers of [
    { origin: "https://boese.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ]) {
    expect(await call("POST", "/api/checkouts", { as: passenger.id, body, headers })).toMatchObject(
      { status: 403 },
    )
  }
  const own = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }
  expect(
    await call("POST", "/api/checkouts", { as: passenger.id, body, headers: own }),
  ).toMatchObject({ status: 201 })
})

test("another host is not ours", async () => {
  expect((await app.request("http://boese.example/api/checkouts")).status).toBe(421)
  expect((await app.request("http://127.0.0.1:3000/api/nichts")).status).toBe(404)
})

test("an answer is repeated for the same key, and the key itself must be readable", async () => {
  const flight = await makeFlight(db, { isInstantBooking: false })
  const passenger = await makeUser(db)
  const hold = await holdSeats({ app, call }, flight.id, 1, passenger.id)
  const order = {
    as: passenger.id,
    body: orderOf(1),
    headers: { "idempotency-key": "eine-bestellung" },
  }
  const first = await call("POST", hold.orderPath, order)
  expect(first.status).toBe(200)
  expect(await call("POST", hold.orderPath, order)).toMatchObject({
    json: first.json,
  })
  const other = { ...order, body: orderOf(1, { message: "Etwas anderes" }) }
  expect(await call("POST", hold.orderPath, other)).toMatchObject({
    status: 422,
    json: { code: "idempotency-key-reused" },
  })
  const unreadable = { ...order, headers: { "idempotency-key": "?" } }
  expect(await call("POST", hold.orderPath, unreadable)).toMatchObject({
    status: 400,
  })
})

test("an unchanged answer is not sent again, but what changes something is always answered", async () => {
  const reading = { headers: { "if-none-match": "*" } }
  expect((await app.request("http://localhost:3000/api/airports?q=x", reading)).status).toBe(304)
  const leaving = { ...reading, method: "POST" }
  const answer = await app.request("http://localhost:3000/api/auth/logout", leaving)
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toHaveLength(4)
})
