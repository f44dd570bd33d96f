import { z } from "zod"

/*
 * The one kind of text that comes in from outside: well-formed, NFC, trimmed, of limited length,
 * without NUL, control characters and the marks that turn the reading direction around (they
 * disguise names and addresses). Every schema of the API takes its strings from here. Lengths are
 * UTF-16 units, as the `maxlength` of a field counts them.
 */

const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const NOT_IN_LINES = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
// looks empty on every screen, and so it is
const ONLY_INVISIBLE = /^[\p{Cf}\p{M}\p{Z}\s]+$/u

// the sentence for it lies in the catalogue of messages, in both languages
const UNREADABLE = { params: { message: "validation.unreadable" } }

/** One line of text, at most `max` long; may be empty (add `.min(1)` where it must not be). */
export function line(max: number, error?: string) {
  return z
    .string(error)
    .normalize("NFC")
    .trim()
    .refine((text) => isReadable(text, NOT_IN_A_LINE), UNREADABLE)
    .max(max)
}

/** Text of several lines; every kind of line end becomes `\n`, a tab becomes a space. */
export function lines(max: number, error?: string) {
  return z
    .string(error)
    .overwrite((text) => text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll("\t", " "))
    .normalize("NFC")
    .trim()
    .refine((text) => isReadable(text, NOT_IN_LINES), UNREADABLE)
    .max(max)
}

/** Text that means what it is, such as a password or a token: nothing is changed in it. */
export function verbatim(max: number, error?: string) {
  return z
    .string(error)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), UNREADABLE)
    .max(max)
}

function isReadable(text: string, forbidden: RegExp): boolean {
  return text.isWellFormed() && !forbidden.test(text) && !ONLY_INVISIBLE.test(text)
}
