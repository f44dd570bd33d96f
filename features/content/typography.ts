const NO_BREAK_SPACE = "\u00a0"

const UNIT_AFTER_NUMBER =
  /(\d) (?=(?:€|%|km|kg|m|h|min|Fuß|NM|Uhr|Euro|Grad|Tage|SZR)(?![\p{L}\d]))/gu
const SIGN_BEFORE_NUMBER = /(§§?|Art\.|Nr\.|Abs\.) (?=\d)/g
const ABBREVIATION = /\b(z|u|d|o)\. (?=(?:B|a|h|ä)\.)/g

/** Keeps numbers with their units, signs with their numbers and „z. B.“ on one line. */
export function bindNumbers(text: string): string {
  return text
    .replace(UNIT_AFTER_NUMBER, `$1${NO_BREAK_SPACE}`)
    .replace(SIGN_BEFORE_NUMBER, `$1${NO_BREAK_SPACE}`)
    .replace(ABBREVIATION, `$1.${NO_BREAK_SPACE}`)
}
