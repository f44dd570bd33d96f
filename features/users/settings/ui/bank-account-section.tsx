import { useState } from "react"
import { useRevalidator } from "react-router"
import type { BankAccount } from "#features/users/core/bank-account.ts"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { Button } from "#ui/buttons/button.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts"
import { BankAccountForm } from "./bank-account-form.tsx"
import { PayoutsWait } from "./payouts-wait.tsx"
import { RemoveBankAccount } from "./remove-bank-account.tsx"

type Step = "shown" | "edited" | "removed"

interface BankAccountSectionProps {
  own: OwnUser
  /** Pilots are paid on this account; else the provider has one of its own for them. */
  isForPayouts: boolean
  /** Until when nothing is paid out, because the account is new. */
  waitsUntil: string | null
}

/** Where payouts go: shown masked, changed or taken away. */
export function BankAccountSection({ own, isForPayouts, waitsUntil }: BankAccountSectionProps) {
  const [step, setStep] = useState<Step>("shown")
  const { revalidate } = useRevalidator()
  const account = own.bankAccount
  const start = useReturnFocus(step === "shown")
  return (
    <SettingsSection id="bankkonto" title="Bankkonto" intro={introFor(own.isPilot, isForPayouts)}>
      {step === "edited" && (
        <BankAccountForm
          own={own}
          account={account}
          onSaved={() => void revalidate()}
          onDone={() => setStep("shown")}
        />
      )}
      {step !== "edited" && account && <AccountFacts account={account} />}
      {step !== "edited" && account && isForPayouts && waitsUntil && (
        <div className="mt-5">
          <PayoutsWait until={waitsUntil} />
        </div>
      )}
      {step === "removed" && <RemoveBankAccount onDone={() => setStep("shown")} />}
      {step === "shown" && (
        <div className={account ? "mt-6 flex flex-wrap gap-3" : undefined}>
          <Button
            ref={start}
            size="small"
            variant={account ? "secondary" : "quiet"}
            onClick={() => setStep("edited")}
          >
            {account ? "Ändern" : "Bankkonto angeben"}
          </Button>
          {account && (
            <Button variant="text" size="small" onClick={() => setStep("removed")}>
              Entfernen
            </Button>
          )}
        </div>
      )}
    </SettingsSection>
  )
}

function introFor(isPilot: boolean, isForPayouts: boolean): string {
  if (!isPilot) {
    return "Auszahlungen bekommst du nur als Pilot:in. Wenn du das Konto nicht mehr brauchst, entferne es."
  }
  return isForPayouts
    ? "Hierhin überweisen wir dir nach der Abrechnung, was deine Gäste von den Kosten tragen. Die IBAN liegt verschlüsselt und ist nur für Auszahlungen da."
    : "Auszahlungen gehen auf dein Auszahlungskonto. Dieses hier brauchst du nicht mehr, du kannst es entfernen."
}

function AccountFacts({ account }: { account: BankAccount }) {
  const mono = (text: string) => (
    <span className="font-mono text-small tracking-time whitespace-nowrap">{text}</span>
  )
  return (
    <DescriptionList
      entries={[
        { term: "Konto von", description: account.accountHolder },
        { term: "IBAN", description: mono(account.iban) },
        ...(account.bic ? [{ term: "BIC", description: mono(account.bic) }] : []),
      ]}
    />
  )
}
