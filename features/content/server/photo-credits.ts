import type { ContentPhoto } from "../content-photo.ts"
import { PHOTO_PLACES } from "../photo-places.ts"

const DRAWN = "Landschaften und Himmel auf diesen Seiten sind gezeichnet."

/**
 * What the Impressum says of the pictures, as Markdown: whose each photo is, and what is drawn. Creative
 * Commons wants the changes named as well (CC BY 4.0, section 3(a)(1)(B)).
 */
export function photoCredits(photos: readonly ContentPhoto[]): string {
  if (photos.length === 0) return DRAWN
  return `## Bildnachweise

Diese Fotos zeigen wir verkleinert und je nach Bildschirm im Ausschnitt:

${photos.map(creditLine).join("\n")}

Alle anderen ${DRAWN}`
}

function creditLine({ name, alt, credit, licence, licenceUrl, source }: ContentPhoto): string {
  const place = PHOTO_PLACES.get(name) ?? name
  const owner = linked(credit, source)
  return `- **${place}:** ${escapeMarkdown(alt.replace(/\.$/, ""))}. Foto: ${owner}, ${linked(licence, licenceUrl)}`
}

function linked(text: string, address: string | undefined): string {
  const label = escapeMarkdown(text)
  return address === undefined ? label : `[${label}](<${address}>)`
}

// a name is no markup
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~|#]/g, "\\$&")
}
