/*
 * Where a seller may be resident. Reported are those who are in a member state of the European Union
 * (§ 4 PStTG); of the others the product asks the same, so that it knows that they are not.
 */

const UNION: Readonly<Record<string, string>> = {
  DE: "Deutschland",
  AT: "Österreich",
  BE: "Belgien",
  BG: "Bulgarien",
  CY: "Zypern",
  CZ: "Tschechien",
  DK: "Dänemark",
  EE: "Estland",
  ES: "Spanien",
  FI: "Finnland",
  FR: "Frankreich",
  GR: "Griechenland",
  HR: "Kroatien",
  HU: "Ungarn",
  IE: "Irland",
  IT: "Italien",
  LT: "Litauen",
  LU: "Luxemburg",
  LV: "Lettland",
  MT: "Malta",
  NL: "Niederlande",
  PL: "Polen",
  PT: "Portugal",
  RO: "Rumänien",
  SE: "Schweden",
  SI: "Slowenien",
  SK: "Slowakei",
}

const OTHERS: Readonly<Record<string, string>> = {
  CH: "Schweiz",
  GB: "Vereinigtes Königreich",
  IS: "Island",
  LI: "Liechtenstein",
  NO: "Norwegen",
}

export const TAX_COUNTRIES: Readonly<Record<string, string>> = { ...UNION, ...OTHERS }

export function isInUnion(country: string): boolean {
  return country in UNION
}
