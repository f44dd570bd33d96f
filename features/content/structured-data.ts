import type { ContentPage } from "./content-page.ts"

/** The questions of a page for search engines (schema.org FAQPage); undefined without questions. */
export function faqStructuredData(page: ContentPage) {
  const items = page.faq.flatMap((group) => group.items)
  if (items.length === 0) return undefined
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map((item) => ({
      "@type": "Question",
      name: item.question,
      acceptedAnswer: { "@type": "Answer", text: item.answerText },
    })),
  }
}
