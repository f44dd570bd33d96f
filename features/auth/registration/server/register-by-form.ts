import type { Grant } from "#features/auth/sessions/server/session-cookies.ts"
import { signInByForm } from "#features/auth/sign-in/server/sign-in-by-form.ts"
import { findAirportCode } from "#features/places/server/airport-suggestions.ts"
import { refuseBlockedWords } from "#features/settings/server/refuse-blocked-words.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieReader, CookieToSet } from "#platform/server/endpoint.ts"
import { postedText, refusalOf } from "#platform/server/posted-form.ts"
import { emptyRegisterInput, type RegisterInput, type RegisterState } from "../register-state.ts"
import { registrationSchema } from "../registration-schema.ts"
import { registerUser } from "./register-user.tsx"

interface Client {
  address: string
  device: string
  knownDevice?: string | undefined
  cookie: CookieReader
}

/**
 * The registration page's forms as plain posts, where scripts are off or not there yet. Answers the
 * session, or where the page goes on. A password is never taken: it is set after the sign-in.
 */
export async function registerByForm(
  db: Db,
  form: FormData,
  client: Client,
): Promise<{ grant: Grant } | { state: RegisterState } | { cookies: readonly CookieToSet[] }> {
  const input = inputOf(form)
  const step = form.get("step")
  if (step === "code") {
    const answer = await signInByForm(db, form, client)
    if ("grant" in answer) return answer
    // an account that has a second factor is not being registered: the login page asks for it
    if (answer.state.step === "factor") return { cookies: answer.cookies ?? [] }
    return { state: { ...answer.state, step: "code", input } }
  }
  // a new code goes with the whole form, because a code is only good for what was sent with it
  if (step === "send") {
    const message = "Schick das Formular bitte noch einmal ab, dann kommt ein neuer Code."
    return { state: { step: "form", input, fields: {}, message } }
  }
  try {
    const homeAirport = input.als === "pilot" ? await findAirportCode(db, input.homeAirport) : ""
    const registration = registrationSchema.parse(callOf({ ...input, homeAirport }))
    refuseBlockedWords(["firstName"], registration)
    await registerUser(db, registration, client)
    return { state: { step: "code", input: { ...input, email: registration.email }, fields: {} } }
  } catch (error) {
    return { state: { step: "form", input, ...refusalOf(error) } }
  }
}

const MAX_POSTED_LENGTH = 1000

function inputOf(form: FormData): RegisterInput {
  const text = (name: string) => postedText(form, name, MAX_POSTED_LENGTH)
  return {
    ...emptyRegisterInput(text("als") === "pilot" ? "pilot" : "passagier"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    licence: text("pilot.licence"),
    homeAirport: text("homeAirport"),
    isAdult: form.has("isAdult"),
    hasSubscribedNewsletter: form.has("hasSubscribedNewsletter"),
  }
}

function callOf({ als, licence, homeAirport: homeAirportCode, ...said }: RegisterInput) {
  return {
    ...said,
    // the notice above the button says what sending the form accepts
    acceptsTerms: true,
    ...(als === "pilot" && { pilot: { licence, homeAirportCode } }),
  }
}
