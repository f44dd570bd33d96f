import { z } from "zod"
import { approvalReasonSchema } from "#features/approvals/approval-schemas.ts"
import type { Setting, SettingField, SettingValue } from "#features/settings/setting.ts"
import { instantAt, isoDay } from "#platform/days.ts"
import { roundHalfUp } from "#platform/money.ts"
import { parseNumber, writeNumber } from "#platform/number-text.ts"
import { line, lines } from "#platform/text-input.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"

/*
 * How the value of a setting is typed: texts and ticks, which become what is stored.
 */

const MAX_NUMBER_TEXT = 16
const MAX_LINE = 200
const MAX_LIST = 20_000

export type SettingFormValues = Readonly<Record<string, string | boolean>>

/** Asked with every change. */
export interface SettingForm {
  value: SettingFormValues
  reason: string
}

/** What the call takes; `basedOn` is the version that whoever changes it has seen, 0 where there is none. */
export function settingChangeSchema(setting: Setting) {
  return z.object({
    value: setting.schema,
    basedOn: z.int().min(0).max(1_000_000),
    reason: approvalReasonSchema,
  })
}

export interface SettingSent {
  value: SettingValue
  reason: string
}

/** What the form takes, and what it becomes. */
export function settingFormSchema(setting: Setting): z.ZodType<SettingSent, SettingForm> {
  const typed = Object.fromEntries(setting.fields.map((field) => [field.name, typedAs(field)]))
  const value = z
    .object(typed)
    .pipe(setting.schema as z.ZodType<SettingValue, Record<string, unknown>>)
  return z.object({ value, reason: approvalReasonSchema }) as unknown as z.ZodType<
    SettingSent,
    SettingForm
  >
}

/** A value as the form shows it. */
export function formValuesOf(setting: Setting, value: SettingValue): SettingFormValues {
  return Object.fromEntries(
    setting.fields.map((field) => [field.name, typedText(field, value[field.name])]),
  )
}

function typedAs({ kind, options = {}, maxLength }: SettingField): z.ZodType {
  switch (kind) {
    case "switch":
      return z.boolean()
    case "choice":
      return z.enum(Object.keys(options))
    case "euro":
      return numberText((euros) => roundHalfUp(euros * 100))
    case "percent":
      return numberText((percent) => roundHalfUp(percent * 10))
    case "count":
      return numberText((count) => count)
    case "instant":
      return line(MAX_NUMBER_TEXT).transform(toInstant)
    case "words":
      return lines(maxLength ?? MAX_LIST).transform(toWords)
    case "line":
      return line(maxLength ?? MAX_LINE)
  }
}

function typedText({ kind }: SettingField, value: SettingValue[string] | undefined) {
  if (typeof value === "boolean") return value
  if (typeof value === "number") {
    if (kind === "euro") return writeNumber(value / 100, 2)
    return kind === "percent" ? writeNumber(value / 10, 1) : String(value)
  }
  if (value === null || value === undefined) return ""
  if (typeof value !== "string") return value.join("\n")
  return kind === "instant" ? asLocal(new Date(value)) : value
}

function numberText(stored: (typed: number) => number) {
  return line(MAX_NUMBER_TEXT).transform((text, { issues }) => {
    const typed = parseNumber(text)
    if (typed !== undefined) return stored(typed)
    issues.push({ code: "custom", input: text, message: "Das ist keine Zahl." })
    return z.NEVER
  })
}

/** „2026-12-05T11:00“ of Berlin; empty is no instant. */
function toInstant(text: string, { issues }: { issues: z.core.$ZodRawIssue[] }) {
  if (text === "") return null
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? []
  const at = day && time ? instantOrNothing(day, time) : undefined
  if (at) return at.toISOString()
  issues.push({ code: "custom", input: text, message: "Diesen Zeitpunkt gibt es nicht." })
  return z.NEVER
}

function instantOrNothing(day: string, time: string): Date | undefined {
  try {
    return instantAt(day, time, HOME_ZONE)
  } catch {
    return undefined
  }
}

function asLocal(at: Date): string {
  return `${isoDay(at, HOME_ZONE)}T${formatTime(at, HOME_ZONE)}`
}

function toWords(text: string): string[] {
  const words = text
    .split(/[\n,;]/)
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)
  return [...new Set(words)].toSorted((a, b) => a.localeCompare(b, "de"))
}
