import { useEffect, useRef, useState } from "react"
import { WhileOpen } from "#features/settings/ui/while-open.tsx"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { ErrorSummary } from "#ui/feedback/error-summary.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { parseVoucherEntries, valueOfEntries } from "../parse-entries.ts"
import { isMotif } from "../voucher-motifs.ts"
import { isVoucherValue } from "../voucher-value.ts"
import {
  INITIAL_ENTRIES,
  INITIAL_MOTIF,
  MAX_GREETING_LENGTH,
  MAX_NAME_LENGTH,
  type RefusedVoucher,
  type VoucherEntries,
  type VoucherFace,
} from "../voucher-view.ts"
import { DeliveryChoice } from "./delivery-choice.tsx"
import { MotifChoice } from "./motif-choice.tsx"
import { ValueChoice } from "./value-choice.tsx"
import { lastDay, VoucherCard } from "./voucher-card.tsx"

interface VoucherFormProps {
  /** Of an order that came to nothing and is made again. */
  former: VoucherEntries | undefined
  /** Of a voucher that is bought now; ISO instant. */
  validUntil: string
  days: { first: string; last: string }
  refused: RefusedVoucher | undefined
}

const FORM = "gutschein"

/** A voucher is made here: a plain post, beside it what it will look like. */
export function VoucherForm({ former, validUntil, days, refused }: VoucherFormProps) {
  const first = refused?.entries ?? former ?? INITIAL_ENTRIES
  const [entries, setEntries] = useState(first)
  const form = useRef<HTMLFormElement>(null)
  const fields = refused?.fields ?? {}
  const mistakes = Object.entries(fields).map(([field, message]) => ({
    message,
    fieldId: `gutschein-${field}`,
  }))
  const valueCents = valueOfEntries(entries)
  const look = () => form.current && setEntries(parseVoucherEntries(new FormData(form.current)))
  // what was typed before the script came, or stands there again after going back
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), [])
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-9 px-gutter pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pt-14 xl:grid-cols-[minmax(0,1fr)_32rem]">
      <aside
        aria-label="So sieht er aus"
        className="grid content-start gap-7 lg:sticky lg:top-8 lg:order-2 lg:self-start"
      >
        <VoucherCard face={faceOf(entries, validUntil)} />
        <div className="max-lg:hidden">
          <Sum valueCents={valueCents} />
        </div>
      </aside>
      <div className="min-w-0">
        <h1 className="text-h1">Verschenk einen Flug</h1>
        <p className="mt-3 max-w-text text-lead text-ink2">
          Du wählst den Betrag, die Beschenkten wählen Tag und Ziel. Gültig bis{" "}
          {lastDay(validUntil)}.
        </p>
        <form
          ref={form}
          id={FORM}
          method="post"
          noValidate
          onInput={look}
          className="mt-9 grid gap-10"
        >
          <ErrorSummary errors={mistakes} />
          {refused?.failure && (
            <Notice tone="err" isAlert>
              {refused.failure}
            </Notice>
          )}
          <ValueChoice entries={first} fields={fields} valueCents={valueCents} />
          <MotifChoice chosen={first.motif} error={fields.motif} />
          <FieldGroup legend="Gruß" className="grid gap-5">
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField
                name="recipientName"
                id="gutschein-recipientName"
                label="Für"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                defaultValue={first.recipientName}
                error={fields.recipientName}
              />
              <TextField
                name="senderName"
                id="gutschein-senderName"
                label="Von"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                defaultValue={first.senderName}
                error={fields.senderName}
              />
            </div>
            <TextArea
              name="greeting"
              id="gutschein-greeting"
              label="Dein Text"
              isOptional
              maxLength={MAX_GREETING_LENGTH}
              hint="Steht so auf dem Gutschein."
              defaultValue={first.greeting}
              error={fields.greeting}
            />
          </FieldGroup>
          <DeliveryChoice entries={first} fields={fields} days={days} />
        </form>
        <div className="mt-8 lg:hidden">
          <Sum valueCents={valueCents} />
        </div>
      </div>
    </div>
  )
}

function Sum({ valueCents }: { valueCents: number }) {
  return (
    <Card elevation="raised">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">Gutschein</span>
        <span className="text-[1.25rem] leading-tight font-semibold tabular-nums">
          {isVoucherValue(valueCents) ? formatEuro(valueCents) : "–"}
        </span>
      </p>
      <div className="mt-5">
        <WhileOpen feature="vouchers">
          <Button type="submit" form={FORM} isWide>
            Zur Kasse
          </Button>
        </WhileOpen>
      </div>
      <p className="mt-3 text-small text-ink3">14 Tage Widerruf. Keine Gebühr auf den Gutschein.</p>
    </Card>
  )
}

function faceOf(entries: VoucherEntries, validUntil: string): VoucherFace {
  const { recipientName, senderName, greeting } = entries
  return {
    valueCents: valueOfEntries(entries),
    motif: isMotif(entries.motif) ? entries.motif : INITIAL_MOTIF,
    recipientName,
    senderName,
    greeting,
    code: null,
    validUntil,
  }
}
