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
