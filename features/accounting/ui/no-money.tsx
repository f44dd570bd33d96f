import { MONEY_PATH } from "#features/bookings/core/money-path.ts"
import { REDEEM_PATH } from "#features/vouchers/credit-path.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { MoneyQuery } from "../money-story.ts"

const WORDS: Record<
  MoneyQuery["part"],
  { title: string; text: string; href: string; way: string }
> = {
  buchungen: {
    title: "Noch kein Cent bewegt",
    text: "Sobald du einen Mitflug anfragst, steht hier, was reserviert, eingezogen und zurückgegeben wurde, mit Belegen zum Herunterladen.",
    href: "/de/suche",
    way: "Flüge ansehen",
  },
  gutscheine: {
    title: "Noch kein Gutschein",
    text: "Gutscheine, die du einlöst oder verschenkst, stehen hier mit allem, was sie bezahlt haben.",
    href: REDEEM_PATH,
    way: "Gutschein einlösen",
  },
  fluege: {
    title: "Noch hat niemand im Voraus bezahlt",
    text: "Sagst du einem Gast zu, steht hier sein Kostenanteil. Nach der Abrechnung gehört er dir.",
    href: "/de/cockpit",
    way: "Zur Übersicht",
  },
}

const NOT_OWN = {
  title: "Zu dieser Buchung gibt es hier nichts",
  text: "Bewegt hat sich zu ihr nichts, oder sie gehört zu einem anderen Konto.",
  href: MONEY_PATH,
  way: "Alle Zahlungen ansehen",
}

interface NoMoneyProps {
  part: MoneyQuery["part"]
  isOneBooking: boolean
}

/** Nothing has moved yet. */
export function NoMoney({ part, isOneBooking }: NoMoneyProps) {
  const { title, text, href, way } = isOneBooking ? NOT_OWN : WORDS[part]
  const scene = scenePath({ terrain: "above-clouds", time: "dawn", seed: 9, crop: "strip" })
  return (
    <EmptyState
      picture={<ScenePicture src={scene} alt="" aspect="strip" isFirst />}
      title={title}
      action={
        <ButtonLink href={href} variant="quiet">
          {way}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  )
}
