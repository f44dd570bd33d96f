import { afterAll, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { stopRecoveryPath } from "#features/auth/second-factor/recovery-path.ts"
import { RECOVERY_WAIT_MS } from "#features/auth/second-factor/second-factor.ts"
import { totpAt } from "#features/auth/second-factor/server/totp.ts"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { setClockSource } from "#platform/clock.ts"
import { env } from "#platform/server/env.ts"
import { formatDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import { codeMailedTo, resetAllRateLimits } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { cookieHeader } from "#tests/support/cookies.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { makePasskey } from "#tests/support/factor-steps.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)

const PASSWORD = "Wolken-ueber-Juist-7"
const SIGNED_OUT = "Alle anderen Geräte sind abgemeldet; dort meldest du dich einfach neu an."
let now = new Date()
afterAll(setClockSource(() => now))

const byPassword = (email: string) =>
  call("POST", "/api/auth/login/password", { body: { email, password: PASSWORD } })

/** A life with a second factor, from the first app to the day on which everything is lost. */
async function liveWithFactors() {
  const { id, email } = await makeUser(db, { passwordHash: await hashPassword(PASSWORD) })
  const cookie = cookieHeader((await byPassword(email)).cookies)
  const own = `/api/users/${id}`
  const setUp = async () => {
    const { json } = await call("POST", `${own}/second-factor/app`, { cookie })
    const body = { code: await totpAt(json.secret, null) }
    const done = await call("POST", `${own}/second-factor/app/confirm`, { cookie, body })
    expect(done.status).toBe(200)
    const codes: string[] = done.json.recoveryCodes
    return { secret: String(json.secret), codes }
  }
  const { secret } = await setUp()
  const made = await call("POST", `${own}/second-factor/recovery-codes`, { cookie })
  await call("DELETE", `${own}/passkeys/${await makePasskey(db, id)}`, { cookie })
  await call("DELETE", `${own}/second-factor/app`, { cookie })
  const { codes } = await setUp()
  const withCode = cookieHeader((await byPassword(email)).cookies)
  const body = { code: codes[0] }
  const opened = await call("POST", "/api/auth/login/second-factor", { cookie: withCode, body })
  expect(opened.status).toBe(200)
  const waiting = cookieHeader((await byPassword(email)).cookies)
  await call("POST", "/api/auth/login/second-factor/recovery", { cookie: waiting })
  await workOff(db)
  const dueAt = new Date(now.getTime() + RECOVERY_WAIT_MS)
  now = dueAt
  await resetAllRateLimits(db)
  await call("POST", "/api/auth/login/token/send", { body: { email } })
  const token = await codeMailedTo(db, email)
  const signedIn = await call("POST", "/api/auth/login/token", { body: { email, token } })
  expect(signedIn.status).toBe(200)
  await workOff(db)
  return { email, secret, codes: [...made.json.recoveryCodes, ...codes] as string[], dueAt }
}

const life = await liveWithFactors()

const mailAbout = (subject: string) => {
  const mail = received.find((one) => one.subject === subject)
  if (!mail) throw new Error(`no mail ${subject} among ${received.map((one) => one.subject)}`)
  return mail
}

test.each([
  ["Zweiter Faktor eingerichtet", "fragen wir bei jeder Anmeldung nach dem Code deiner App", false],
  ["Neue Notfallcodes", "Die alten Notfallcodes gelten nicht mehr.", true],
  ["Notfallcode benutzt", "Einer deiner Notfallcodes wurde gerade benutzt.", false],
  ["Passkey gelöscht", "Mit dem gelöschten Passkey kommt niemand mehr in dein Konto.", true],
  ["Zweiter Faktor entfernt", "Die Authentifizierungs-App ist entfernt.", true],
  ["Zweiter Faktor zurückgesetzt", "App, Passkeys und Notfallcodes deines Kontos gelten", true],
])(
  "„%s“ arrives at its owner, and says what it means and what to do if it was somebody else",
  (subject, says, endsOthers) => {
    const mail = mailAbout(subject)
    expect(mail.to?.[0]?.address).toBe(life.email)
    const { text, html } = seenIn(mail)
    expect(html).toContain(subject)
    for (const part of [text, html]) {
      expect(part).toContain(says)
      expect(part).toContain(`Warst du das nicht? Dann schreib sofort an ${env().OPERATOR_EMAIL}`)
      expect(part.includes(SIGNED_OUT), "other devices").toBe(endsOthers)
    }
    expect(mail.html).toContain(env().PUBLIC_URL + SETTINGS_PATH)
    expect(mail.attachments).toEqual([])
    expect(factsIn(text)).toEqual(factsIn(html))
  },
)

test("whoever gives up the second factor is told at once, until when and how to stop it", () => {
  const mail = mailAbout("Jemand will ohne zweiten Faktor in dein Konto")
  expect(mail.to?.[0]?.address).toBe(life.email)
  const { text, html } = seenIn(mail)
  const when = `${formatDay(life.dueAt, HOME_ZONE)}, ${formatTime(life.dueAt, HOME_ZONE)} Uhr`
  for (const part of [text, html]) {
    expect(part).toContain(when)
    expect(part).toContain("Warst du das nicht, stopp es jetzt")
  }
  const stop = stopRecoveryPath("")
  expect(mail.text).toContain(`${env().PUBLIC_URL}${stop}`)
  expect(mail.html).toContain(`${env().PUBLIC_URL}${stop}`)
  expect(factsIn(text)).toEqual(factsIn(html))
})

test("none of these mails shows the key of the app or a recovery code", () => {
  expect(life.codes).toHaveLength(20)
  for (const { html, text } of received) {
    for (const secret of [life.secret, ...life.codes]) {
      expect(`${html}${text}`).not.toContain(secret)
    }
  }
})
