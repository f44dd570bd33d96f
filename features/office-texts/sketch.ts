import type { ContentPage } from "#features/content/content-page.ts"
import type { TextFinding } from "#features/content/text-rules.ts"

/** How a text would look while somebody writes it, and what it does not keep to yet. */
export interface Sketch {
  page: ContentPage
  findings: TextFinding[]
}
