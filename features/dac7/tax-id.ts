/*
 * The identification number of a person in Germany (§ 139b AO): eleven digits, the last a check digit by
 * ISO/IEC 7064, MOD 11,10. Of the first ten exactly one digit comes twice or three times, none more often.
 */

const LENGTH = 11

/** What is wrong with such a number, as a sentence; undefined where nothing is. Spaces are no mistake. */
export function taxIdProblem(typed: string): string | undefined {
  const digits = compactTaxId(typed)
  if (digits === "") return "Gib deine Steuer-Identifikationsnummer an."
  if (/\D/.test(digits))
    return "Die Steuer-ID hat nur Ziffern. Steuernummern mit Strich sind andere."
  if (digits.length !== LENGTH) {
    return `Die Steuer-ID hat ${LENGTH} Ziffern, hier sind es ${digits.length}.`
  }
  if (digits.startsWith("0") || !repeatsAsIssued(digits) || checkDigitOf(digits) !== digits[10]) {
    return "Diese Steuer-ID gibt es nicht. Vermutlich ist eine Ziffer vertauscht."
  }
  return undefined
}

/** Without the spaces with which it stands on letters. */
export function compactTaxId(typed: string): string {
  return typed.replaceAll(/\s/g, "")
}

function repeatsAsIssued(digits: string): boolean {
  const counts = new Map<string, number>()
  for (const digit of digits.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  const repeated = [...counts.values()].filter((count) => count > 1)
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3
}

function checkDigitOf(digits: string): string {
  let product = 10
  for (const digit of digits.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10
    product = (2 * (sum === 0 ? 10 : sum)) % 11
  }
  return String((11 - product) % 10)
}
