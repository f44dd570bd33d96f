import { Plus } from "lucide"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { Chip } from "#ui/overlays/chip.tsx"
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_MEETING_POINT_LENGTH,
  MAX_TITLE_LENGTH,
} from "../../answers.ts"
import { FlugfitNote } from "../flugfit-note.tsx"
import { AfterPublishing, PublishButton } from "../publish-button.tsx"
import { StepFrame } from "../step-frame.tsx"
import { useStepForm } from "../use-step-form.ts"
import { textPrompts, withStarter } from "./text-prompts.ts"

/** What guests read, where they meet, and who and what may come along. */
export function WordsStep() {
  const { methods, page, problem, warnings, finish } = useStepForm("beschreibung")
  const { register, watch, setValue, setFocus } = methods
  const { description } = watch()
  return (
    <StepFrame
      step="beschreibung"
      title="Erzähl von deinem Flug"
      intro="Das lesen Gäste, bevor sie anfragen. Schreib, wie du es am Vereinsheim erzählen würdest."
      finish={finish}
      warnings={warnings}
      action={<PublishButton save={finish} />}
      aside={
        <>
          <FlugfitNote />
          <AfterPublishing />
        </>
      }
    >
      <TextField
        label="Titel"
        placeholder="Übers Watt nach Juist"
        maxLength={MAX_TITLE_LENGTH}
        hint="Wohin es geht, in wenigen Worten"
        {...register("title")}
        error={problem("title")}
      />
      <div>
        <TextArea
          label="Was Mitfliegende erwartet"
          rows={8}
          maxLength={MAX_DESCRIPTION_LENGTH}
          hint="Telefonnummern, Adressen und Links blenden wir aus: Ihr erreicht euch, sobald du zugesagt hast."
          {...register("description")}
          value={description}
          error={problem("description")}
        />
        <p id="textfragen" className="mt-3 text-small text-ink2">
          Tipp auf eine Frage, und der Anfang eines Satzes steht im Text.
        </p>
        <ul aria-labelledby="textfragen" className="mt-2 flex flex-wrap gap-2">
          {textPrompts(page.answers.typ.kind).map(({ question, starter }) => (
            <li key={question}>
              <Chip
                icon={Plus}
                onClick={() => {
                  setValue("description", withStarter(description, starter), {
                    shouldDirty: true,
                  })
                  setFocus("description")
                }}
              >
                {question}
              </Chip>
            </li>
          ))}
        </ul>
      </div>
      <TextField
        label="Treffpunkt"
        placeholder="Vor dem Tower, Parkplatz P1"
        maxLength={MAX_MEETING_POINT_LENGTH}
        hint="Wo du am Platz zu finden bist"
        {...register("meetingPoint")}
        error={problem("meetingPoint")}
      />
      <TextField
        label="Gepäck je Gast"
        suffix="kg"
        inputMode="numeric"
        className="max-w-72"
        hint="0, wenn nichts mehr Platz hat"
        {...register("luggageKg")}
        error={problem("luggageKg")}
      />
      <fieldset>
        <legend className="text-ui font-semibold">Wer ist noch willkommen?</legend>
        <div className="mt-2">
          <Checkbox {...register("isDogWelcome")}>Ein Hund darf mitkommen</Checkbox>
          <Checkbox {...register("isChildWelcome")}>
            Kinder dürfen in Begleitung mitfliegen
          </Checkbox>
        </div>
      </fieldset>
    </StepFrame>
  )
}
