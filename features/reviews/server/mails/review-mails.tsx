import type { ReactNode } from "react"
import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { TO_GUEST, TO_PILOT_AFTERWARDS } from "#features/mail-kit/server/mail-reasons.ts"
import { env } from "#platform/server/env.ts"
import { formatDayAndMonth, formatInstant } from "#platform/time.ts"
import { OWN_REVIEWS_PATH } from "../../review-paths.ts"
import type { ReviewMailFacts } from "../review-mail-facts.ts"
import { ReviewMailEnd } from "./review-mail-end.tsx"

interface ReviewMailProps {
  facts: ReviewMailFacts
}

/** To both sides, once, when they may write. */
export function ReviewOpenMail({ facts }: ReviewMailProps) {
  return (
    <Invitation
      facts={facts}
      title="Wie war’s?"
      preview="Ein paar Sterne, ein paar Worte, eine Minute."
    >
      <MailText>
        „{facts.detail.flight.title}“ am {dayOf(facts)} liegt hinter euch.{" "}
        {facts.side === "guest"
          ? `Erzähl anderen, wie es mit ${facts.other.shown} war.`
          : `Sag anderen, wie ${facts.other.shown} als Gast war.`}{" "}
        Das geht in einer Minute und ohne Anmeldung.
      </MailText>
    </Invitation>
  )
}

/** A week later, once, to who has not written. */
export function ReviewReminderMail({ facts }: ReviewMailProps) {
  return (
    <Invitation
      facts={facts}
      title="Noch ein paar Tage zum Bewerten"
      preview={`Bis ${endOf(facts)} kannst du ${facts.other.shown} bewerten.`}
    >
      <MailText>
        Bis {endOf(facts)} kannst du noch schreiben, wie es mit {facts.other.shown} war: „
        {facts.detail.flight.title}“ am {dayOf(facts)}. Wir erinnern dich nur dieses eine Mal.
      </MailText>
    </Invitation>
  )
}

/** To the other side, as soon as one has written; never what. */
export function ReviewReceivedMail({ facts }: ReviewMailProps) {
  return (
    <Invitation
      facts={facts}
      title={`${facts.other.shown} hat dich bewertet`}
      preview="Was drinsteht, lest ihr beide, sobald auch du geschrieben hast."
    >
      <MailText>
        Es geht um „{facts.detail.flight.title}“ am {dayOf(facts)}. Schreibst du auch, könnt ihr
        beide sofort lesen, was die andere Seite schreibt.
      </MailText>
    </Invitation>
  )
}

/** To who is meant, and to who stayed the only one to write. */
export function ReviewPublishedMail({ facts, isAuthor }: ReviewMailProps & { isAuthor: boolean }) {
  return (
    <MailLayout
      preview={`Es geht um „${facts.detail.flight.title}“.`}
      title={isAuthor ? "Deine Bewertung ist zu lesen" : "Du bist bewertet worden"}
      picture={mailPictureOfFlight(facts.detail)}
      reason={reasonFor(facts)}
    >
      <MailText>
        {isAuthor
          ? `Was du über ${facts.other.shown} geschrieben hast, ist jetzt zu lesen: „${facts.detail.flight.title}“ am ${dayOf(facts)}.`
          : `Was ${facts.other.shown} über dich geschrieben hat, ist jetzt zu lesen: „${facts.detail.flight.title}“ am ${dayOf(facts)}. Du kannst einmal öffentlich darauf antworten.`}
      </MailText>
      <MailPanel>
        <MailFlight detail={facts.detail} />
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${OWN_REVIEWS_PATH}`}>Bewertungen lesen</MailButton>
      <ReviewMailEnd unsubscribeUrl={facts.unsubscribeUrl} />
    </MailLayout>
  )
}

interface InvitationProps extends ReviewMailProps {
  title: string
  preview: string
  children: ReactNode
}

function Invitation({ facts, title, preview, children }: InvitationProps) {
  return (
    <MailLayout
      preview={preview}
      title={title}
      picture={mailPictureOfFlight(facts.detail)}
      reason={reasonFor(facts)}
    >
      {children}
      <MailPanel>
        <MailFlight detail={facts.detail} />
      </MailPanel>
      <MailButton href={facts.formUrl}>Jetzt bewerten</MailButton>
      <MailText>
        Ihr lest beide erst voneinander, wenn beide geschrieben haben, spätestens am {endOf(facts)}.
        Der Link gilt für eine Bewertung, gib ihn nicht weiter.
      </MailText>
      <ReviewMailEnd unsubscribeUrl={facts.unsubscribeUrl} />
    </MailLayout>
  )
}

function reasonFor({ side }: ReviewMailFacts): string {
  return side === "guest" ? TO_GUEST : TO_PILOT_AFTERWARDS
}

function dayOf({ detail: { flight } }: ReviewMailFacts): string {
  return formatDayAndMonth(flight.departsAt, flight.timeZone)
}

function endOf({ closesAt, detail: { flight } }: ReviewMailFacts): string {
  return formatInstant(closesAt, flight.timeZone)
}
