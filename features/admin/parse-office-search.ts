import { parseReceiptNumber } from "#features/accounting/receipt.ts"
import { airportCodeIn } from "#features/places/airport-code.ts"
import { canonicalRegistration } from "#features/planes/registration.ts"
import { parseVoucherCode } from "#features/vouchers/voucher-code.ts"
import { nameWords } from "./name-words.ts"
import { MAX_SEARCHED_LENGTH } from "./office-search.ts"

/** Everything that a text may mean. What has the form of one thing alone is that and nothing else. */
export interface SearchReading {
  /** Folded words, each the beginning of one in the name. */
  names: readonly string[]
  /** The beginning of a mail address. */
  emailStart: string | null
  /** Of a booking, a payment, a refund or a transfer. */
  ref: string | null
  /** The number of a thing: of each kind, or of the one that stands before it. */
  number: { of: NumberedKind | null; id: number } | null
  /** The beginning of a registration, without its hyphen. */
  registrationStart: string | null
  airportCode: string | null
  voucherCode: string | null
  /** Its last four characters. */
  voucherCodeEnd: string | null
  receipt: { year: number; number: number } | null
  /** What the payment provider calls a thing. */
  providerRef: string | null
}

type NumberedKind = "flight" | "booking" | "voucher" | "person"

const NOTHING: SearchReading = {
  names: [],
  emailStart: null,
  ref: null,
  number: null,
  registrationStart: null,
  airportCode: null,
  voucherCode: null,
  voucherCodeEnd: null,
  receipt: null,
  providerRef: null,
}

/** As things are called here before their number. */
const NUMBERED: Readonly<Record<string, NumberedKind>> = {
  flug: "flight",
  buchung: "booking",
  gutschein: "voucher",
  konto: "person",
}

const MAX_NAMES = 6
/** One letter is the beginning of half of all names. */
const MIN_NAME_LENGTH = 2
const MIN_START_LENGTH = 3

/** What somebody may mean who has typed this. */
export function parseOfficeSearch(typed: string): SearchReading {
  const text = typed.normalize("NFC").slice(0, MAX_SEARCHED_LENGTH).trim().replace(/\s+/g, " ")
  const receipt = receiptIn(text)
  if (receipt) return { ...NOTHING, receipt }
  const number = numberIn(text)
  if (number) return { ...NOTHING, number, voucherCodeEnd: voucherCodeEndIn(text) }
  if (text.includes("@")) return { ...NOTHING, emailStart: emailStartIn(text) }
  const codes = { ref: refIn(text), voucherCode: voucherCodeIn(text) }
  // names have no digits
  if ((codes.ref || codes.voucherCode) && /\d/.test(text)) return { ...NOTHING, ...codes }
  // as in pi_3Q, cs_live_a1, re_1
  const providerRef = providerRefIn(text)
  if (providerRef?.includes("_")) return { ...NOTHING, providerRef, emailStart: emailStartIn(text) }
  return {
    ...NOTHING,
    ...codes,
    providerRef,
    names: namesIn(text),
    emailStart: emailStartIn(text),
    registrationStart: registrationStartIn(text),
    airportCode: airportCodeIn(text) || null,
    voucherCodeEnd: voucherCodeEndIn(text),
  }
}

/** Whether a text is long enough to look for. */
export function isSearchable(reading: SearchReading): boolean {
  return Object.values(reading).some((meant) =>
    Array.isArray(meant) ? meant.length > 0 : meant !== null,
  )
}

function receiptIn(text: string): SearchReading["receipt"] {
  const [, year, number] = /^AW[- ]?(\d{4})[- ](\d{1,9})$/i.exec(text) ?? []
  return (year && number && parseReceiptNumber(`AW-${year}-${number.padStart(6, "0")}`)) || null
}

function numberIn(text: string): SearchReading["number"] {
  const [, kind, digits] = /^(?:(\p{L}+) )?(?:Nr\. ?)?#?([1-9]\d{0,8})$/iu.exec(text) ?? []
  if (digits === undefined) return null
  if (kind === undefined) return { of: null, id: Number(digits) }
  const of = NUMBERED[kind.toLowerCase()]
  return of ? { of, id: Number(digits) } : null
}

/** Twelve characters in one piece, or in three of four as on paper: a name would be in others. */
function inOnePiece(text: string): string | null {
  const isOne = /^\w{12}$/.test(text) || /^\w{4}([-\u2010-\u2015 ])\w{4}\1\w{4}$/.test(text)
  return isOne ? text.toUpperCase().replace(/[^0-9A-Z]/g, "") : null
}

function refIn(text: string): string | null {
  const piece = inOnePiece(text)
  return piece && /^[2-9A-HJ-NP-Z]{12}$/.test(piece) ? piece : null
}

function voucherCodeIn(text: string): string | null {
  const piece = inOnePiece(text)
  const parsed = piece ? parseVoucherCode(piece) : null
  return parsed?.kind === "code" ? parsed.code : null
}

function voucherCodeEndIn(text: string): string | null {
  if (!/^[0-9a-z]{4}$/i.test(text)) return null
  return text.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1")
}

/** The letters of an address as accounts have it; with a blank it is none. */
function emailStartIn(text: string): string | null {
  return text.length >= MIN_START_LENGTH && !text.includes(" ") ? text.toLowerCase() : null
}

function providerRefIn(text: string): string | null {
  return /^[\w/-]{8,}$/.test(text) ? text : null
}

function registrationStartIn(text: string): string | null {
  const whole = canonicalRegistration(text)
  if (whole) return whole.replace("-", "")
  const bare = text.toUpperCase().replace(/[-\u2010-\u2015]/g, "")
  return /^[A-Z0-9]{3,7}$/.test(bare) ? bare : null
}

function namesIn(text: string): readonly string[] {
  const words = [...new Set(nameWords(text))].slice(0, MAX_NAMES)
  return words.some((word) => word.length >= MIN_NAME_LENGTH) ? words : []
}
