import type { Setting, SettingField, SettingValue } from "#features/settings/setting.ts"
import { formatEuro } from "#platform/money.ts"
import { writeNumber } from "#platform/number-text.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"

export interface SettingLine {
  term: string
  description: string
}

export interface ChangedLine {
  term: string
  before: string
  after: string
}

/** A value, one line for each field that says something. */
export function settingLines(setting: Setting, value: SettingValue): SettingLine[] {
  const isSaid = ({ name }: SettingField, place: number) =>
    place === 0 || (value[name] !== "" && value[name] !== null)
  return setting.fields.filter(isSaid).map((field) => ({
    term: field.label,
    description: inWords(field, value[field.name]),
  }))
}

/** What exactly is another; of a list the words that come and go. */
export function changedLines(
  setting: Setting,
  before: SettingValue,
  after: SettingValue,
): ChangedLine[] {
  return setting.fields.flatMap((field) => {
    const [was, becomes] = [before[field.name], after[field.name]]
    if (JSON.stringify(was) === JSON.stringify(becomes)) return []
    if (isList(was) && isList(becomes)) {
      const missing = (from: readonly string[], list: readonly string[]) =>
        list.filter((word) => !from.includes(word)).join(", ") || "nichts"
      return [
        { term: `${field.label}: kommt hinzu`, before: "", after: missing(was, becomes) },
        { term: `${field.label}: fällt weg`, before: "", after: missing(becomes, was) },
      ].filter((line) => line.after !== "nichts")
    }
    return [{ term: field.label, before: inWords(field, was), after: inWords(field, becomes) }]
  })
}

function inWords({ kind, options }: SettingField, value: SettingValue[string] | undefined): string {
  if (typeof value === "boolean") return value ? "an" : "aus"
  if (typeof value === "number") {
    if (kind === "euro") return formatEuro(value)
    return kind === "percent" ? `${writeNumber(value / 10, 1)} %` : String(value)
  }
  if (isList(value)) return value.length === 0 ? "keine" : value.join(", ")
  if (value === null || value === undefined || value === "") return "nichts"
  if (kind === "instant") return formatInstant(new Date(value), HOME_ZONE)
  return kind === "choice" ? (options?.[value] ?? value) : `„${value}“`
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value)
}
