import { z } from "zod"
import { reasonsSchema } from "#features/users/office/restriction-schemas.ts"

/** Why the back office has to read more of a conversation than the reported message. */
export const conversationReadingSchema = z.object({ reasons: reasonsSchema })

export type ConversationReading = z.output<typeof conversationReadingSchema>

export const reportedConversationSchema = z.object({
  messages: z.array(
    z.object({
      id: z.int(),
      author: z.string(),
      text: z.string(),
      photoId: z.uuid().nullable(),
      at: z.iso.datetime(),
      isReported: z.boolean(),
    }),
  ),
})

export type ReportedConversation = z.output<typeof reportedConversationSchema>
