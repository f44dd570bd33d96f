import { isRouteErrorResponse } from "react-router"
import { errorStatus } from "./error-status.ts"

/** What the error page says (specification, section 2: status code, status message and message). */
export interface ErrorTexts {
  status: number
  /** The name that HTTP has for the status. */
  statusMessage: string
  /** One of the specification's three texts. */
  text: string
  /** What exactly went wrong, such as „Page Not Found: /de/x“. */
  message: string
}

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
}

/** Where nobody has said more than the status. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: "In der Adresse oder im Formular steht etwas, womit wir nichts anfangen können.",
  403: "Für dein Konto ist diese Seite nicht freigegeben.",
  404: "Die Seite gibt es nicht oder nicht mehr.",
  405: "Diese Seite nimmt keine Eingaben an.",
  410: "Die Seite gibt es nicht mehr.",
  413: "Das Formular ist zu groß.",
  415: "Dieses Formular können wir nicht lesen.",
  429: "Das waren sehr viele Anfragen. Warte ein paar Minuten und versuch es noch einmal.",
  503: "Gerade ist zu viel los. Versuch es gleich noch einmal.",
}
const OUR_FAULT = "Das liegt an uns, nicht an dir. Versuch es in ein paar Minuten noch einmal."
const REFUSED = "Diese Anfrage haben wir nicht angenommen. Beginne auf der Startseite noch einmal."

/** Of whatever a page has thrown; what is no answer is a fault of ours. */
export function errorTexts(error: unknown): ErrorTexts {
  const answer = isRouteErrorResponse(error) ? error : undefined
  const status = errorStatus(error)
  return {
    status,
    statusMessage: answer?.statusText || (STATUS_MESSAGES[status] ?? ""),
    text: errorTextFor(status),
    message: sentenceOf(answer) ?? MESSAGES[status] ?? (status < 500 ? REFUSED : OUR_FAULT),
  }
}

// what the router refuses by itself it explains to developers
function sentenceOf(answer: { data?: unknown } | undefined): string | undefined {
  if (!answer || typeof answer.data !== "string" || answer.data === "") return undefined
  return "internal" in answer && answer.internal === true ? undefined : answer.data
}

function errorTextFor(status: number): string {
  if (status === 404) return "Irgendwo bist du wohl falsch abgebogen."
  if (status === 403) return "Dieser Bereich ist für dich nicht gestattet."
  return "Ein unbekannter Fehler ist aufgetreten."
}
