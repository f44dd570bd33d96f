import { z } from "zod"
import { MAX_LENGTHS } from "#features/users/core/profile-rules.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { rowId } from "#platform/id-input.ts"
import { line, lines } from "#platform/text-input.ts"
import { MAX_CONTRACT_LENGTH } from "./withdrawal.ts"

/** The three things that the law lets us ask for (§ 356a Abs. 2 BGB), and no reason. */
export const declarationSchema = z.object({
  name: line(MAX_LENGTHS.fullName).min(1, "Bitte gib deinen Namen an"),
  email: emailSchema,
  contract: lines(MAX_CONTRACT_LENGTH).min(1, "Bitte schreib, welchen Vertrag du meinst"),
})

export const MAX_HANDLING_NOTE_LENGTH = 1000

export const handlingSchema = z.object({
  note: lines(MAX_HANDLING_NOTE_LENGTH).min(1, "Schreib, was du getan hast."),
})

export type HandlingInput = z.output<typeof handlingSchema>

export const MAX_REPLY_LENGTH = 4000

export const replySchema = z.object({
  text: lines(MAX_REPLY_LENGTH).min(1, "Schreib, was du antwortest."),
})

export type ReplyInput = z.output<typeof replySchema>

export const replyAnswerSchema = z.object({ id: rowId, sentAt: z.iso.datetime() })

export type ReplyAnswer = z.output<typeof replyAnswerSchema>

export const handlingAnswerSchema = z.object({ id: rowId, status: z.literal("handled") })

export type HandlingAnswer = z.output<typeof handlingAnswerSchema>
