import { SUBSCRIPTION_HELP } from "#features/subscriptions/subscription.ts"
import { openSubscriptionModal } from "#features/subscriptions/ui/subscription-modal-store.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { FooterGroup } from "./site-footer.tsx"

export const HOME = "/de"

/** The storefront's menu (specification, section 2). */
export const MENU = [
  { label: "Mitfliegen", href: "/de/suche" },
  { label: "Verschenken", href: "/de/fluggutschein-verschenken" },
  { label: "Flug anbieten", href: "/de/registrieren?als=pilot" },
] as const

export const CLAIM = "Private Flüge, geteilte Kosten. Nach EU-Recht, mit offener Rechnung."

/** Bonn-Hangelar, where the first flight of the demo world starts. */
export const FOOTER_COORDINATES = "50°46′08″N 007°09′48″O"

/** What the law wants within reach of every page (product decisions, section 6). */
export const LEGAL_LINKS = [
  { label: "Impressum", href: "/de/impressum" },
  { label: "AGB", href: "/de/agb" },
  { label: "Datenschutz", href: "/de/datenschutz" },
  { label: "Barrierefreiheit", href: "/de/barrierefreiheit" },
  { label: "Vertrag widerrufen", href: "/de/widerruf" },
] as const

/**
 * The footer's groups, with the legal links that German law adds in the group Service. On a phone the
 * first two stand in one column and the last two in the other, which makes both equally long.
 */
export const FOOTER: readonly FooterGroup[] = [
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

export const chrome = { productName: PRODUCT_NAME, homeHref: HOME } as const
