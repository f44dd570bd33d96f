import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { VOUCHER_STATE_LABELS } from "../voucher.ts"
import { formatVerdict, type WithdrawableVoucher } from "../withdrawable-voucher.ts"
import { callRevokeVoucher } from "./voucher-calls.ts"

/** The vouchers that a declaration can be about; one press ends one and gives back what is not used of it. */
export function WithdrawableVouchers({ vouchers }: { vouchers: readonly WithdrawableVoucher[] }) {
  return (
    <ul className="grid gap-4">
      {vouchers.map((voucher) => (
        <Entry key={voucher.id} voucher={voucher} />
      ))}
    </ul>
  )
}

function Entry({ voucher }: { voucher: WithdrawableVoucher }) {
  const { id, valueCents, balanceCents, recipientName, boughtAt, state, verdict, isBuyers } =
    voucher
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useAction({
    send: (_, intent) => callRevokeVoucher(id, intent),
    done: () => {
      const description = `${formatEuro(balanceCents)} gehen dorthin zurück, woher sie kamen.`
      showAlert({ type: "success", message: "Gutschein zurückgenommen", description })
      return revalidate()
    },
  })

  return (
    <li className="rounded-panel border border-line px-4.5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          Gutschein {id}, {formatEuro(valueCents)}
          {recipientName && `, für ${recipientName}`}
        </p>
        <Badge>{VOUCHER_STATE_LABELS[state]}</Badge>
      </div>
      <p className="mt-1 text-small text-ink2">
        Gekauft {formatInstant(new Date(boughtAt), HOME_ZONE)}. {formatVerdict(voucher)}
      </p>
      {!isBuyers && (
        <p className="mt-1 text-small text-warn">
          Mit einer anderen Adresse gekauft und hier nur genannt. Widerrufen kann, wer gekauft hat:
          Frag nach, bevor du etwas zurücknimmst.
        </p>
      )}
      {failure && (
        <div className="mt-3">
          <Notice tone="err" isAlert>
            {failure.text}
          </Notice>
        </div>
      )}
      {verdict === "withdrawable" && (
        <Button
          variant="danger"
          size="small"
          isPending={isPending}
          onClick={() => void run()}
          className="mt-3"
        >
          Zurücknehmen und {formatEuro(balanceCents)} erstatten
        </Button>
      )}
    </li>
  )
}
