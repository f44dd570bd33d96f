import { WalletCards } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"

/** The ways of a pass into the wallets of phones, as far as there are any. */
export function WalletLinks({ apple, google }: { apple: string | null; google: string | null }) {
  return (
    <>
      {apple && (
        <ButtonLink href={apple} variant="secondary" size="small" icon={WalletCards} reloadDocument>
          Zu Apple Wallet
        </ButtonLink>
      )}
      {google && (
        <ButtonLink
          href={google}
          variant="secondary"
          size="small"
          icon={WalletCards}
          target="_blank"
          rel="noreferrer"
        >
          Zu Google Wallet
        </ButtonLink>
      )}
    </>
  )
}
