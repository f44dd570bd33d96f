import { PRODUCT_NAME } from "#platform/product.ts"

export const HOME = "/de"

/** The storefront's menu (specification, section 2). */
export const MENU = [
  { label: "Mitfliegen", href: "/de/suche" },
  { label: "Verschenken", href: "/de/fluggutschein-verschenken" },
  { label: "Flug anbieten", href: "/de/registrieren?als=pilot" },
] as const

export const CLAIM = "Private Flüge, geteilte Kosten. Nach EU-Recht, mit offener Rechnung."

/** What the law wants within reach of every page (product decisions, section 6). */
export const LEGAL_LINKS = [
  { label: "Impressum", href: "/de/impressum" },
  { label: "AGB", href: "/de/agb" },
  { label: "Datenschutz", href: "/de/datenschutz" },
  { label: "Barrierefreiheit", href: "/de/barrierefreiheit" },
  { label: "Vertrag widerrufen", href: "/de/widerruf" },
] as const

export const chrome = { productName: PRODUCT_NAME, homeHref: HOME } as const
