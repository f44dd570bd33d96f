import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { NOTIFICATION_RULES } from "#features/notifications/server/notification-rules.ts"
import { inviteToReviewQueue } from "#features/reviews/server/invite-to-review.ts"
import { publishReviewsQueue } from "#features/reviews/server/publish-reviews.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

let scenes = 0

async function landed() {
  scenes += 1
  const pilot = await makePilot(db)
  const passenger = await makeUser(db)
  const flight = await makeFlight(db, {
    pilotId: pilot.id,
    title: `Nach Juist & zurück, Runde ${scenes}`,
    departsAt: new Date(clock.now().getTime() + hours(10)),
  })
  const booking = await makeBooking(db, { flight, passengerId: passenger.id })
  await landFlights(db, [flight])
  laterBy(hours(20))
  const write = (as: number, text: string) =>
    call("PUT", `/api/bookings/${booking.id}/review`, { as, body: { stars: 5, text } })
  return { flight, pilot, passenger, write }
}

type Scene = Awaited<ReturnType<typeof landed>>

async function invited(): Promise<Scene> {
  const scene = await landed()
  await inviteToReviewQueue.run(db, null)
  return scene
}

async function reminded(): Promise<Scene> {
  const scene = await invited()
  laterBy(days(7))
  await inviteToReviewQueue.run(db, null)
  return scene
}

async function written(): Promise<Scene> {
  const scene = await landed()
  await scene.write(scene.pilot.id, "Ein netter Gast.")
  return scene
}

async function published(): Promise<Scene> {
  const scene = await written()
  await workOff(db)
  laterBy(days(15))
  await publishReviewsQueue.run(db, null)
  return scene
}

/** To the passenger, by the event. */
const LETTERS: Record<
  string,
  { happens(): Promise<Scene>; subject: RegExp; says: string; hasForm: boolean }
> = {
  "booking.review_opened": {
    happens: invited,
    subject: /^Wie war’s\? Nach Juist/,
    says: "in einer Minute und ohne Anmeldung",
    hasForm: true,
  },
  "booking.review_reminder_due": {
    happens: reminded,
    subject: /^Noch ein paar Tage: .+ bewerten$/,
    says: "nur dieses eine Mal",
    hasForm: true,
  },
  "review.written": {
    happens: written,
    subject: /hat dich bewertet$/,
    says: "sofort lesen, was die andere Seite schreibt",
    hasForm: true,
  },
  "review.published": {
    happens: published,
    subject: /^Was .+ über dich schreibt$/,
    says: "einmal öffentlich darauf antworten",
    hasForm: false,
  },
}

test("every rule about reviews has its mail here", () => {
  const mailed = NOTIFICATION_RULES.filter(({ who, isMailed }) => who === "sides" && isMailed)
  expect(mailed.map(({ on }) => on).toSorted()).toEqual(Object.keys(LETTERS).toSorted())
  expect(mailed.every(({ optional }) => optional === "reviews")).toBe(true)
})

test.each(Object.entries(LETTERS))(
  "the mail of %s says what it is about, and how to object to such mails",
  async (_, { happens, subject, says, hasForm }) => {
    const { flight, passenger } = await happens()
    await workOff(db)
    const found = received.filter(
      (mail) => mail.to?.[0]?.address === passenger.email && subject.test(mail.subject ?? ""),
    )
    expect(found).toHaveLength(1)
    const [mail] = found
    if (!mail) return
    const { text, html } = seenIn(mail)
    for (const fact of [
      flight.title,
      says,
      "jederzeit widersprechen",
      "keine anderen Kosten als die Übermittlungskosten nach den Basistarifen",
    ]) {
      expect.soft(text, "text").toContain(fact)
      expect.soft(html, "HTML").toContain(fact)
    }
    expect(text).not.toContain("Ein netter Gast")
    expect(factsIn(text)).toEqual(factsIn(html))
    expect(mail.html?.includes("/de/bewerten?t=")).toBe(hasForm)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header("list-unsubscribe")).toContain(`/unsubscribe/${passenger.id}/reviews/`)
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
  },
)
