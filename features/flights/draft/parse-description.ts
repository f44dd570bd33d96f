import type { Topic } from "#features/flights/core/flight.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { AnswersOf } from "./answers.ts"
import type { Reading } from "./draft.ts"
import { startReading } from "./reading.ts"

export interface ReadDescription {
  title: string
  description: string
  meetingPoint: string
  luggageKgPerPerson: number
  /** Topics that follow from who is welcome. */
  topics: Topic[]
}

const MIN_TITLE_LENGTH = 8
const MIN_DESCRIPTION_LENGTH = 60
const MAX_LUGGAGE_KG = 30

export function parseDescription(answers: AnswersOf<"beschreibung">): Reading<ReadDescription> {
  const { refuse, end } = startReading("beschreibung")
  const { title, description, meetingPoint, luggageKg } = answers
  if (title === "") refuse("title", "Gib deinem Flug einen Titel.")
  else if (title.length < MIN_TITLE_LENGTH) refuse("title", "Ein paar Worte mehr, bitte.")
  else if (maskContacts(title) !== title) {
    refuse("title", "Telefonnummern, Adressen und Links gehören nicht in den Titel.")
  }
  if (description === "") refuse("description", "Erzähl, was Mitfliegende erwartet.")
  else if (description.length < MIN_DESCRIPTION_LENGTH) {
    refuse("description", "Ein, zwei Sätze mehr, damit man sich den Flug vorstellen kann.")
  }
  if (meetingPoint === "") refuse("meetingPoint", "Wo trefft ihr euch?")
  const kg = /^\d{1,2}$/.test(luggageKg) ? Number(luggageKg) : undefined
  if (kg === undefined || kg > MAX_LUGGAGE_KG) {
    refuse("luggageKg", `Schreib eine Zahl von 0 bis ${MAX_LUGGAGE_KG}.`)
  }
  return end(() => ({
    title,
    description,
    meetingPoint,
    luggageKgPerPerson: kg as number,
    topics: [
      ...(answers.isDogWelcome ? (["flug-mit-hund"] as const) : []),
      ...(answers.isChildWelcome ? (["flug-mit-kind"] as const) : []),
    ],
  }))
}
