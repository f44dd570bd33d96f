import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { Controller, useForm } from "react-hook-form"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { DOCUMENT_KINDS, hasExpiryDate } from "../document-kinds.ts"
import { documentProblems } from "../document-problems.ts"
import { type DocumentInput, documentSchema, MAX_NUMBER_LENGTH } from "../document-schemas.ts"
import type { DocumentKind } from "../verification.ts"
import { VERIFICATION_PATH } from "../verification-path.ts"
import { callSubmitDocument } from "./document-calls.ts"
import { DocumentFilesField } from "./document-files-field.tsx"
import { useDocumentFiles } from "./use-document-files.ts"

interface DocumentFormProps {
  kind: DocumentKind
  /** Which one of the kind it is by all that we know; empty: nobody has said. */
  presetClass: string
  /** ISO day. */
  today: string
  onDone: () => void
}

/** Hands in one document: what it is, from when until when, and its files. */
export function DocumentForm({ kind, presetClass, today, onDone }: DocumentFormProps) {
  const { classes, classLabel, hasNumber } = DOCUMENT_KINDS[kind]
  const form = useRef<HTMLFormElement>(null)
  const chosen = useDocumentFiles()
  const { register, control, handleSubmit, setError, watch, formState } = useForm<DocumentInput>({
    resolver: (values, context, options) =>
      zodResolver(checked(today), { error: validationMessages("de") })(
        { ...values, kind, fileIds: chosen.fileIds },
        context,
        options,
      ),
    defaultValues: {
      kind,
      class: presetClass,
      number: "",
      issuedOn: "",
      expiresOn: "",
      fileIds: [],
    },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState
  useUnsavedChanges((isDirty || chosen.files.length > 0) && !isSubmitSuccessful)

  const { run, failure } = useAction({
    send: callSubmitDocument,
    done: onDone,
    failed: (refusal) => {
      setError("root", { type: "server" })
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(form.current)
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))
  const isAtFields = Object.keys(failure?.fields ?? {}).length > 0
  const isEndOptional = !hasExpiryDate(kind, watch("class"))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {classLabel && (
        <Select
          {...register("class")}
          label={classLabel}
          placeholder="Bitte wählen"
          options={Object.entries(classes).map(([value, label]) => ({ value, label }))}
          error={errors.class?.message}
        />
      )}
      {hasNumber !== "never" && (
        <TextField
          {...register("number")}
          label="Nummer"
          isOptional={hasNumber === "optional"}
          isMono
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_NUMBER_LENGTH}
          error={errors.number?.message}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="issuedOn"
          render={({ field, fieldState }) => (
            <DateField
              label="Ausgestellt am"
              max={today}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="expiresOn"
          render={({ field, fieldState }) => (
            <DateField
              label="Gültig bis"
              isOptional={isEndOptional}
              min={today}
              value={field.value}
              onChange={field.onChange}
              hint={isEndOptional ? "Leer lassen, wenn es kein Ende hat." : undefined}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <DocumentFilesField
        files={chosen.files}
        onAdd={chosen.add}
        onRemove={chosen.remove}
        error={chosen.fileIds.length > 0 ? undefined : errors.fileIds?.message}
      />
      {failure?.kind === "refused" && !isAtFields && (
        <Notice tone="err" isAlert>
          {failure.text}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting || chosen.isSending}>
          Einreichen
        </Button>
        <ButtonLink href={VERIFICATION_PATH} variant="text" preventScrollReset>
          Abbrechen
        </ButtonLink>
      </div>
    </form>
  )
}

function checked(today: string) {
  return documentSchema.superRefine((input, context) => {
    for (const [property, message] of Object.entries(documentProblems(input, today))) {
      context.addIssue({ code: "custom", path: [property], message })
    }
  })
}
