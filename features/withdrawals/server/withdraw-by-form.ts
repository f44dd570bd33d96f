import type { UserActor } from "#platform/actor.ts"
import { newId } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { postedIntent, postedText, refusalOf } from "#platform/server/posted-form.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { OwnContract, WithdrawalEntries, WithdrawalStep } from "../withdrawal.ts"
import { declarationSchema } from "../withdrawal-schemas.ts"
import { declareWithdrawal } from "./declare-withdrawal.tsx"
import { findOwnContract } from "./list-own-contracts.ts"

interface Client {
  user: UserActor | null
  address: string
}

/**
 * The page's forms as plain posts, the only way in: `check` shows the declaration, `edit` goes back
 * to the form with everything in it, `confirm` makes it. Nothing is kept before that.
 */
export async function withdrawByForm(
  db: Db,
  form: FormData,
  { user, address }: Client,
): Promise<WithdrawalStep> {
  const entries = entriesOf(form)
  const step = form.get("step")
  if (step === "edit") return { step: "form", entries, fields: {} }
  const own = await contractOf(db, user, entries.booking)
  const parsed = declarationSchema.safeParse({
    ...entries,
    contract: own?.text ?? entries.contract,
  })
  if (!parsed.success) {
    return { step: "form", entries, fields: refusalOf(parsed.error).fields }
  }
  const declaration = parsed.data
  const isBookedFlight = own !== undefined
  const shown = { step: "confirm", entries, declaration, isBookedFlight } as const
  const intent = postedIntent(form)
  if (step !== "confirm" || !intent) {
    return { ...shown, intent: newId() }
  }
  try {
    const bookingId = own?.bookingId ?? null
    const received = await declareWithdrawal(db, {
      ...declaration,
      actor: user,
      bookingId,
      intent,
      address,
    })
    return {
      step: "received",
      declaration,
      isBookedFlight,
      ref: received.ref,
      receivedAt: formatInstant(received.receivedAt, HOME_ZONE),
    }
  } catch (error) {
    const { message } = refusalOf(error)
    return { ...shown, intent: newId(), ...(message && { refusal: message }) }
  }
}

async function contractOf(
  db: Db,
  user: UserActor | null,
  booking: string,
): Promise<OwnContract | undefined> {
  if (!user || !/^\d{1,9}$/.test(booking)) return undefined
  return findOwnContract(db, user.userId, Number(booking))
}

const MAX_POSTED_LENGTH = 4000

function entriesOf(form: FormData): WithdrawalEntries {
  const text = (name: string) => postedText(form, name, MAX_POSTED_LENGTH)
  return {
    name: text("name"),
    email: text("email"),
    booking: text("booking"),
    contract: text("contract"),
  }
}
