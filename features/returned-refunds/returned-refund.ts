import { z } from "zod"
import type { RefundStatus } from "#features/payments/refund.ts"
import type { ReturnChoice } from "#features/payments/refund-return.ts"

/** Where somebody says how a refund should go that came back. */
export function returnedRefundPath(returnId: number): string {
  return `/de/cockpit/erstattung/${returnId}`
}

/** The call that says it. */
export function chooseWayCallPath(returnId: number): string {
  return `/api/refund-returns/${returnId}/choice`
}

export const chooseWaySchema = z.object({ choice: z.enum(["same_means", "credit"]) })

/** How a guest may have it; a transfer is the back office's. */
export type GuestChoice = z.infer<typeof chooseWaySchema>["choice"]

interface Decidable {
  choice: ReturnChoice | null
  refundStatus: RefundStatus
  /** A bank holds a part of the payment. */
  isDisputed: boolean
}

/** Whether it is still open how the money should go, and not its bank's to say. */
export function canChooseWay({ choice, refundStatus, isDisputed }: Decidable): boolean {
  return choice === null && refundStatus === "returned" && !isDisputed
}

/** A returned refund as whoever ordered sees it; instants are ISO text. */
export interface ReturnedRefundView extends Decidable {
  returnId: number
  amountCents: number
  /** „Flug Nach Juist“ */
  about: string
  returnedAt: string
  /** Until when it is tried again by itself; null: a person looks after it. */
  answerBy: string | null
}
