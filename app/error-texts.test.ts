import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router"
import { expect, test } from "vitest"
import { errorTexts } from "./error-texts.ts"

const answer = (status: number, data: unknown = null, statusText = "", isInternal = false) =>
  new ErrorResponse(status, statusText, data, isInternal)

test("every refusal has its status, the name of the status, one of three texts and a message", () => {
  const texts: Record<number, string> = {
    403: "Dieser Bereich ist für dich nicht gestattet.",
    404: "Irgendwo bist du wohl falsch abgebogen.",
  }
  for (const status of [400, 403, 404, 405, 410, 413, 415, 429, 500, 503]) {
    const words = errorTexts(answer(status))
    expect(words.text).toBe(texts[status] ?? "Ein unbekannter Fehler ist aufgetreten.")
    expect(words.statusMessage, String(status)).toMatch(/^[A-Z][A-Za-z ]+$/)
    expect(words.message, String(status)).toMatch(/^[A-Z].+\.$/)
  }
  const others = [401, 422, 501].map((status) => errorTexts(answer(status)).message)
  for (const message of others) expect(message).toMatch(/^[A-Z].+\.$/)
})

test("a sentence of the page wins over the one of the status, and its name of the status too", () => {
  const words = errorTexts(answer(404, "Page Not Found: /de/x", "Nirgends"))
  expect(words).toMatchObject({ message: "Page Not Found: /de/x", statusMessage: "Nirgends" })
})

test("what the router tells developers is hidden from everybody else", () => {
  const words = errorTexts(
    answer(405, "Error: You made a POST request", "Method Not Allowed", true),
  )
  expect(words.message).toBe("Diese Seite nimmt keine Eingaben an.")
})

test("what is no answer is our fault", () => {
  expect(errorTexts(new Error("a bug"))).toEqual({
    status: 500,
    statusMessage: "Internal Server Error",
    text: "Ein unbekannter Fehler ist aufgetreten.",
    message: "Das liegt an uns, nicht an dir. Versuch es in ein paar Minuten noch einmal.",
  })
})
