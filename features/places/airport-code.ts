/**
 * The ICAO code in what somebody typed or chose: „edkb“ or „Flugplatz Bonn-Hangelar (EDKB)“. Empty
 * where there is none; whether we know the airport is another question.
 */
export function airportCodeIn(text: string): string {
  const code = /^\s*([a-z]{2}[a-z0-9]{2})\s*$/i.exec(text)?.[1]
  return code?.toUpperCase() ?? codeAfterName(text)
}

/** That of a title; towns of four letters have none. */
export function codeAfterName(title: string): string {
  return /\(([A-Z]{2}[A-Z0-9]{2})\)\s*$/.exec(title)?.[1] ?? ""
}
