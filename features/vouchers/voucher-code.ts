/*
 * The code of a voucher: eleven random characters and one that checks them, in Crockford's base 32,
 * which has no look-alikes. The check is the value of the code as a polynomial over GF(32): it finds
 * every single wrong character and every two that were swapped.
 */

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const LENGTH = 12
const RANDOM_LENGTH = LENGTH - 1

/** A new code from eleven random bytes. */
export function codeFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== RANDOM_LENGTH) throw new Error(`a code needs ${RANDOM_LENGTH} bytes`)
  const digits = [...bytes].map((byte) => byte % 32)
  return [...digits, double(checkValue(digits))].map((digit) => ALPHABET[digit]).join("")
}

export type ReadCode =
  | { kind: "code"; code: string }
  /** Too short, too long, or with characters that no code has. */
  | { kind: "no-code" }
  /** Twelve characters that do not fit together. */
  | { kind: "misspelt" }

/** What somebody typed: capitals, hyphens and blanks do not matter, O is 0, I and L are 1. */
export function readVoucherCode(text: string): ReadCode {
  const code = text
    .toUpperCase()
    .replace(/[\s\u002d\u2010-\u2015]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
  const digits = [...code].map((character) => ALPHABET.indexOf(character))
  if (digits.length !== LENGTH || digits.includes(-1)) return { kind: "no-code" }
  return checkValue(digits) === 0 ? { kind: "code", code } : { kind: "misspelt" }
}

const WRITTEN_CODE =
  /(?<![\dA-Z])(?=([\dA-Z]{4}(?:[\s\u002d\u2010-\u2015]?[\dA-Z]{4}){2})(?![\dA-Z]))/gi

/** The codes that somebody has written into a text. */
export function codesIn(text: string): string[] {
  return [...text.matchAll(WRITTEN_CODE)].flatMap(([, written = ""]) => {
    const read = readVoucherCode(written)
    return read.kind === "code" ? [read.code] : []
  })
}

/** „7K3M-Q9TD-2XHP“ */
export function formatVoucherCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-")
}

function checkValue(digits: readonly number[]): number {
  return digits.reduce((value, digit) => double(value) ^ digit, 0)
}

// times x in GF(32), modulo x^5 + x^2 + 1
function double(digit: number): number {
  const shifted = digit << 1
  return shifted > 31 ? shifted ^ 0b100101 : shifted
}

/** Said of a code whose check digit does not fit. */
export const CODE_MISSPELT = "Da stimmt ein Zeichen nicht. Schau noch einmal auf den Gutschein."
