import { NameAndEmail } from "#features/users/core/ui/name-and-email.tsx"
import type { FieldErrors } from "#platform/errors.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { ErrorSummary } from "#ui/feedback/error-summary.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import {
  FORM_ID,
  MAX_CONTRACT_LENGTH,
  OTHER_CONTRACT,
  type OwnContract,
  type WithdrawalEntries,
} from "../withdrawal.ts"

type WithdrawalFormProps = {
  entries: WithdrawalEntries
  fields: FieldErrors
  contracts: readonly OwnContract[]
}

const FIELDS = ["contract", "name", "email"] as const
const idOf = (field: (typeof FIELDS)[number]) => `widerruf-${field}`

/** The first step: which contract, who, and where the receipt goes. Nothing else is asked. */
export function WithdrawalForm({ entries, fields, contracts }: WithdrawalFormProps) {
  const isOwn = contracts.some(({ bookingId }) => String(bookingId) === entries.booking)
  const mistakes = FIELDS.flatMap((field) =>
    fields[field] ? [{ message: fields[field], fieldId: idOf(field) }] : [],
  )
  return (
    <form
      method="post"
      action={`/de/widerruf#${FORM_ID}`}
      noValidate
      className="group/withdrawal grid gap-6"
    >
      <input type="hidden" name="step" value="check" />
      <ErrorSummary errors={mistakes} />
      {contracts.length > 0 && (
        <RadioCardGroup legend="Welchen Vertrag?">
          {contracts.map(({ bookingId, title, detail }) => (
            <RadioCard
              key={bookingId}
              name="booking"
              value={bookingId}
              defaultChecked={entries.booking === String(bookingId)}
              title={title}
              detail={detail}
            />
          ))}
          <RadioCard
            name="booking"
            value={OTHER_CONTRACT}
            defaultChecked={!isOwn}
            title="Einen anderen"
            detail="Du beschreibst ihn gleich"
          />
        </RadioCardGroup>
      )}
      <div
        className={
          contracts.length > 0
            ? "hidden group-has-[[value=anderer]:checked]/withdrawal:block"
            : undefined
        }
      >
        <TextArea
          name="contract"
          id={idOf("contract")}
          label={contracts.length > 0 ? "Beschreib den Vertrag" : "Welchen Vertrag?"}
          hint="Gutscheincode oder Flug, Datum und wann du bestellt hast. Was du weißt, reicht."
          rows={3}
          maxLength={MAX_CONTRACT_LENGTH}
          defaultValue={entries.contract}
          error={fields.contract}
        />
      </div>
      <NameAndEmail entries={entries} fields={fields} idOf={idOf} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:grid">
        <Button type="submit">Vertrag widerrufen</Button>
        <p className="max-w-90 text-small text-ink2">
          Danach siehst du deine Erklärung und bestätigst sie. Was mit den Angaben passiert, steht
          beim{" "}
          <TextLink href="/de/datenschutz" isInline target="_blank">
            Datenschutz
          </TextLink>
          .
        </p>
      </div>
    </form>
  )
}
