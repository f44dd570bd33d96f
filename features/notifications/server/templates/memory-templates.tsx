import type { ConsentReasons } from "#features/memories/album-view.ts"
import type { RequestFacts } from "#features/memories/server/find-request-facts.ts"
import { PhotoRequestMail } from "#features/memories/server/mails/photo-request-mail.tsx"
import type { MailTemplate } from "../rule.ts"

export const asked: MailTemplate<RequestFacts & { reasons: ConsentReasons }> = {
  subject: ({ detail }) => `Darf dieses Foto öffentlich werden? ${detail.flight.title}`,
  body: ({ reasons, ...facts }) => <PhotoRequestMail facts={facts} reasons={reasons} />,
}
