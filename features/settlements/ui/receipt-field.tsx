import { Paperclip } from "lucide"
import { useRef } from "react"
import { DOCUMENT_UPLOAD_TYPES } from "#features/verification/document-file.ts"
import { Button } from "#ui/buttons/button.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import type { CostReceipt } from "../cost-receipt.ts"
import { MAX_RECEIPTS } from "../settlement-schemas.ts"
import { ReceiptLinks } from "./receipt-links.tsx"
import { useReceiptUpload } from "./use-receipt-upload.ts"

interface ReceiptFieldProps {
  flightId: number
  /** What the receipts are for. */
  of: string
  receipts: readonly CostReceipt[]
  onAdd: (receipt: CostReceipt) => void
  onRemove: (receiptId: string) => void
}

/** Photos or PDFs of what one item has cost; each is sent as soon as it is chosen. */
export function ReceiptField({ flightId, of, receipts, onAdd, onRemove }: ReceiptFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { progress, problem, send } = useReceiptUpload(flightId, onAdd)
  const isFull = receipts.length >= MAX_RECEIPTS
  return (
    <div className="grid gap-2">
      <ReceiptLinks of={of} receipts={receipts} onRemove={onRemove} />
      <input
        ref={input}
        type="file"
        accept={DOCUMENT_UPLOAD_TYPES.join(",")}
        aria-label={`Beleg zu ${of}`}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ""
          if (file) void send(file)
        }}
      />
      {progress !== undefined && (
        <ProgressBar label={`Beleg zu ${of} wird hochgeladen`} value={progress} />
      )}
      {problem && (
        <p role="alert" className="text-small text-err">
          {problem}
        </p>
      )}
      {!isFull && (
        <div>
          <Button
            variant="text"
            size="small"
            icon={Paperclip}
            disabled={progress !== undefined}
            onClick={() => input.current?.click()}
          >
            Beleg anhängen<VisuallyHidden>: {of}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  )
}
