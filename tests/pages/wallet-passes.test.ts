import { createHash, X509Certificate } from "node:crypto"
import { strFromU8, unzipSync } from "fflate"
import { jwtVerify } from "jose"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { applePassPath, passPath } from "#features/flight-day/flight-day-paths.ts"
import { passToken, passUrl } from "#features/flight-day/server/pass-token.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { inBase64, selfMadeCertificate } from "#tests/support/self-made-certificate.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

const apple = selfMadeCertificate("Pass Type ID: pass.example.aufwind")
const google = selfMadeCertificate("wallet@aufwind.example")
Object.assign(process.env, {
  APPLE_PASS_TYPE_ID: "pass.example.aufwind",
  APPLE_PASS_TEAM_ID: "A1B2C3D4E5",
  APPLE_PASS_CERTIFICATE: inBase64(apple.certificate),
  APPLE_PASS_KEY: inBase64(apple.key),
  APPLE_PASS_WWDR_CERTIFICATE: inBase64(selfMadeCertificate("WWDR").certificate),
  GOOGLE_WALLET_ISSUER_ID: "3388000000012345678",
  GOOGLE_WALLET_ACCOUNT: "wallet@aufwind.example",
  GOOGLE_WALLET_KEY: inBase64(google.key),
})

const db = await testDatabase()
const { app } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

let restoreClock = () => {}
afterEach(() => restoreClock())

const FULL_NAMES = "Lena Berger, Clara Berger"
const FIRST_NAMES = "Lena, Clara"

/** A flight in two hours with these people of one booking. */
async function passOf(names: readonly string[], more: { meetingPoint?: string } = {}) {
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  const departsAt = new Date(clock.now().getTime() + hours(2))
  const flight = await makeFlight(db, {
    pilotId: pilot.id,
    departsAt,
    durationMinutes: 60,
    ...more,
  })
  const people = names.map((name) => ({ name, weightKg: 64, luggageKg: 4 }))
  const booking = await makeBooking(db, { flight, passengerId: guest.id, people })
  return { flight, guest, token: passToken({ bookingId: booking.id, flightId: flight.id }) }
}

const passOfTwo = () => passOf(["Lena Berger", "Clara Berger"])

async function ask(path: string, userId?: number): Promise<Response> {
  const cookie = userId ? await accessCookieFor(db, userId) : ""
  return app.request(`${env().PUBLIC_URL}${path}`, { headers: { cookie } })
}

async function filesFor(token: string, userId?: number) {
  const answer = await ask(applePassPath(token), userId)
  expect(answer.headers.get("content-type")).toBe("application/vnd.apple.pkpass")
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

const jsonIn = (file: Uint8Array = new Uint8Array()) => JSON.parse(strFromU8(file))
const namesIn = (files: Record<string, Uint8Array>) =>
  jsonIn(files["pass.json"]).boardingPass.secondaryFields[0].value

async function googleObject(token: string, userId?: number) {
  const html = await (await ask(passPath(token), userId)).text()
  const link = html.match(/href="(https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+)"/)?.[1] ?? ""
  const { payload } = await jwtVerify(link.split("/").at(-1) ?? "", google.publicKey, {
    issuer: "wallet@aufwind.example",
    audience: "google",
    currentDate: clock.now(),
  })
  const { genericObjects } = payload.payload as { genericObjects: [Record<string, unknown>] }
  return { link, payload, object: genericObjects[0] }
}

test("the file for Apple has the facts of the pass and every picture that a wallet wants", async () => {
  const { flight, token } = await passOfTwo()
  const files = await filesFor(token)
  const pass = jsonIn(files["pass.json"])
  expect(pass).toMatchObject({
    passTypeIdentifier: "pass.example.aufwind",
    teamIdentifier: "A1B2C3D4E5",
    serialNumber: token,
    barcodes: [{ format: "PKBarcodeFormatQR", message: passUrl(token) }],
    backgroundColor: "rgb(60, 69, 196)",
    relevantDate: flight.departsAt?.toISOString(),
    relevantDates: [{ relevantDate: flight.departsAt?.toISOString() }],
    expirationDate: new Date((flight.arrivesAt?.getTime() ?? 0) + hours(12)).toISOString(),
  })
  const [from, to] = pass.boardingPass.primaryFields
  expect(from.label).toMatch(/^Ab \d\d:\d\d MES?Z$/)
  expect(to.label).toMatch(/^An \d\d:\d\d MES?Z$/)
  expect([from.value, to.value]).toEqual([
    expect.stringMatching(/^\w{4}$/),
    expect.stringMatching(/^\w{4}$/),
  ])
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["icon.png", "icon@2x.png", "logo.png"]),
  )
})

test("what is in the file is signed by the own certificate", async () => {
  const { token } = await passOfTwo()
  const { signature = new Uint8Array(), ...files } = await filesFor(token)
  const { "manifest.json": manifest = new Uint8Array(), ...content } = files
  const hashes = Object.entries(content).map(([name, file]) => [
    name,
    createHash("sha1").update(file).digest("hex"),
  ])
  expect(jsonIn(manifest)).toEqual(Object.fromEntries(hashes))
  const signed = Buffer.from(signature)
  expect(signed.includes(createHash("sha1").update(manifest).digest())).toBe(true)
  expect(signed.includes(new X509Certificate(apple.certificate).raw)).toBe(true)
})

test("the link to Google is signed, and holds the address of the pass", async () => {
  const { token } = await passOfTwo()
  const { payload, object } = await googleObject(token)
  expect(payload).toMatchObject({ typ: "savetowallet" })
  expect(object).toMatchObject({
    classId: "3388000000012345678.bordkarte",
    barcode: { type: "QR_CODE", value: passUrl(token) },
  })
  expect(JSON.stringify(object)).toContain("Tower-Café")
})

test("a link to Google that would be too long for browsers says less", async () => {
  const names = ["Annegret", "Friederike", "Maximilian"].map((name) => `${name} von Hohenfels`)
  const { guest, token } = await passOf(names, { meetingPoint: "Am Tor. ".repeat(40).trim() })
  const { link, object } = await googleObject(token, guest.id)
  expect(link.length).toBeLessThanOrEqual(1_800)
  expect(JSON.stringify(object)).toContain(names.join(", "))
  expect(JSON.stringify(object)).not.toContain("Am Tor")
})

test("both wallets have full names for who is on board, and first names for a stranger", async () => {
  const { guest, token } = await passOfTwo()
  expect(namesIn(await filesFor(token, guest.id))).toBe(FULL_NAMES)
  const stranger = await filesFor(token)
  expect(namesIn(stranger)).toBe(FIRST_NAMES)
  expect(strFromU8(stranger["pass.json"] ?? new Uint8Array())).not.toContain("Berger")
  const [own, foreign] = [await googleObject(token, guest.id), await googleObject(token)]
  expect(JSON.stringify(own.object)).toContain(FULL_NAMES)
  expect(JSON.stringify(foreign.object)).not.toContain("Berger")
  // Google hands out what it has of an id
  expect(foreign.object.id).not.toBe(own.object.id)
})

test("a pass that nobody flies with any more goes into no wallet", async () => {
  const { flight, token } = await passOfTwo()
  const page = async () => (await ask(passPath(token))).text()
  expect(await page()).toContain("Zu Apple Wallet")
  const over = new Date((flight.arrivesAt?.getTime() ?? 0) + hours(12) + 1)
  restoreClock = setClockSource(() => over)
  expect(await page()).not.toMatch(/Zu (?:Apple|Google) Wallet/)
  expect((await ask(applePassPath(token))).status).toBe(404)
})
