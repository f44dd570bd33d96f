import { days, hours } from "#platform/duration.ts"
import type { BookingDraft, BookingOutcome, PersonDraft } from "../factories/booking-draft.ts"
import type { UserRow } from "../factories/make-user.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import type { ReviewText } from "../reviews/review-text.ts"
import { weightOf } from "./party.ts"
import { planBookings } from "./plan-bookings.ts"
import type { COMING, PAST } from "./scripted-flights.ts"
import type { Stage } from "./stage.ts"

type Scenes<Name extends string> = ReadonlyMap<Name, FlightRow | undefined>

const CEM = "cem.mutlu@aufwind.example"
const OKAN = "okan.kilic@aufwind.example"
const OF_THREE = ["firstOfThree", "secondOfThree", "thirdOfThree"] as const

/** Who has booked, or asks to, on the flights ahead that are written down. */
export function bookComing(stage: Stage, scenes: Scenes<keyof typeof COMING>): BookingDraft[] {
  const lena = stage.cast.demoPassenger
  const okan = personWith(stage, OKAN)
  return [
    ...fill(stage, scenes.get("tomorrow"), 2),
    ...bookScene(stage, scenes.get("lakeConstance"), lena, {
      companions: [{ name: "Clara Berger", weightKg: 48, luggageKg: 2 }],
      message: "Wir besuchen meine Tante in Meersburg und nehmen nur zwei kleine Rucksäcke mit.",
      hoursAgo: 5,
      outcome: "requested",
    }),
    ...bookScene(stage, scenes.get("lakeConstance"), okan, {
      message: "Mein erster Flug in einer kleinen Maschine, ich freue mich sehr.",
      hoursAgo: 11,
      outcome: "requested",
    }),
    // with the voucher that she was given (`write-vouchers.ts`)
    ...bookScene(stage, scenes.get("withMara"), lena, {
      hoursAgo: 26,
      outcome: "confirmed",
      isOnCredit: true,
    }),
    ...fill(stage, scenes.get("withMara"), 1),
    ...fill(stage, scenes.get("eltz"), 1),
    // changed her mind, and has her money back
    ...bookScene(stage, scenes.get("eltz"), lena, {
      hoursAgo: 28,
      givenUpHoursAgo: 22,
      outcome: "confirmed",
    }),
  ]
}

/** Who was on board of the flights that are written down. */
export function bookPast(stage: Stage, scenes: Scenes<keyof typeof PAST>): BookingDraft[] {
  const lena = stage.cast.demoPassenger
  const hoursBefore = (flight: FlightRow | undefined, days: number) =>
    flight?.departsAt
      ? (stage.until.getTime() - flight.departsAt.getTime()) / hours(1) + days * 24
      : 0
  const seals = scenes.get("seals")
  const withMara = scenes.get("withMara")
  const justNow = scenes.get("justNow")
  const lately = scenes.get("lately")
  const refunded = scenes.get("refunded")
  return [
    ...fill(stage, scenes.get("settlementDue"), 3),
    ...bookScene(stage, refunded, personWith(stage, CEM), {
      hoursAgo: hoursBefore(refunded, 12),
      outcome: "confirmed",
    }),
    ...fill(stage, refunded, 2),
    ...bookScene(stage, seals, lena, {
      companions: [{ name: "Clara Berger", weightKg: null, luggageKg: 3 }],
      hoursAgo: hoursBefore(seals, 9),
      outcome: "confirmed",
    }),
    ...bookScene(stage, withMara, lena, {
      hoursAgo: hoursBefore(withMara, 6),
      outcome: "confirmed",
    }),
    ...fill(stage, withMara, 1),
    ...bookScene(stage, justNow, lena, { hoursAgo: hoursBefore(justNow, 4), outcome: "confirmed" }),
    ...bookScene(stage, lately, lena, { hoursAgo: hoursBefore(lately, 5), outcome: "confirmed" }),
    ...OF_THREE.map((name) => scenes.get(name)).flatMap((flight) =>
      bookScene(stage, flight, personWith(stage, OKAN), {
        hoursAgo: hoursBefore(flight, 8),
        outcome: "confirmed",
      }),
    ),
  ]
}

/** What was said about them. */
export function wordsOfPast(
  stage: Stage,
  scenes: Scenes<keyof typeof PAST>,
): Map<string, ReviewText> {
  const words = new Map<string, ReviewText>()
  const says = (flight: FlightRow | undefined, person: UserRow | undefined, text: string) => {
    if (flight && person) words.set(`${flight.id} ${person.id}`, { stars: 5, text })
  }
  const lena = stage.cast.demoPassenger
  says(scenes.get("seals"), lena, "Ich hab die Seehunde gezählt. Bei vierzig hab ich aufgehört.")
  says(
    scenes.get("refunded"),
    personWith(stage, CEM),
    "Am Ende kamen 8,25 € zurück. Einfach so, mit Beleg.",
  )
  says(
    scenes.get("withMara"),
    lena,
    "Mara erklärt ruhig und fliegt noch ruhiger. Der Drachenfels im letzten Licht war den Umweg nach Hangelar wert.",
  )
  const okan = personWith(stage, OKAN)
  says(scenes.get("firstOfThree"), okan, "Fünf Sterne, wer hier bucht, macht nichts falsch.")
  says(
    scenes.get("secondOfThree"),
    okan,
    "Wieder fünf Sterne. Aylin ist die Beste im ganzen Norden.",
  )
  says(scenes.get("thirdOfThree"), okan, "Zum dritten Mal dabei, zum dritten Mal fünf Sterne.")
  return words
}

function personWith(stage: Stage, email: string): UserRow | undefined {
  return stage.cast.passengers.find((user) => user.email === email)
}

/** One booking of somebody who is named. */
export function bookScene(
  stage: Stage,
  flight: FlightRow | undefined,
  passenger: UserRow | undefined,
  input: {
    companions?: readonly PersonDraft[]
    message?: string
    hoursAgo: number
    /** Cancelled again, with everything back. */
    givenUpHoursAgo?: number
    outcome: BookingOutcome
    isOnCredit?: boolean
  },
): BookingDraft[] {
  if (!flight?.departsAt || !passenger) return []
  const isPastRetention = stage.until.getTime() - flight.departsAt.getTime() > days(30)
  const name = `${passenger.firstName} ${passenger.lastName}`
  stage.taken.add(`${passenger.id} ${flight.departsAt.toISOString().slice(0, 10)}`)
  return [
    {
      flight,
      passengerId: passenger.id,
      people: [
        { name, weightKg: isPastRetention ? null : weightOf(passenger), luggageKg: 4 },
        ...(input.companions ?? []),
      ],
      message: input.message ?? "",
      outcome: input.outcome,
      isOnCredit: input.isOnCredit ?? false,
      heldAt: new Date(stage.until.getTime() - hours(input.hoursAgo)),
      ...(input.givenUpHoursAgo && {
        givenUpAt: new Date(stage.until.getTime() - hours(input.givenUpHoursAgo)),
      }),
      key: `scripted ${passenger.email} ${flight.id}`,
    },
  ]
}

function fill(stage: Stage, flight: FlightRow | undefined, seats: number): BookingDraft[] {
  if (!flight?.departsAt) return []
  const opensAt = new Date((flight.publishedAt ?? flight.createdAt).getTime() + hours(1))
  const latest = Math.min(stage.until.getTime() - hours(26), flight.departsAt.getTime() - hours(60))
  const closesAt = new Date(Math.max(latest, opensAt.getTime() + hours(2)))
  return planBookings(stage, { flight, seats, opensAt, closesAt })
}
