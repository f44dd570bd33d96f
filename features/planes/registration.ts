/*
 * The registration on an aircraft's side (ICAO annex 7): a nationality mark, a hyphen, the
 * aircraft's own letters or digits. German ones are D with four letters, gliders' with four digits.
 */

const GERMAN = /^D-(?:[A-Z]{4}|\d{4})$/
const WITH_HYPHEN = /^(?:[A-Z]{1,2}|[A-Z]\d|\d[A-Z])-[A-Z0-9]{3,5}$/
/** The United States write theirs without one. */
const AMERICAN = /^N[1-9]\d{0,4}[A-Z]{0,2}$/

/** „d ekbw“ -> „D-EKBW“; undefined where it is no registration. */
export function canonicalRegistration(text: string): string | undefined {
  const bare = text
    .toUpperCase()
    .replace(/[\s\u2010-\u2015]+/gu, "-")
    .replace(/-+/g, "-")
  if (bare.startsWith("D") && /^D-?[A-Z0-9]{4}$/.test(bare)) {
    const german = `D-${bare.slice(-4)}`
    return GERMAN.test(german) ? german : undefined
  }
  // of the marks with two letters that begin with D only Fiji's is given out
  if (/^D(?:|[A-PR-Z])-/.test(bare)) return undefined
  return WITH_HYPHEN.test(bare) || AMERICAN.test(bare) ? bare : undefined
}
