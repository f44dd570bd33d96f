import { fieldError } from "#platform/errors.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { lengthProblem } from "../password.ts"
import { isBreached } from "./breached-passwords.ts"

/** So much of a password must be left when names that everybody guesses are taken out of it. */
const OWN_PART = 5

/** With so many digits or marks behind it a well-known word is still well known. */
const MAX_TRIMMINGS = 4

/** Refuses at `password` what would be guessed first (OWASP ASVS 5.0, 6.2). */
export async function requireGoodPassword(password: string, email?: string): Promise<void> {
  const problem = lengthProblem(password) ?? (await guessProblem(password, email))
  if (problem) throw fieldError("weak-password", "password", problem)
}

async function guessProblem(password: string, email: string | undefined) {
  const tried = password.normalize("NFC").toLowerCase()
  if (ownPartOf(tried, namesIn(email)).length < OWN_PART) {
    return `Da steckt zu viel von deiner Mailadresse oder von ${PRODUCT_NAME} drin. Nimm etwas anderes.`
  }
  if (new Set(tried).size <= 2) return "Das ist zu eintönig. Nimm etwas mit mehr Abwechslung."
  const common = await commonPasswords()
  const word = withoutTrimmings(tried)
  if (common.has(tried) || common.has(word)) {
    return "Dieses Passwort steht auf Listen, die Angreifer zuerst probieren. Nimm ein anderes."
  }
  if ((await isBreached(tried)) || (await isBreached(word))) {
    return "Dieses Passwort steht so oder ganz ähnlich in bekannt gewordenen Datenlecks. Nimm ein anderes."
  }
  return undefined
}

function ownPartOf(tried: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ""), tried)
}

/** The longest first, so that a whole address goes before its parts. */
function namesIn(email: string | undefined): string[] {
  const product = PRODUCT_NAME.toLowerCase()
  if (!email) return [product]
  const [local = "", domain = ""] = email.toLowerCase().split("@")
  const parts = [local, ...local.split(/[.+_-]/), domain, ...domain.split(".")]
  return [email.toLowerCase(), ...parts, product]
    .filter((name) => name.length > 3)
    .sort((one, other) => other.length - one.length)
}

function withoutTrimmings(tried: string): string {
  const word = tried.replace(/[^\p{L}]+$/u, "")
  return tried.length - word.length <= MAX_TRIMMINGS ? word : tried
}

let list: Promise<ReadonlySet<string>> | undefined

/** About 50,000, all in small letters; unpacked with the first password that somebody chooses. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  )
  return list
}
