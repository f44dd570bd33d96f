import { LogoMark } from "#illustrations/logo.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatWholeEuro } from "#platform/money.ts"
import { formatDate, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TicketEdge } from "#ui/elements/ticket-edge.tsx"
import { motifPath } from "../voucher-motifs.ts"
import type { VoucherFace } from "../voucher-view.ts"

interface VoucherCardProps {
  face: VoucherFace
  /** What stands where there is no code yet. */
  codeNote?: string
}

/** The voucher itself: picture, for whom, how much, and below the perforation its code. */
export function VoucherCard({ face, codeNote = "kommt nach der Zahlung" }: VoucherCardProps) {
  const { valueCents, recipientName, senderName, greeting, code, validUntil } = face
  return (
    <Card inset="none" elevation="floating">
      <ScenePicture src={motifPath(face.motif)} alt="" aspect="photo" isFirst />
      <div className="px-card pt-6 pb-5">
        <div className="flex items-start justify-between gap-5">
          <p className="min-w-0">
            <span className="block text-small text-ink3">Fluggutschein für</span>
            <span className="mt-0.5 block font-display text-h3 break-words">
              {recipientName || "dich"}
            </span>
          </p>
          <p className="shrink-0 font-display text-h2 tabular-nums">
            {Number.isFinite(valueCents) ? formatWholeEuro(valueCents) : "– €"}
          </p>
        </div>
        {greeting && <p className="mt-3 break-words whitespace-pre-line">{greeting}</p>}
        {senderName && <p className="mt-4 break-words text-ink2">{senderName}</p>}
      </div>
      <TicketEdge className="flex items-end gap-x-8">
        <dl className="flex min-w-0 flex-wrap items-end gap-x-8 gap-y-3">
          <div>
            <dt className="text-fine text-ink3">Code</dt>
            <dd className={code ? "font-mono text-lead" : "text-small text-ink2"}>
              {code ?? codeNote}
            </dd>
          </div>
          <div>
            <dt className="text-fine text-ink3">gültig bis</dt>
            <dd className="text-small">{lastDay(validUntil)}</dd>
          </div>
        </dl>
        <LogoMark className="ms-auto" />
      </TicketEdge>
    </Card>
  )
}

/** The same in one line, for phones. */
export function foldOfVoucher({ face }: { face: VoucherFace }) {
  const title = face.recipientName ? `Fluggutschein für ${face.recipientName}` : "Fluggutschein"
  return { title, figure: formatWholeEuro(face.valueCents) }
}

/** „31. Dezember 2030“ */
export function lastDay(validUntil: string): string {
  return formatDate(new Date(validUntil), HOME_ZONE)
}
