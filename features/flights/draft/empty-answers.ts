import type { DraftAnswers, SavedAnswers } from "./answers.ts"

/** What the form of a step shows before anything was answered. */
export const EMPTY_ANSWERS: DraftAnswers = {
  datum: {
    schedule: "fixed",
    day: "",
    time: "",
    windowFrom: "",
    windowTo: "",
    windowWeekdays: [],
    windowEarliest: "",
    windowLatest: "",
    seriesFrom: "",
    seriesTo: "",
    seriesWeekdays: [],
    seriesTime: "",
    seriesSkipped: [],
  },
  typ: { kind: "", stay: "", topics: [], booking: "" },
  kosten: {
    ownership: "",
    flightTime: "",
    hourlyRate: "",
    rate: "wet",
    fuelLitresPerHour: "",
    fuelPrice: "",
    extras: [],
    seats: "",
    seatPrice: "",
  },
  flugzeug: { planeId: null },
  route: { departure: "", destination: "", stops: [] },
  fotos: { terrain: "" },
  zusammenfassung: {},
  versicherung: { isConfirmed: false },
  beschreibung: {
    title: "",
    description: "",
    meetingPoint: "",
    luggageKg: "5",
    isDogWelcome: false,
    isChildWelcome: false,
  },
}

/** The answers of every step: what is saved, else what an empty form shows. */
export function withEmptyAnswers(saved: SavedAnswers): DraftAnswers {
  return { ...EMPTY_ANSWERS, ...saved }
}
