import { FileText, X } from "lucide"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { type CostReceipt, costReceiptPath } from "../cost-receipt.ts"

interface ReceiptLinksProps {
  /** What the receipts are for. */
  of: string
  receipts: readonly CostReceipt[]
  /** Where they may still be taken away. */
  onRemove?: (receiptId: string) => void
}

/** The receipts of one item, for its pilot and the back office. */
export function ReceiptLinks({ of, receipts, onRemove }: ReceiptLinksProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
      {receipts.map(({ id, mediaType, isQuarantined }, index) => (
        <li key={id} className="flex items-center gap-1.5 text-small">
          <Icon shape={FileText} size={16} className="text-ink3" />
          {isQuarantined ? (
            <span className="text-ink3">
              Beleg {index + 1}, wird auf Schadsoftware geprüft
              <VisuallyHidden>: {of}</VisuallyHidden>
            </span>
          ) : (
            <TextLink href={costReceiptPath(id)} reloadDocument target="_blank">
              Beleg {index + 1}
              {mediaType === "application/pdf" && " (PDF)"}
              <VisuallyHidden>: {of}, öffnet einen neuen Tab</VisuallyHidden>
            </TextLink>
          )}
          {onRemove && (
            <IconButton
              label={`Beleg ${index + 1} entfernen: ${of}`}
              icon={X}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
