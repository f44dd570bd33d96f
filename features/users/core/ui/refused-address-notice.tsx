import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { EMAIL_SETTINGS_PATH } from "../settings-path.ts"

/** To who reads no mail of ours, wherever they are in the cockpit. */
export function RefusedAddressNotice({ address }: { address: string }) {
  return (
    <div className="mb-6">
      <Notice tone="warn" title="Deine Adresse nimmt keine Mails an">
        An <span className="[overflow-wrap:anywhere]">{address}</span> lässt sich nichts zustellen.
        Damit du nichts verpasst: <TextLink href={EMAIL_SETTINGS_PATH}>Adresse ändern</TextLink>.
        Stimmt sie doch, hol dir beim Anmelden einen Code. Kommt er an, verschwindet dieser Hinweis.
      </Notice>
    </div>
  )
}
