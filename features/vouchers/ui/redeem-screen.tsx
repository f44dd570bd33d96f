import { Form } from "react-router"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { CREDIT_PATH, REDEEM_PATH, redeemPath } from "../credit-path.ts"
import type { FoundVoucher, RedeemState } from "../redeem-state.ts"
import { motifPath } from "../voucher-motifs.ts"
import type { VoucherFace } from "../voucher-view.ts"
import { RedeemForm } from "./redeem-form.tsx"
import { lastDay, VoucherCard } from "./voucher-card.tsx"

interface RedeemScreenProps {
  /** Until when a voucher holds that is bought today. */
  newValidUntil: string
  state: RedeemState | null
  isSignedIn: boolean
}

/** Where a code becomes credit. */
export function RedeemScreen({ state, isSignedIn, newValidUntil }: RedeemScreenProps) {
  const found = state?.found
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <Card as="section" labelledBy="code-eingeben">
        <h2 id="code-eingeben" className="mb-5 text-h3">
          Code eingeben
        </h2>
        <RedeemForm
          key={state?.code}
          code={state?.code ?? ""}
          refused={state?.refused}
          isSignedIn={isSignedIn}
        />
      </Card>
      {state && found ? (
        <Found code={state.code} found={found} isSignedIn={isSignedIn} />
      ) : (
        <Specimen validUntil={newValidUntil} />
      )}
    </div>
  )
}

const SPECIMEN: Omit<VoucherFace, "validUntil"> = {
  valueCents: 15_000,
  motif: "see",
  recipientName: "Oma Inge",
  senderName: "Lena und Paul",
  greeting: "",
  code: "7K3M-Q9TD-2XHP",
}

/** Where on a voucher its code stands; only where there is room for it. */
function Specimen({ validUntil }: { validUntil: string }) {
  return (
    <figure className="hidden max-w-sm justify-self-center lg:block">
      <div className="rotate-[1.6deg]">
        <VoucherCard face={{ ...SPECIMEN, validUntil }} />
      </div>
      <figcaption className="mt-7 text-center text-small text-ink2">
        Ein Muster: Der Code steht unten, auf Papier neben dem QR-Code.
      </figcaption>
    </figure>
  )
}

function Found({
  code,
  found,
  isSignedIn,
}: {
  code: string
  found: FoundVoucher
  isSignedIn: boolean
}) {
  const { balanceCents, validUntil, isOwn } = found
  return (
    <Card as="section" inset="none" elevation="raised" labelledBy="gefunden">
      <ScenePicture src={motifPath(found.motif, "wide")} alt="" aspect="wide" />
      <div role="status" className="px-card py-6">
        <h2 id="gefunden" className="text-h3">
          {isOwn ? "In deinem Guthaben" : "Gutschein gefunden"}
        </h2>
        <p className="mt-2 font-display text-h2 tabular-nums">{formatEuro(balanceCents)}</p>
        <p className="mt-1 text-ui text-ink2">Gültig bis {lastDay(validUntil)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {isOwn ? (
            <>
              <ButtonLink href="/de/suche">Flug aussuchen</ButtonLink>
              <ButtonLink href={CREDIT_PATH} variant="secondary">
                Guthaben ansehen
              </ButtonLink>
            </>
          ) : isSignedIn ? (
            <Form method="post" action={REDEEM_PATH}>
              <input type="hidden" name="code" value={code} />
              <Button type="submit">Meinem Guthaben gutschreiben</Button>
            </Form>
          ) : (
            <>
              <ButtonLink href={loginPath(redeemPath(code))}>Anmelden und gutschreiben</ButtonLink>
              <ButtonLink href="/de/suche" variant="secondary">
                Erst Flüge ansehen
              </ButtonLink>
            </>
          )}
        </div>
        {!isOwn && !isSignedIn && (
          <div className="mt-5">
            <Notice>
              Du kannst auch gleich einen Flug aussuchen: An der Kasse steht der Code dann schon da.
            </Notice>
          </div>
        )}
      </div>
    </Card>
  )
}
