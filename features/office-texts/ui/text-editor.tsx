import { type ReactNode, useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import {
  fieldsOf,
  sourceOf,
  type TextField,
  type TextFields,
} from "#features/content/text-fields.ts"
import { tidyTypography } from "#features/content/text-rules.ts"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { useSketch } from "#platform/use-sketch.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import type { Sketch } from "../sketch.ts"
import type { Document, VersionEntry } from "../version.ts"
import { MAX_NOTE_LENGTH, MAX_TEXT_LENGTH } from "../version-schemas.ts"
import { FrontMatterFields } from "./front-matter-fields.tsx"
import { callSaveText, callSketchText } from "./office-text-calls.ts"
import { OvertakenNotice } from "./overtaken-notice.tsx"
import { PreviewFrame } from "./preview-frame.tsx"
import { TextDifference } from "./text-difference.tsx"

export type TextValues = TextFields & { note: string }

interface TextEditorProps {
  slug: string
  document: Document
  latest: VersionEntry | undefined
  /** Of what the form begins with. */
  sketch: Sketch
  /** Draws the page as visitors would see it. */
  preview: (page: Sketch["page"]) => ReactNode
}

const valuesOf = (body: string): TextValues => ({ ...fieldsOf(body), note: "" })

/** Writes a text: its fields, its Markdown, how it will look and what that changes. */
export function TextEditor({ slug, document, latest, sketch: first, preview }: TextEditorProps) {
  const element = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const [basedOn, setBasedOn] = useState(document.latestNumber)
  const form = useForm<TextValues>({
    defaultValues: valuesOf(document.workingBody),
    shouldFocusError: false,
  })
  const { register, watch, reset, setError, clearErrors, setValue, formState } = form
  const { note, ...text } = watch()
  const source = sourceOf(text)
  const { page, findings } = useSketch(text, first, (fields, signal) =>
    callSketchText(slug, fields, signal),
  )
  const isOvertaken = document.latestNumber > basedOn
  const { run, pending, failure } = useAction({
    send: (isPublished: boolean, intent) =>
      callSaveText({ document: slug, basedOn, note, isPublished, text }, intent),
    done: async ({ number }, isPublished) => {
      setBasedOn(number)
      reset({ ...text, note: "" })
      showAlert({
        type: "success",
        message: isPublished ? "Der Text ist veröffentlicht" : "Der Entwurf ist gespeichert",
      })
      await revalidate()
    },
    failed: async (refusal) => {
      if (refusal.code === "version-overtaken") return revalidate()
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(element.current)
    },
  })
  const { isDirty } = formState
  useUnsavedChanges(isDirty)
  const take = () => {
    reset(valuesOf(document.workingBody))
    setBasedOn(document.latestNumber)
  }
  // who has typed nothing has nothing to lose
  const mayTake = isOvertaken && !isDirty && pending === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that comes
  useEffect(() => {
    if (mayTake) take()
  }, [mayTake])

  const save = (isPublished: boolean) => {
    clearErrors()
    void run(isPublished)
  }

  const errorOf = (field: TextField | "note") => {
    const found = findings.filter((finding) => finding.field === field)
    return found.map(({ message }) => message).join(" ") || formState.errors[field]?.message
  }
  const field = (name: TextField | "note") => ({ ...register(name), error: errorOf(name) })
  const problem =
    failure && failure.code !== "version-overtaken" && Object.keys(failure.fields).length === 0
      ? failure.text
      : undefined

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <form
        ref={element}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save(true)
        }}
        className="grid min-w-0 gap-6 [&>*]:min-w-0"
      >
        {isOvertaken && isDirty && (
          <OvertakenNotice
            latest={latest}
            theirs={document.workingBody}
            mine={source}
            onKeep={() => setBasedOn(document.latestNumber)}
            onTake={take}
          />
        )}
        <Card as="section" labelledBy="kopf">
          <h2 id="kopf" className="mb-4 text-h3">
            Kopf der Seite
          </h2>
          <FrontMatterFields field={field} text={text} />
        </Card>
        <Card as="section" labelledBy="text">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="text" className="text-h3">
              Text
            </h2>
            <Button
              variant="quiet"
              size="small"
              onClick={() => setValue("body", tidyTypography(text.body), { shouldDirty: true })}
            >
              „…“ und – richten
            </Button>
          </div>
          <TextArea
            {...field("body")}
            value={text.body}
            label="Markdown"
            hint="## ist eine Überschrift. Unter „## Fragen …“ wird aus jedem ### eine Frage. [Wort](/de/suche) ist ein Link."
            rows={18}
            style={{ maxHeight: "min(44rem, 75svh)" }}
            maxLength={MAX_TEXT_LENGTH}
            spellCheck
          />
        </Card>
        <Card as="section" labelledBy="veroeffentlichen">
          <h2 id="veroeffentlichen" className="mb-4 text-h3">
            Speichern
          </h2>
          <div className="grid gap-4">
            {problem && (
              <Notice tone="err" isAlert>
                {problem}
              </Notice>
            )}
            <TextArea
              {...field("note")}
              value={note}
              label="Was sich ändert und warum"
              hint="Steht mit deinem Namen im Verlauf. Ein Entwurf braucht es nicht."
              rows={2}
              maxLength={MAX_NOTE_LENGTH}
            />
            <div className="flex flex-wrap gap-x-3 gap-y-2">
              <Button type="submit" isPending={pending === true} disabled={isOvertaken}>
                Veröffentlichen
              </Button>
              <Button
                variant="secondary"
                isPending={pending === false}
                disabled={isOvertaken}
                onClick={() => save(false)}
              >
                Entwurf speichern
              </Button>
            </div>
          </div>
        </Card>
      </form>
      <div className="grid min-w-0 gap-6 xl:sticky xl:top-6">
        <Card as="section" labelledBy="vorschau">
          <h2 id="vorschau" className="mb-4 text-h3">
            Vorschau
          </h2>
          <PreviewFrame title="So sieht die Seite aus">{preview(page)}</PreviewFrame>
        </Card>
        <DisclosureList>
          <Disclosure title="Was das an der Seite ändert">
            <TextDifference
              label="Änderungen gegenüber dem, was gerade zu sehen ist"
              before={document.shownBody}
              after={source}
            />
          </Disclosure>
        </DisclosureList>
      </div>
    </div>
  )
}
