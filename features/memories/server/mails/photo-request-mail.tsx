import { MailFlight } from "#features/flights/core/server/mail-flight.tsx"
import { mailPictureOfFlight } from "#features/flights/core/server/mail-picture-of-flight.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { ConsentReasons } from "../../album-view.ts"
import { albumPath } from "../../memory-paths.ts"
import { sentenceOfReasons } from "../../request-sentences.ts"
import type { RequestFacts } from "../find-request-facts.ts"

interface PhotoRequestMailProps {
  facts: RequestFacts
  reasons: ConsentReasons
}

/** To one of those who are asked: whether a photo may be shown. The photo itself stays in the album. */
export function PhotoRequestMail({ facts, reasons }: PhotoRequestMailProps) {
  const { detail, request, author } = facts
  const { flight, pilot } = detail
  const until = formatInstant(request.expiresAt, HOME_ZONE)
  return (
    <MailLayout
      preview={`${pilot.firstName} möchte es öffentlich zeigen. Du entscheidest bis ${until}.`}
      title="Darf dieses Foto öffentlich werden?"
      picture={mailPictureOfFlight(facts.detail)}
      reason="Du bekommst diese Mail, weil du auf diesem Flug an Bord warst und nach einem Foto gefragt wirst."
    >
      <MailText>
        {pilot.firstName} möchte ein Foto aus eurem Album im Profil und bei den eigenen Flügen
        zeigen. {sentenceOfReasons(reasons)}
      </MailText>
      <MailPanel>
        <MailFlight detail={detail} />
        <MailRow label="Foto von" value={author.firstName} />
        <MailRow label="Antwort bis" value={until} />
      </MailPanel>
      <MailText>
        Gezeigt wird es nur, wenn alle zustimmen, die gefragt sind, und ohne eure Namen. Ohne
        Antwort bleibt es unter euch. Ein Ja kannst du jederzeit zurücknehmen, dann verschwindet das
        Foto sofort.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${albumPath(flight.id)}`}>Foto ansehen</MailButton>
    </MailLayout>
  )
}
