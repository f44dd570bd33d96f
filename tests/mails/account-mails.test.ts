import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { planDigestsQueue } from "#features/subscriptions/server/digest-jobs.ts"
import { matchFlight } from "#features/subscriptions/server/match-flight.ts"
import { clock } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { codeMailedTo, resetAllRateLimits, signedInAs } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)

const EMAIL = "lena@example.org"
const NEW_EMAIL = "lena.neu@example.org"

const WINDOWS = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0" }

/** A life with an account, from the first code to the goodbye. */
async function liveWithAnAccount() {
  await call("POST", "/api/users", {
    body: {
      email: EMAIL,
      firstName: "Lena",
      lastName: "Berger",
      hasSubscribedNewsletter: false,
      isAdult: true,
      acceptsTerms: true,
    },
  })
  await signInWithCode()
  await call("POST", "/api/auth/login/token/send", { body: { email: EMAIL } })
  await signInWithCode(WINDOWS)
  const session = await signedInAs(db, EMAIL)
  const own = `/api/users/${session.userId}`
  const { cookie } = session
  const put = (path: string, body: object) => call("PUT", own + path, { body, cookie })
  const post = (path: string, body?: object) =>
    call("POST", own + path, { cookie, ...(body && { body }) })

  await put("/settings/password", { password: "Segelflug im Aufwind 27" })
  await put("/settings/password", { password: "Motorflug im Abwind 28" })
  await post("/settings/password/confirm", { token: await codeMailedTo(db, EMAIL, "Passwort") })
  await put("", {
    bankAccount: { accountHolder: "Lena Berger", iban: "DE89370400440532013000", bic: "" },
  })
  await resetAllRateLimits(db)
  await post("/settings/email", { email: NEW_EMAIL })
  await post("/settings/email/confirm", {
    currentToken: await codeMailedTo(db, EMAIL, "Wechsel der Adresse"),
    newToken: await codeMailedTo(db, NEW_EMAIL, "neue Adresse"),
  })
  await newFlightNearASubscription(cookie)
  await post("/exports")
  await workOff(db)
  const { status } = await call("DELETE", own, { body: { email: NEW_EMAIL }, cookie })
  expect(status).toBe(200)
  await workOff(db)
}

async function signInWithCode(headers: Record<string, string> = {}) {
  const token = await codeMailedTo(db, EMAIL, "Code")
  const answer = await call("POST", "/api/auth/login/token", {
    body: { email: EMAIL, token, isPersistent: true },
    headers,
  })
  expect(answer.status).toBe(200)
}

async function newFlightNearASubscription(cookie: string) {
  const { lat, lng } = await makeAirport(db, "EDKB")
  await call("POST", "/api/subscriptions", {
    body: { name: "Bonn", coordinates: { lat, lng } },
    cookie,
  })
  const departsAt = new Date(clock.now().getTime() + days(5))
  const flight = await makeFlight(db, {
    departsAt,
    arrivesAt: new Date(departsAt.getTime() + hours(1)),
  })
  await matchFlight(db, { flightId: flight.id, publishedAt: clock.now() })
  await planDigestsQueue.run(db, null)
}

await liveWithAnAccount()

test("every mail of an account's life arrives by SMTP, at the right address", () => {
  const arrived = received.map(({ subject, to }) => `${subject} -> ${to?.[0]?.address}`)
  expect(arrived).toEqual([
    `Dein Code für Aufwind -> ${EMAIL}`,
    `Dein Code für Aufwind -> ${EMAIL}`,
    `Passwort festgelegt -> ${EMAIL}`,
    `Dein Code für ein neues Passwort auf Aufwind -> ${EMAIL}`,
    `Passwort geändert -> ${EMAIL}`,
    `Bankverbindung geändert -> ${EMAIL}`,
    `Dein Code für den Wechsel der Adresse -> ${EMAIL}`,
    `Dein Code für die neue Adresse auf Aufwind -> ${NEW_EMAIL}`,
    `Mailadresse geändert -> ${EMAIL}`,
    `Mailadresse geändert -> ${NEW_EMAIL}`,
    `Ein neuer Flug um Bonn -> ${NEW_EMAIL}`,
    `Deine Daten liegen bereit -> ${NEW_EMAIL}`,
    `Neue Anmeldung bei Aufwind: Firefox auf Windows -> ${NEW_EMAIL}`,
    `Neue Anmeldung bei Aufwind: Firefox auf Linux -> ${NEW_EMAIL}`,
    `Dein Konto ist gelöscht -> ${NEW_EMAIL}`,
  ])
})

test("each has the same frame, a sender, a text part that says what the picture says, and an id of its own", () => {
  for (const { from, html, text, subject } of received) {
    expect(from?.address, subject).toBe("post@aufwind.example")
    expect(html, subject).toContain('lang="de"')
    expect(html, subject).toContain("Du bekommst diese Mail, weil")
    expect(text, subject).toContain("Du bekommst diese Mail, weil")
    expect(`${subject}${html}${text}`, subject).not.toMatch(/undefined|\[object|NaN/)
  }
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(received.length)
})

test("no mail shows a whole IBAN or a password", () => {
  for (const { html, text } of received) {
    expect(`${html}${text}`.replaceAll(/\s/g, "")).not.toMatch(
      /DE89370400440532013000|Aufwind27|Abwind28/,
    )
  }
})

test("only the digest can be ended by one press", () => {
  const oneClick = received.filter(({ headers }) =>
    headers.some(({ key }) => key === "list-unsubscribe-post"),
  )
  expect(oneClick.map(({ subject }) => subject)).toEqual([expect.stringMatching(/Bonn/)])
})
