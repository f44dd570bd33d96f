import type { ReviewInput } from "./review-schemas.ts"

/** A review as the fields of its form hold it: radio buttons know only text. */
export interface ReviewValues {
  stars: string | null
  text: string
  communication: string | null
  costHonesty: string | null
  feltSafe: string | null
  wasPunctual: string | null
  weightWasRight: string | null
  noteToSubject: string
  noteToOffice: string
}

export const EMPTY_REVIEW: ReviewValues = {
  stars: null,
  text: "",
  communication: "",
  costHonesty: "",
  feltSafe: "",
  wasPunctual: "",
  weightWasRight: "",
  noteToSubject: "",
  noteToOffice: "",
}

export function valuesOf(review: ReviewInput): ReviewValues {
  return {
    stars: String(review.stars),
    text: review.text,
    communication: starsText(review.communication),
    costHonesty: starsText(review.costHonesty),
    feltSafe: starsText(review.feltSafe),
    wasPunctual: answerText(review.wasPunctual),
    weightWasRight: answerText(review.weightWasRight),
    noteToSubject: review.noteToSubject,
    noteToOffice: review.noteToOffice,
  }
}

/** What is sent of it; what has not been answered is missing, and the server says what must not be. */
export function reviewOf(values: ReviewValues) {
  return {
    stars: values.stars ? Number(values.stars) : undefined,
    text: values.text,
    communication: starsOf(values.communication),
    costHonesty: starsOf(values.costHonesty),
    feltSafe: starsOf(values.feltSafe),
    wasPunctual: answerOf(values.wasPunctual),
    weightWasRight: answerOf(values.weightWasRight),
    noteToSubject: values.noteToSubject,
    noteToOffice: values.noteToOffice,
  }
}

/** The fields of a form that was posted without script. */
export function valuesOfForm(form: FormData): ReviewValues {
  const field = (name: keyof ReviewValues) => {
    const value = form.get(name)
    return typeof value === "string" ? value : ""
  }
  return {
    stars: field("stars") || null,
    text: field("text"),
    communication: field("communication"),
    costHonesty: field("costHonesty"),
    feltSafe: field("feltSafe"),
    wasPunctual: field("wasPunctual"),
    weightWasRight: field("weightWasRight"),
    noteToSubject: field("noteToSubject"),
    noteToOffice: field("noteToOffice"),
  }
}

function starsText(stars: number | null): string {
  return stars === null ? "" : String(stars)
}

function answerText(answer: boolean | null): string {
  if (answer === null) return ""
  return answer ? "yes" : "no"
}

function starsOf(value: string | null): number | null {
  return value ? Number(value) : null
}

function answerOf(value: string | null): boolean | null {
  return value ? value === "yes" : null
}
