import { useState } from "react"
import { redirect } from "react-router"
import { requestedPath } from "#app/after-sign-in.ts"
import { OFFICE_PATH } from "#app/office-places.ts"
import { SignOutForm } from "#app/page-chrome/sign-out-form.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { ProofWaysForm } from "#features/auth/proof/ui/proof-ways-form.tsx"
import { hasFactor } from "#features/auth/second-factor/second-factor.ts"
import { findFactors } from "#features/auth/second-factor/server/find-factors.ts"
import { AppSetup } from "#features/auth/second-factor/ui/app-setup.tsx"
import { NewPasskeyButton } from "#features/auth/second-factor/ui/new-passkey-button.tsx"
import { RecoveryCodes } from "#features/auth/second-factor/ui/recovery-codes.tsx"
import type { Route } from "./+types/office-door"

/** For admins whose second factor is missing or was proven too long ago; it exists for nobody else. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const goOn = requestedPath(url) ?? OFFICE_PATH
  if (user?.isAdmin) throw redirect(goOn)
  if (!user?.awaitsFactor) throw pageNotFound(url)
  return {
    userId: user.userId,
    goOn,
    isEnrolled: hasFactor(await findFactors(db, user.userId)),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Zweiter Faktor", isPrivate: true })

export default function OfficeDoor({ loaderData }: Route.ComponentProps) {
  const { userId, goOn, isEnrolled } = loaderData
  // a whole document: everything is rendered anew for an admin
  const open = () => window.location.assign(goOn)
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  if (recoveryCodes) {
    return (
      <>
        <h1 className="mb-7 text-h1">Die App ist eingerichtet</h1>
        <RecoveryCodes codes={recoveryCodes} onDone={open} />
      </>
    )
  }
  if (isEnrolled) {
    return (
      <>
        <h1 className="mb-4 text-h1">Bestätige, dass du es bist</h1>
        <p className="mb-7 text-lead text-ink2">
          Die Verwaltung schließt sich nach 30 Minuten Pause und nach zwölf Stunden von selbst.
        </p>
        <div className="grid gap-5">
          <ProofWaysForm userId={userId} onProven={open} />
        </div>
        <SignOutForm className="mt-7 -ml-2" />
      </>
    )
  }
  return (
    <>
      <h1 className="mb-4 text-h1">Erst ein zweiter Faktor</h1>
      <p className="mb-7 text-lead text-ink2">
        In der Verwaltung geht es um fremdes Geld und fremde Daten. Deshalb reichen Mail oder
        Passwort hier nicht. Einmal einrichten, dann bist du drin.
      </p>
      <div className="grid gap-8">
        <section aria-labelledby="passkey" className="grid gap-3">
          <h2 id="passkey" className="text-h3">
            Mit Passkey
          </h2>
          <p className="text-ui text-ink2">Gesicht, Finger oder PIN dieses Geräts.</p>
          <NewPasskeyButton userId={userId} onAdded={open} />
        </section>
        <section aria-labelledby="app" className="grid gap-3">
          <h2 id="app" className="text-h3">
            Mit einer App
          </h2>
          <p className="text-ui text-ink2">Sechs Ziffern von deinem Telefon.</p>
          <AppSetup userId={userId} onConfirmed={setRecoveryCodes} />
        </section>
      </div>
      <SignOutForm className="mt-7 -ml-2" />
    </>
  )
}
