import { parseNumber, writeNumber } from "#platform/number-text.ts"
import { ASSUMED_PILOT_KG, type Balance, type Loading } from "./mass-and-balance.ts"

/*
 * What is on board, as the query of the page's address, in the words of the form: so that a loading
 * can be reloaded, kept as a bookmark and computed without script.
 */

export type LoadingParams = Record<string, string>

/** One input of the calculator. */
export interface LoadingField {
  name: string
  label: string
  unit: "kg" | "l"
  hint?: string
  usual: string
}

const MAX_WORD_LENGTH = 12
const MAX_KG = 2_000

/** What can be put on board; without masses and arms only guests and luggage. */
export function loadingFields(
  balance: Balance | null,
  fuelLitresPerHour: number | null,
): LoadingField[] {
  if (!balance) {
    return [
      { name: "gaeste", label: "Gäste zusammen", unit: "kg", usual: "0" },
      { name: "gepaeck", label: "Gepäck zusammen", unit: "kg", usual: "0" },
    ]
  }
  const show = (value: number) => writeNumber(value, 1)
  const { litres } = balance.fuel
  const stations = balance.stations.map(({ name, maxKg }, index) => ({
    name: `platz${index + 1}`,
    label: name,
    unit: "kg" as const,
    usual: index === 0 ? show(ASSUMED_PILOT_KG) : "0",
    ...(maxKg !== null && { hint: `höchstens ${show(maxKg)} kg` }),
  }))
  if (litres === 0) return stations
  return [
    ...stations,
    {
      name: "tank",
      label: "Kraftstoff beim Start",
      unit: "l",
      hint: `höchstens ${show(litres)} l`,
      usual: show(litres),
    },
    {
      name: "verbrauch",
      label: "Verbrauch bis zur Landung",
      unit: "l",
      // of one hour
      usual: show(fuelLitresPerHour ?? 0),
    },
  ]
}

/** The words of an address; the usual one stands where it says nothing. */
export function parseLoadingParams(
  fields: readonly LoadingField[],
  query: URLSearchParams,
): LoadingParams {
  return Object.fromEntries(
    fields.map(({ name, usual }) => {
      const word = query.get(name)?.normalize("NFC").trim().slice(0, MAX_WORD_LENGTH)
      return [name, word ?? usual]
    }),
  )
}

/** The address of a page with these words; what is usual is left out. */
export function loadingAddress(
  path: string,
  fields: readonly LoadingField[],
  words: LoadingParams,
): string {
  const query = new URLSearchParams()
  for (const { name, usual } of fields) {
    const word = words[name]?.trim().slice(0, MAX_WORD_LENGTH)
    if (word !== undefined && word !== usual) query.set(name, word)
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** The number behind each field. One that cannot be taken counts as 0, with a sentence about it. */
export function parseLoading(
  fields: readonly LoadingField[],
  words: LoadingParams,
): { values: Record<string, number>; errors: Record<string, string> } {
  const values: Record<string, number> = {}
  const errors: Record<string, string> = {}
  for (const { name, unit } of fields) {
    const word = words[name] ?? ""
    const value = word === "" ? 0 : parseNumber(word)
    values[name] = value !== undefined && value >= 0 && value <= MAX_KG ? value : 0
    if (value === undefined) errors[name] = `Trag eine Zahl ein. Gerechnet wird mit 0 ${unit}.`
    else if (value < 0)
      errors[name] = `Weniger als nichts geht nicht. Gerechnet wird mit 0 ${unit}.`
    else if (value > MAX_KG)
      errors[name] = `Höchstens ${MAX_KG} ${unit}. Gerechnet wird mit 0 ${unit}.`
  }
  return { values, errors }
}

export function loadingOf(balance: Balance, values: Record<string, number>): Loading {
  return {
    stationKg: balance.stations.map((_, index) => values[`platz${index + 1}`] ?? 0),
    fuelLitres: values.tank ?? 0,
    burnLitres: values.verbrauch ?? 0,
  }
}
