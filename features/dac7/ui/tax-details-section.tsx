import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TAX_DETAILS_PATH } from "../dac7-paths.ts"
import { TaxStateNotice } from "./tax-state-notice.tsx"

interface TaxDetailsSectionProps {
  taxes: { isGiven: boolean; isWithheld: boolean; withheldFrom: string }
}

/** How far the tax details of a pilot are, and the way to them. */
export function TaxDetailsSection({ taxes }: TaxDetailsSectionProps) {
  return (
    <SettingsSection
      id="steuern"
      title="Steuerangaben"
      intro="Wer über eine Plattform Geld erhält, wird dem Bundeszentralamt für Steuern einmal im Jahr gemeldet."
    >
      <TaxStateNotice {...taxes} />
      <ButtonLink
        href={TAX_DETAILS_PATH}
        className="mt-5"
        size="small"
        variant={taxes.isGiven ? "secondary" : "primary"}
      >
        {taxes.isGiven ? "Steuerangaben ansehen" : "Steuerangaben machen"}
      </ButtonLink>
    </SettingsSection>
  )
}
