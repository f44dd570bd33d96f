import type { Db } from "#platform/server/db.ts"
import type { CardProviderName } from "../payment.ts"
import type { TransferReport } from "./payment-provider.ts"

export interface NewProviderTransfer {
  /** The same key pays once, however often it is asked for. */
  idempotencyKey: string
  /** What all tries of one transfer have in common. */
  group: string
  payeeId: number
  amountCents: number
  /** What the provider calls the payment that it comes from; null: from the operator's balance. */
  sourceRef: string | null
}

/** How a provider sends money to people. As with payments, only its reports are believed. */
export interface TransferProvider {
  name: CardProviderName
  /** Whether it knows where this person is paid. */
  canPay(db: Db, userId: number): Promise<boolean>
  /** Until when it must send this person nothing, because their account is new; null: nothing waits. */
  waitsUntil(db: Db, userId: number): Promise<Date | null>
  /** What lies with it for us and could be sent now; null: it sends whatever is asked for. */
  balance(): Promise<number | null>
  /** `refusal`: it will not, and has moved nothing. */
  transfer(
    db: Db,
    transfer: NewProviderTransfer,
  ): Promise<{ transferRef: string } | { refusal: string }>
  /** Everything that would have been reported by now about the transfers of a group. */
  ask(group: string, db: Db): Promise<readonly TransferReport[]>
}
