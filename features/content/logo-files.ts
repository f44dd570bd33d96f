import { PRODUCT_NAME } from "#platform/product.ts"

/*
 * The downloads of the press page: the mark with and without the name, for light and for dark
 * grounds, drawn by the server from the same shapes as the header's.
 */

export const LOGO_NAMES = ["logo-hell", "logo-dunkel", "zeichen-hell", "zeichen-dunkel"] as const
export type LogoName = (typeof LOGO_NAMES)[number]

const PREFIX = PRODUCT_NAME.toLowerCase().replace(/[^a-z0-9]+/g, "-")

export const LOGO_ZIP = `${PREFIX}-logos.zip`

export function logoFile(logo: LogoName, type: "svg" | "png"): string {
  return `${PREFIX}-${logo}.${type}`
}

/** The address of a file. */
export function logoPath(file: string): string {
  return `/presse/${file}`
}
