import { makeUser } from "#db/seed/factories/make-user.ts"
import { ALL_SETTINGS } from "#features/settings/descriptions/all-settings.ts"
import { feeSetting } from "#features/settings/descriptions/fee-setting.ts"
import { currentVersion, readSettings } from "#features/settings/server/current-settings.ts"
import { writeSetting } from "#features/settings/server/write-setting.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { World } from "./compare.ts"
import { asUser } from "./product-side.ts"
import type { Stage } from "./stage.ts"
import type { FeeRule } from "./state.ts"

/** A tenth and five euros at least, as it is by itself; dearer; cheap; the same for every price. */
const RULES: readonly FeeRule[] = [
  { ratePermille: 100, minCents: 500, maxCents: 5_000 },
  { ratePermille: 185, minCents: 900, maxCents: 1_100 },
  { ratePermille: 33, minCents: 100, maxCents: 15_000 },
  { ratePermille: 250, minCents: 700, maxCents: 700 },
]

/** An operator changes the fee: for what is held from now on, in all worlds, since they share the product. */
export async function changeFee({ db, random }: Stage, worlds: readonly World[]): Promise<void> {
  const fee = ALL_SETTINGS.find(({ key }) => key === feeSetting.key)
  if (!fee) throw new Error("there is no fee to change")
  const { number, value: former } = currentVersion(feeSetting)
  const value = random.pick(
    RULES.filter(
      ({ ratePermille, minCents }) =>
        ratePermille !== former.ratePermille || minCents !== former.minCents,
    ),
  )
  const { id } = await makeUser(db, { isAdmin: true, officeRoles: ["owner"] })
  await inTransaction(db, (tx) =>
    writeSetting(tx, fee, {
      value: { ...value },
      basedOn: number,
      reason: "Die Gebühr ändert sich.",
      actor: { ...asUser(id), isAdmin: true },
    }),
  )
  await readSettings(db)
  for (const { model, story } of worlds) {
    model.feeRule = value
    story.push(`the fee is ${value.ratePermille} per mille, ${value.minCents} at least`)
  }
}
