import type { z } from "zod"
import type { OfficeRight } from "#features/office-roles/office-right.ts"

/** How a field is typed, checked and shown: what is stored is whole numbers, texts, yes and no. */
export type FieldKind =
  /** One line of text. */
  | "line"
  /** Cents, typed in euros. */
  | "euro"
  /** Per mille, typed in percent. */
  | "percent"
  | "count"
  /** An ISO instant or null, typed as a day and a time of Berlin. */
  | "instant"
  /** One of few words. */
  | "choice"
  /** A list of words, one a line. */
  | "words"
  | "switch"

export interface SettingField<Name extends string = string> {
  name: Name
  kind: FieldKind
  label: string
  hint?: string
  /** Of a choice: what each word is called. */
  options?: Readonly<Record<string, string>>
  maxLength?: number
}

export type SettingValue = Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>

/** Something that an operator changes without a deployment. */
export interface Setting<Value extends SettingValue = SettingValue> {
  key: string
  group: "Geld" | "Inhalte" | "Betrieb"
  label: string
  /** What it changes, and for whom. */
  about: string
  /** Who may change it, and decide about it where it takes two. */
  right: OfficeRight
  /** Money: a second person decides. */
  needsTwo?: true
  /** What may be stored; its sentences stand at the fields. */
  schema: z.ZodType<Value>
  /** What holds until somebody changes it. */
  standard: Value
  fields: readonly SettingField<keyof Value & string>[]
}
