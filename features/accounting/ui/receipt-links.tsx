import { FileDown } from "lucide"
import { formatEuro } from "#platform/money.ts"
import { formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { Icon } from "#ui/elements/icon.tsx"
import type { ListedReceipt } from "../receipt.ts"

/** The receipts of a booking or voucher, to load as PDF. */
export function ReceiptLinks({ receipts }: { receipts: readonly ListedReceipt[] }) {
  if (receipts.length === 0) return null
  return (
    <ul className="grid gap-1" aria-label="Belege">
      {receipts.map(({ number, path, title, totalCents, issuedAt }) => (
        <li key={number} className="text-small">
          <a
            href={path}
            download
            className="inline-flex min-h-11 items-center gap-2.5 rounded-badge text-ink2 hover:text-link md:min-h-9"
          >
            <Icon shape={FileDown} size={18} className="shrink-0 text-link" />
            <span>
              <span className="font-semibold text-link underline underline-offset-4">
                {title} <span className="whitespace-nowrap">{number}</span>
              </span>{" "}
              vom {formatShortDay(new Date(issuedAt), HOME_ZONE)} über{" "}
              <span className="tabular-nums">{formatEuro(totalCents)}</span>
              <span className="sr-only">, PDF</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
