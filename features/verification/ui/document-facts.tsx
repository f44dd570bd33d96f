import { formatDay, formatIsoDay, HOME_ZONE } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { documentFilePath } from "../document-file.ts"
import { documentName } from "../document-kinds.ts"
import type { OwnDocument } from "../document-view.ts"
import { type PilotStatus, singleStatus } from "../pilot-status.ts"
import { REJECTIONS } from "../rejection.ts"
import { StatusBadge } from "./status-badge.tsx"

/** One document as its pilot sees it: what it is, how far it is, and why it came back. */
export function DocumentFacts({ document, today }: { document: OwnDocument; today: string }) {
  const status: PilotStatus = singleStatus(document, today)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{documentName(document)}</p>
          <p className="text-small text-ink2">{lifeOf(document)}</p>
        </div>
        <StatusBadge status={status} />
      </div>
      {status === "rejected" && (
        <Notice tone="err" title={`${REJECTIONS[document.rejection ?? "other"]}.`}>
          {document.rejectionNote}
        </Notice>
      )}
      {document.files.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-small">
          {document.files.map(({ id }, index) => (
            <TextLink key={id} href={documentFilePath(id)} reloadDocument>
              Datei {index + 1} ansehen
            </TextLink>
          ))}
        </p>
      )}
    </div>
  )
}

function lifeOf({ issuedOn, expiresOn, createdAt, status }: OwnDocument): string {
  const end = expiresOn ? `gültig bis ${formatIsoDay(expiresOn)}` : "ohne Ende"
  if (status === "submitted" || status === "in_review") {
    return `${end}, eingereicht am ${formatDay(new Date(createdAt), HOME_ZONE)}`
  }
  return issuedOn ? `ausgestellt am ${formatIsoDay(issuedOn)}, ${end}` : end
}
