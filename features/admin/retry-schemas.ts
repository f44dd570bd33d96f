import { z } from "zod"

/** Whether something that had failed was started once more; what has not failed stays as it is. */
export const retryAnswerSchema = z.object({ isRetried: z.boolean() })

export type RetryAnswer = z.output<typeof retryAnswerSchema>
