import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { messagePhotoPath } from "#features/chat/core/message-photo.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { ReasonsField } from "#features/users/office/ui/reasons-field.tsx"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { classNames } from "#ui/style/class-names.ts"
import {
  type ReportedConversation as Conversation,
  conversationReadingSchema,
} from "../conversation-reading.ts"
import { callReadConversation } from "./report-calls.ts"
import { ReportedPhoto } from "./reported-photo.tsx"

const resolver = zodResolver(conversationReadingSchema, { error: validationMessages("de") })

/** What was said around a reported message: to be read for a reason that is written down. */
export function ReportedConversation({ reportId }: { reportId: number }) {
  const [conversation, setConversation] = useState<Conversation>()
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { reasons: "" },
    send: async (reading, intent) =>
      setConversation(await callReadConversation(reportId, reading, intent)),
    done: () => ({ message: "Dein Grund steht im Protokoll" }),
  })
  return (
    <Card as="section" labelledBy="unterhaltung">
      <h2 id="unterhaltung" className="text-h3">
        Unterhaltung
      </h2>
      {conversation ? (
        <ReadConversation conversation={conversation} />
      ) : (
        <>
          <p className="mt-2 text-ui text-ink2">
            Was Menschen einander schreiben, geht niemanden sonst etwas an. Lies nur weiter, wenn
            die Nachricht allein für die Entscheidung nicht reicht.
          </p>
          <form
            ref={element}
            method="post"
            noValidate
            onSubmit={submit}
            className="mt-5 grid gap-5"
          >
            {problem && (
              <Notice tone="err" isAlert>
                {problem}
              </Notice>
            )}
            <ReasonsField
              field={field}
              label="Warum du weiterliest"
              hint="Steht mit deinem Namen im Protokoll. Auch die beiden können es lesen, ohne deinen Namen."
            />
            <div>
              <Button type="submit" variant="secondary" isPending={isSubmitting}>
                Unterhaltung lesen
              </Button>
            </div>
          </form>
        </>
      )}
    </Card>
  )
}

function ReadConversation({ conversation }: { conversation: Conversation }) {
  return (
    <ol className="mt-5 grid gap-4">
      {conversation.messages.map(({ id, author, text, photoId, at, isReported }) => (
        <li
          key={id}
          className={classNames("border-s-2 ps-4", isReported ? "border-err" : "border-line2")}
        >
          <p className="text-fine text-ink2">
            {author}, {formatInstant(new Date(at), HOME_ZONE)}
            {isReported && ", gemeldet"}
          </p>
          <p className="mt-0.5 whitespace-pre-line text-ui [overflow-wrap:anywhere]">
            {text || (photoId ? "" : "Mit dem Konto gelöscht")}
          </p>
          {photoId && (
            <ReportedPhoto
              small={messagePhotoPath(photoId, 480)}
              large={messagePhotoPath(photoId, 1280)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
