import { describe, expect, test } from "vitest"
import { answersOf, draftPlane, plain, sentencesOf } from "#tests/support/draft-answers.ts"
import type { DraftFacts, DraftPlane } from "./facts.ts"
import { judgeCostsOfPlane, judgeSeats, parsePlane } from "./parse-plane.ts"

const planes = [draftPlane({ id: 7 }), draftPlane({ id: 8, isInUse: false })]

test("an own aircraft in use is found", () => {
  expect(parsePlane({ planeId: 7 }, { planes }).value).toEqual(planes[0])
})

test.each<[string, number | null, string]>([
  ["none", null, "Wähl das Flugzeug."],
  ["somebody else's", 9, "Dieses Flugzeug steht nicht in deiner Liste."],
  ["a retired one", 8, "D-EKBW ist nicht mehr in Gebrauch. Wähl ein anderes."],
])("%s is refused with a sentence", (_, planeId, sentence) => {
  const reading = parsePlane({ planeId }, { planes })
  expect(sentencesOf(reading)).toEqual({ "flugzeug.planeId": sentence })
  expect(reading.value).toBeUndefined()
})

interface Case {
  seats: number
  /** null: none is chosen yet. */
  plane?: Partial<DraftPlane> | null
  licence?: DraftFacts["licence"]
}

const judge = ({ seats, plane, licence = "PPL(A)" }: Case) =>
  judgeSeats(
    answersOf("kosten", { seats: String(seats), flightTime: "", seatPrice: "" }),
    plane === null ? undefined : draftPlane({ payloadKg: 500, ...plane }),
    { licence },
  )

describe("how many come along", () => {
  const UL = { model: "C42", category: "UL", seats: 2 } as const
  const SIX = { model: "Piper PA-32", seats: 6 } as const

  test.each<[string, Case]>([
    ["three in four seats", { seats: 3 }],
    ["one in a microlight", { seats: 1, plane: UL }],
    ["three with a LAPL in six seats", { seats: 3, plane: SIX, licence: "LAPL(A)" }],
    ["five in six seats", { seats: 5, plane: SIX }],
  ])("%s are welcome", (_, asked) => {
    expect(judge(asked).problems).toEqual([])
  })

  test.each<[string, Case, string]>([
    [
      "four in four seats",
      { seats: 4 },
      "Cessna 172 P hat 4 Sitze, also ist Platz für höchstens 3 Gäste.",
    ],
    [
      "two in a microlight",
      { seats: 2, plane: UL },
      "C42 hat 2 Sitze, also ist Platz für höchstens 1 Gast.",
    ],
    [
      "two in a microlight that is said to have four seats",
      { seats: 2, plane: { ...UL, seats: 4 } },
      "In einem Ultraleichtflugzeug darf höchstens 1 Gast mitfliegen.",
    ],
    [
      "four with a LAPL in six seats",
      { seats: 4, plane: SIX, licence: "LAPL(A)" },
      "Mit deiner Lizenz LAPL(A) dürfen höchstens 3 Gäste mitfliegen.",
    ],
    [
      "four with a LAPL before the aircraft is chosen",
      { seats: 4, plane: null, licence: "LAPL(A)" },
      "Mit deiner Lizenz LAPL(A) dürfen höchstens 3 Gäste mitfliegen.",
    ],
    [
      "two with a microlight licence before the aircraft is chosen",
      { seats: 2, plane: null, licence: "UL" },
      "Mit deiner Lizenz UL darf höchstens 1 Gast mitfliegen.",
    ],
    [
      "one in a single-seater",
      { seats: 1, plane: { model: "LS4", category: "glider", seats: 1 } },
      "LS4 hat nur deinen Sitz, da kann niemand mitfliegen.",
    ],
  ])("%s are refused with a sentence", (_, asked, sentence) => {
    expect(sentencesOf(judge(asked))).toEqual({ "kosten.seats": sentence })
  })
})

describe("what they weigh", () => {
  test.each<[number, number, string | undefined]>([
    [3, 255, undefined],
    [
      3,
      254,
      "3 Gäste mit je 85 kg, das ist mehr als die 254 kg Zuladung von D-EKBW. Ist sie erreicht, kann niemand mehr dazubuchen.",
    ],
    [
      1,
      80,
      "1 Gast mit 85 kg, das ist mehr als die 80 kg Zuladung von D-EKBW. Ist sie erreicht, kann niemand mehr dazubuchen.",
    ],
  ])("%i guests in an aircraft for %i kg: %s", (seats, payloadKg, warning) => {
    const { problems, warnings } = judge({ seats, plane: { payloadKg } })
    expect(problems).toEqual([])
    expect(warnings.map(({ message }) => plain(message))).toEqual(warning ? [warning] : [])
  })

  test("a flight with more guests than allowed is not weighed either", () => {
    expect(judge({ seats: 4, plane: { payloadKg: 80 } }).warnings).toEqual([])
  })
})

describe("whose it is", () => {
  const judgeOwner = (owner: DraftPlane["ownership"], ownership: DraftPlane["ownership"]) =>
    judgeCostsOfPlane({ ownership }, draftPlane({ ownership: owner }))

  test.each(["club", "rented", "shared"] as const)(
    "an aircraft of one's own is not shared as if it were %s",
    (ownership) => {
      expect(sentencesOf(judgeOwner("own", ownership))).toEqual({
        "kosten.ownership":
          "D-EKBW gehört laut deiner Liste dir allein: Dann teilst du Sprit und Gebühren, aber keinen Stundensatz.",
      })
    },
  )

  test("who shares less than the aircraft allows is left alone", () => {
    expect(judgeOwner("club", "own").problems).toEqual([])
    expect(judgeOwner("own", "own").problems).toEqual([])
  })
})
