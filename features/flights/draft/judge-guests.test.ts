import { describe, expect, test } from "vitest"
import { hours } from "#platform/duration.ts"
import { answersOf, DRAFT_ANSWERS, draftFacts, sentencesOf } from "#tests/support/draft-answers.ts"
import type { SavedAnswers } from "./answers.ts"
import type { BookedFlight } from "./facts.ts"
import { factsOfOffer } from "./facts-of-offer.ts"
import { judgeDraft } from "./judge-draft.ts"

/** The flight as the answers make it, with two of three seats sold. */
function bookedAs(overrides: Partial<BookedFlight> = {}): BookedFlight {
  const { offer } = judgeDraft(DRAFT_ANSWERS, draftFacts())
  const [times] = offer?.times ?? []
  if (!offer || !times) throw new Error("nothing speaks against these answers")
  return {
    facts: factsOfOffer({ ...offer, times }),
    confirmedSeats: 2,
    requested: 0,
    held: 0,
    seatsTaken: 2,
    seatsOffered: offer.costs.seats,
    totalCostCents: offer.costs.totalCostCents,
    durationMinutes: 100,
    doesCarry: () => true,
    ...overrides,
  }
}

const judge = (answers: SavedAnswers, booked: Partial<BookedFlight> = {}, now?: Date) =>
  judgeDraft(
    { ...DRAFT_ANSWERS, ...answers },
    draftFacts({ booked: bookedAs(booked), ...(now && { now }) }),
  )

describe("a booked flight", () => {
  test("that stays as it is changes nothing for its guests", () => {
    const { problems, change } = judge({})
    expect(problems).toEqual([])
    expect(change).toBeUndefined()
  })

  test("a changed text changes nothing for its guests either, whoever is about to book", () => {
    const words = { beschreibung: answersOf("beschreibung", { title: "Ein Tag auf der Insel" }) }
    const { offer, change } = judge(words, { requested: 1, held: 1 })
    expect(offer?.words.title).toBe("Ein Tag auf der Insel")
    expect(change).toBeUndefined()
  })

  test("at another time asks them within two days", () => {
    const { change } = judge({ datum: answersOf("datum", { time: "10:30" }) })
    const { now } = draftFacts()
    expect(change?.answerBy).toEqual(new Date(now.getTime() + hours(48)))
  })

  test("a lower price needs no consent", () => {
    const { problems, change } = judge({ kosten: answersOf("kosten", { seatPrice: "140,00" }) })
    expect(problems).toEqual([])
    expect(change?.answerBy).toBeNull()
    expect(change?.after.seatPriceCents).toBe(14_000)
  })

  test.each<[string, SavedAnswers, Partial<BookedFlight>, string, string]>([
    [
      "gets dearer",
      { kosten: answersOf("kosten", { seatPrice: "150,01" }) },
      {},
      "kosten.seatPrice",
      "Höchstens 150,00 €: So haben deine Gäste gebucht",
    ],
    [
      "has fewer seats than are taken",
      { kosten: answersOf("kosten", { seats: "1" }) },
      {},
      "kosten.seats",
      "Mindestens 2: So viele Plätze sind schon vergeben.",
    ],
    [
      "becomes an offer without a date",
      { datum: answersOf("datum", { schedule: "flexible" }) },
      {},
      "datum.schedule",
      "Diesen Flug haben Gäste mit seinem Termin gebucht.",
    ],
    [
      "is moved while requests wait",
      { datum: answersOf("datum", { time: "10:30" }) },
      { requested: 2 },
      "datum.time",
      "Zu diesem Flug warten 2 Anfragen auf eine Antwort.",
    ],
    [
      "gets cheaper while somebody is at the checkout",
      { kosten: answersOf("kosten", { seatPrice: "140,00" }) },
      { held: 1 },
      "kosten.seatPrice",
      "Gerade ist jemand an der Kasse.",
    ],
    [
      "gets another seat while somebody is at the checkout",
      { kosten: answersOf("kosten", { seats: "2" }) },
      { held: 1 },
      "kosten.seats",
      "Gerade ist jemand an der Kasse.",
    ],
    [
      "flies longer than its load allows",
      {},
      { durationMinutes: 30, doesCarry: () => false },
      "flugzeug.planeId",
      "passt die Beladung dieses Flugzeugs nicht",
    ],
  ])("that %s is refused where that can be changed", (_, answers, booked, field, sentence) => {
    const judged = judge(answers, booked)
    expect(judged.offer).toBeUndefined()
    expect(sentencesOf(judged)[field]).toContain(sentence)
  })

  test("is not moved when nobody could answer any more, and keeps its start however near that is", () => {
    const { departsAt } = bookedAs().facts
    const now = new Date(new Date(departsAt).getTime() - hours(3.5))
    expect(
      sentencesOf(judge({ datum: answersOf("datum", { time: "17:30" }) }, {}, now)),
    ).toMatchObject({
      "datum.time": expect.stringContaining("dafür ist es zu spät"),
    })
    expect(sentencesOf(judge({}, {}, now))["datum.time"]).toBeUndefined()
  })
})
