import { z } from "zod"
import { lines } from "#platform/text-input.ts"
import { isMonth } from "./month.ts"

export const MAX_CLOSING_NOTE_LENGTH = 1000

export const monthInPath = z.string().refine(isMonth)

/** With which words a month is closed; they may be empty where everything matches. */
export const closeMonthSchema = z.object({ note: lines(MAX_CLOSING_NOTE_LENGTH) })
