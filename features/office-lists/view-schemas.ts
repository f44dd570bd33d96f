import { z } from "zod"
import { MAX_VIEW_NAME_LENGTH } from "#features/office-views/office-view.ts"
import { rowId } from "#platform/id-input.ts"
import { line } from "#platform/text-input.ts"
import { OFFICE_LISTS, type OfficeListKey } from "./office-lists.ts"

export const officeListSchema = z.enum(
  Object.keys(OFFICE_LISTS) as [OfficeListKey, ...OfficeListKey[]],
)

const nameSchema = line(MAX_VIEW_NAME_LENGTH).min(1, "Gib der Ansicht einen Namen.")
const wordsSchema = line(1_000)

export const newViewSchema = z.object({
  list: officeListSchema,
  name: nameSchema,
  /** As in the address of the list. */
  words: wordsSchema,
  isShared: z.boolean(),
})

export type NewView = z.output<typeof newViewSchema>

export const viewChangeSchema = z.object({
  name: nameSchema,
  isShared: z.boolean(),
  /** What it shows from now on; without them it stays. */
  words: wordsSchema.optional(),
})

export type ViewChange = z.output<typeof viewChangeSchema>

export const defaultViewSchema = z.object({
  list: officeListSchema,
  /** Null: the whole list. */
  viewId: rowId.nullable(),
})

export type DefaultView = z.output<typeof defaultViewSchema>

/** What the form of a view asks. */
export const viewFormSchema = z.object({
  /** Number of a view that is overwritten; empty: a new one. */
  target: z.string(),
  name: nameSchema,
  isShared: z.boolean(),
})
