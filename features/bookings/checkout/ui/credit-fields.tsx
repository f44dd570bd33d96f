import { useRef } from "react"
import { useRevalidator } from "react-router"
import { api } from "#platform/api-client.ts"
import { formatEuro } from "#platform/money.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { CreditView } from "../checkout-view.ts"

interface CreditFieldsProps {
  credit: CreditView
  /** The form that it belongs to; it stands in a block of its own. */
  form: string
  isSignedIn: boolean
  isUsed: boolean
  onChange: (isUsed: boolean) => void
}

/** Vouchers at the checkout: what is there, whether it is used, and a further code. */
export function CreditFields({ credit, form, isSignedIn, isUsed, onChange }: CreditFieldsProps) {
  const { availableCents, usableCents, isFixed, code } = credit
  if (!isSignedIn) {
    return (
      <p className="text-ui text-ink2">
        Einen Gutschein löst du hier ein, sobald deine E-Mail-Adresse bestätigt ist
        {code && ". Dein Code steht dann schon da"}.
      </p>
    )
  }
  if (isFixed) {
    return (
      <p className="text-ui text-ink2">
        {usableCents > 0
          ? `${formatEuro(usableCents)} sind von deinem Guthaben für diese Zahlung zurückgelegt.`
          : "Die begonnene Zahlung geht ohne Guthaben. Brich sie ab, wenn du welches verwenden willst."}
      </p>
    )
  }
  return (
    <div className="grid gap-4">
      {usableCents > 0 && (
        <Checkbox
          name="usesCredit"
          form={form}
          checked={isUsed}
          onChange={(event) => onChange(event.currentTarget.checked)}
        >
          {formatEuro(usableCents)} von deinem Guthaben verwenden
          {availableCents > usableCents && ` (${formatEuro(availableCents)} verfügbar)`}
        </Checkbox>
      )}
      {code || usableCents === 0 ? (
        <CodeEntry code={code} />
      ) : (
        <Disclosure title="Noch einen Gutschein einlösen">
          <CodeEntry code={code} />
        </Disclosure>
      )}
    </div>
  )
}

function CodeEntry({ code }: { code: string }) {
  const revalidator = useRevalidator()
  const field = useRef<HTMLInputElement>(null)
  const { run, isPending, failure } = useAction({
    send: (input: { code: string }, intent) => api.post("/api/vouchers/redeem", input, { intent }),
    done: () => revalidator.revalidate(),
  })
  const redeem = () => void run({ code: field.current?.value ?? "" })

  return (
    <div>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          label="Gutscheincode"
          isMono
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          placeholder="7K3M-Q9TD-2XHP"
          defaultValue={code}
          error={failure?.kind === "refused" ? failure.text : undefined}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return
            event.preventDefault()
            redeem()
          }}
          className="min-w-56 flex-1"
        />
        <Button
          variant="secondary"
          isPending={isPending}
          onClick={redeem}
          className="mt-7.5 noscript:hidden"
        >
          Einlösen
        </Button>
      </div>
      <p className="mt-2 hidden text-small text-ink2 noscript:block">
        Ohne Script löst du ihn unter{" "}
        <TextLink href="/de/einloesen" isInline>
          Einlösen
        </TextLink>{" "}
        ein und kommst dann hierher zurück.
      </p>
    </div>
  )
}
