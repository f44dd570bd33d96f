import { PRODUCT_NAME } from "#platform/product.ts"
import type { ContentPage } from "./content-page.ts"

/** Questions and answers, in plain text, for search engines (schema.org FAQPage). */
export function questionsForSearch(questions: readonly { question: string; answer: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}

/** The same of a page; undefined where it asks nothing. */
export function faqStructuredData({ faq }: Pick<ContentPage, "faq">) {
  const items = faq.flatMap((group) => group.items)
  if (items.length === 0) return undefined
  return questionsForSearch(
    items.map(({ question, answerText }) => ({ question, answer: answerText })),
  )
}

/** Where a page lies, from the outside in (schema.org BreadcrumbList). */
export function breadcrumbForSearch(trail: readonly { name: string; address: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address,
    })),
  }
}

/** Who runs the site, and the site itself with its search (schema.org Organization, WebSite). */
export function siteForSearch(publicUrl: string) {
  const home = `${publicUrl}/de`
  const organization = `${home}#organization`
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: PRODUCT_NAME,
        url: home,
        logo: `${publicUrl}/icons/512.png`,
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name: PRODUCT_NAME,
        url: home,
        inLanguage: "de",
        publisher: { "@id": organization },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${publicUrl}/de/suche?ort={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  }
}
