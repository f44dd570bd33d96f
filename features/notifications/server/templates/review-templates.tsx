import {
  ReviewOpenMail,
  ReviewPublishedMail,
  ReviewReceivedMail,
  ReviewReminderMail,
} from "#features/reviews/server/mails/review-mails.tsx"
import type { ReviewMailFacts } from "#features/reviews/server/review-mail-facts.ts"
import type { MailTemplate } from "../rule.ts"

/** Of a published review: whether the reader has written it. */
export interface PublishedFacts extends ReviewMailFacts {
  isAuthor: boolean
}

export const open: MailTemplate<ReviewMailFacts> = {
  subject: ({ detail }) => `Wie war’s? ${detail.flight.title}`,
  body: (facts) => <ReviewOpenMail facts={facts} />,
}

export const reminder: MailTemplate<ReviewMailFacts> = {
  subject: ({ other }) => `Noch ein paar Tage: ${other.shown} bewerten`,
  body: (facts) => <ReviewReminderMail facts={facts} />,
}

export const received: MailTemplate<ReviewMailFacts> = {
  subject: ({ other }) => `${other.shown} hat dich bewertet`,
  body: (facts) => <ReviewReceivedMail facts={facts} />,
}

export const published: MailTemplate<PublishedFacts> = {
  subject: ({ isAuthor, other }) =>
    isAuthor
      ? `Deine Bewertung über ${other.shown} ist zu lesen`
      : `Was ${other.shown} über dich schreibt`,
  body: (facts) => <ReviewPublishedMail facts={facts} isAuthor={facts.isAuthor} />,
}
