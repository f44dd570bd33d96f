/**
 * A town is a place people search flights from: every place of the GeoNames gazetteer in Germany,
 * Austria, Switzerland and Liechtenstein with at least 1,000 inhabitants, without the quarters of
 * larger towns, plus small places that matter to light aircraft. Towns are read-only reference data.
 */

export type Country = "DE" | "AT" | "CH" | "LI"

export const COUNTRY_NAMES: Readonly<Record<Country, string>> = {
  DE: "Deutschland",
  AT: "Österreich",
  CH: "Schweiz",
  LI: "Liechtenstein",
}

/** IANA time zones. */
export const TIME_ZONES: Readonly<Record<Country, string>> = {
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  LI: "Europe/Vaduz",
}

export function isCountry(text: string): text is Country {
  return Object.hasOwn(COUNTRY_NAMES, text)
}

export interface Town {
  /** GeoNames id; small places of our own have ids below 1,000. */
  id: number
  name: string
  /** Bundesland, Land or Kanton in German. */
  region: string
  country: Country
  lat: number
  lng: number
  population: number
}
