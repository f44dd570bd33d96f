import type { checkPayload, LoadedAircraft } from "#features/planes/mass-and-balance.ts"
import { planePath } from "#features/planes/plane.ts"
import type { OwnPlane } from "#features/planes/plane-view.ts"
import { BalanceResult } from "#features/planes/ui/balance-result.tsx"
import { PayloadResult } from "#features/planes/ui/payload-result.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

export interface RoomLoadProps {
  plane: OwnPlane
  /** Null where masses, arms or consumption are unknown: then the payload alone is known. */
  loaded: LoadedAircraft | null
  payload: ReturnType<typeof checkPayload>
}

/** What this very flight weighs, and where its centre of gravity is. */
export function RoomLoad({ plane, loaded, payload }: RoomLoadProps) {
  const { balance, payloadKg, registration } = plane.details
  return (
    <Card as="section" labelledBy="beladung">
      <h2 id="beladung" className="scroll-mt-6 text-h3">
        Beladung
      </h2>
      <p className="mt-2 mb-5 max-w-text text-ui text-ink2">
        Mit allen, die zugesagt sind, 85 kg am Steuer und Kraftstoff für den Flug und 45 Minuten
        mehr.{" "}
        <TextLink href={planePath(plane.id)} isInline>
          {registration} selbst beladen
        </TextLink>
      </p>
      {balance && loaded ? (
        <BalanceResult plane={plane} balance={balance} loaded={loaded} />
      ) : (
        <PayloadResult payloadKg={payloadKg} check={payload} />
      )}
    </Card>
  )
}
