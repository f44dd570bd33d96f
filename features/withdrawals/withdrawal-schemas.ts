import { z } from "zod"
import { LONGEST } from "#features/users/profile-rules.ts"
import { emailSchema } from "#features/users/users-schemas.ts"
import { rowId } from "#platform/id-input.ts"
import { line, lines } from "#platform/text-input.ts"
import { LONGEST_CONTRACT } from "./withdrawal.ts"

/** The three things that the law lets us ask for (§ 356a Abs. 2 BGB), and no reason. */
export const declarationSchema = z.object({
  name: line(LONGEST.fullName).min(1, "Bitte gib deinen Namen an"),
  email: emailSchema,
  contract: lines(LONGEST_CONTRACT).min(1, "Bitte schreib, welchen Vertrag du meinst"),
})

export const LONGEST_HANDLING_NOTE = 1000

export const handlingSchema = z.object({
  note: lines(LONGEST_HANDLING_NOTE).min(1, "Schreib, was du getan hast."),
})

export type HandlingInput = z.output<typeof handlingSchema>

export const LONGEST_REPLY = 4000

export const replySchema = z.object({
  text: lines(LONGEST_REPLY).min(1, "Schreib, was du antwortest."),
})

export type ReplyInput = z.output<typeof replySchema>

export const replyAnswerSchema = z.object({ id: rowId, sentAt: z.iso.datetime() })

export type ReplyAnswer = z.output<typeof replyAnswerSchema>

export const handlingAnswerSchema = z.object({ id: rowId, status: z.literal("handled") })

export type HandlingAnswer = z.output<typeof handlingAnswerSchema>
