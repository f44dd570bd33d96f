import { z } from "zod"
import { verdictSchema } from "#features/users/office/verdict-schema.ts"
import { rowId } from "#platform/id-input.ts"
import { line } from "#platform/text-input.ts"
import { MAX_FILES } from "./document-file.ts"
import { DOCUMENT_KIND_IDS } from "./document-kinds.ts"
import { REJECTION_REASONS } from "./rejection.ts"

export const MAX_NUMBER_LENGTH = 40

/** What a pilot says of a document; an empty text stands for what it does not have. */
export const documentSchema = z.object({
  kind: z.enum(DOCUMENT_KIND_IDS, "Wähl, welcher Nachweis das ist."),
  class: line(20),
  number: line(MAX_NUMBER_LENGTH),
  issuedOn: line(10),
  expiresOn: line(10),
  fileIds: z
    .array(z.uuid())
    .min(1, "Füg mindestens ein Foto oder PDF hinzu.")
    .max(MAX_FILES, `Höchstens ${MAX_FILES} Dateien je Nachweis.`),
})

export type DocumentInput = z.output<typeof documentSchema>

export const documentFileSchema = z.object({
  id: z.uuid(),
  mediaType: z.enum(["image/webp", "application/pdf"]),
  byteSize: z.int(),
  /** Nobody has scanned it yet: it cannot be opened or handed in. */
  isQuarantined: z.boolean(),
})

export type DocumentFile = z.output<typeof documentFileSchema>

export const documentAnswerSchema = z.object({ id: rowId, status: z.string() })

export type DocumentAnswer = z.output<typeof documentAnswerSchema>

export const decisionSchema = verdictSchema({
  passed: "verified",
  returned: "rejected",
  reasons: REJECTION_REASONS,
})

export type Decision = z.output<typeof decisionSchema>
