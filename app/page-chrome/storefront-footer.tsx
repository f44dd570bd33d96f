import { SUBSCRIPTION_HELP } from "#features/subscriptions/subscription.ts"
import { openSubscriptionModal } from "#features/subscriptions/ui/subscription-modal-store.ts"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { type FooterGroup, SiteFooter } from "./site-footer.tsx"
import { CLAIM, chrome, LEGAL_LINKS } from "./site-links.ts"

/** Bonn-Hangelar, where the first flight of the demo world starts. */
const COORDINATES = "50°46′08″N 007°09′48″O"

/**
 * The footer's groups, with the legal links that German law adds in the group Service. On a phone the
 * first two stand in one column and the last two in the other, which makes both equally long.
 */
const GROUPS: readonly FooterGroup[] = [
  {
    title: "Flüge",
    items: [
      { label: "Mitfliegen", href: "/de/suche" },
      { label: "Gesuch aufgeben", href: "/de/gesuch" },
      {
        label: "Suchagent einrichten",
        href: SUBSCRIPTION_HELP,
        onPress: () => openSubscriptionModal(),
      },
      { label: "Flug anbieten", href: "/de/registrieren?als=pilot" },
      { label: "Flüge entdecken", href: "/de/fluege-entdecken" },
    ],
  },
  {
    title: "Informationen",
    items: [
      { label: "Sicherheit", href: "/de/safety" },
      { label: "Versicherung", href: "/de/versicherung" },
      { label: "EASA-Charta", href: "/de/easa-charta" },
      { label: "Verhaltenskodex", href: "/de/verhaltenskodex" },
      { label: "Alle Themen", href: "/de/beliebte-themen" },
    ],
  },
  {
    title: "Gutscheine",
    items: [
      { label: "Verschenken", href: "/de/fluggutschein-verschenken" },
      { label: "Einlösen", href: "/de/einloesen" },
      { label: "Gutscheine entdecken", href: "/de/gutscheine-entdecken" },
    ],
  },
  {
    title: "Service",
    items: [
      { label: "Hilfe", href: "/de/hilfe" },
      { label: "Presse", href: "/de/presse" },
      ...LEGAL_LINKS,
    ],
  },
]

const scene = (time: "dawn" | "dusk") =>
  scenePath({ terrain: "hills", time, seed: 8, crop: "footer" })

/** The footer of every page that visitors see. */
export function StorefrontFooter({ year }: { year: number }) {
  return (
    <SiteFooter
      {...chrome}
      claim={CLAIM}
      groups={GROUPS}
      year={year}
      coordinates={COORDINATES}
      scene={
        <ScenePicture
          src={scene("dawn")}
          darkSrc={scene("dusk")}
          alt=""
          aspect="fill"
          // a strip narrower than the picture would end at the nose of the aircraft
          className="[--scene-x:0.8]"
        />
      }
    />
  )
}
