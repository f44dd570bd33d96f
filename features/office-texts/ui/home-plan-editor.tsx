import { Plus } from "lucide"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import {
  type HomePlan,
  MAX_SEASONS,
  planFindings,
  type Season,
  seasonOn,
  topicsOn,
} from "#features/content/home-plan.ts"
import type { TopicTile } from "#features/content/topic-tile.ts"
import { showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import { useSketch } from "#platform/use-sketch.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { wordsOfPlan } from "../plan-words.ts"
import type { VersionEntry } from "../version.ts"
import { MAX_NOTE_LENGTH } from "../version-schemas.ts"
import { callSaveHomePlan, callTiles } from "./office-text-calls.ts"
import { OvertakenNotice } from "./overtaken-notice.tsx"
import { PreviewFrame } from "./preview-frame.tsx"
import { SeasonCard } from "./season-card.tsx"
import { TopicOrder } from "./topic-order.tsx"

interface HomePlanEditorProps {
  plan: HomePlan
  latestNumber: number
  latest: VersionEntry | undefined
  /** Of the day that is previewed, as the plan says that is saved. */
  tiles: readonly TopicTile[]
  day: string
  onDay: (day: string) => void
  /** Draws the home page with these tiles. */
  preview: (tiles: readonly TopicTile[]) => ReactNode
}

interface Values {
  plan: HomePlan
  note: string
}

/** Decides which topics the home page shows, always and in seasons, and shows what that looks like on a day. */
export function HomePlanEditor(props: HomePlanEditorProps) {
  const { plan: saved, latestNumber, latest, day, onDay, preview } = props
  const element = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const [basedOn, setBasedOn] = useState(latestNumber)
  const [hasTried, setHasTried] = useState(false)
  const { register, watch, reset, setValue, formState } = useForm<Values>({
    defaultValues: { plan: saved, note: "" },
    shouldFocusError: false,
  })
  const { plan, note } = watch()
  const isDirty = JSON.stringify(plan) !== JSON.stringify(saved) || note !== ""
  const isOvertaken = latestNumber > basedOn
  useUnsavedChanges(isDirty)
  const shown = useSketch([...topicsOn(plan, day)], props.tiles, callTiles)

  const { run, isPending, failure } = useAction({
    send: (_: Values, intent) => callSaveHomePlan({ basedOn, note, plan }, intent),
    done: async ({ number }) => {
      setBasedOn(number)
      setHasTried(false)
      reset({ plan, note: "" })
      showAlert({ type: "success", message: "Die Startseite zeigt jetzt diese Themen" })
      await revalidate()
    },
    failed: async (refusal) => {
      if (refusal.code === "version-overtaken") return revalidate()
      scrollToFirstInvalid(element.current)
    },
  })
  const take = () => {
    reset({ plan: saved, note: "" })
    setBasedOn(latestNumber)
  }
  const mayTake = isOvertaken && !formState.isDirty && !isPending
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that comes
  useEffect(() => {
    if (mayTake) take()
  }, [mayTake])

  const findings = hasTried ? planFindings(plan) : []
  const errorAt = (path: string) =>
    findings.find((finding) => finding.path === path)?.message ?? failure?.fields[path]
  const change = (next: HomePlan) => setValue("plan", next, { shouldDirty: true })
  const changeSeasons = (seasons: Season[]) => change({ ...plan, seasons })
  const save = () => {
    setHasTried(true)
    if (planFindings(plan).length > 0) return scrollToFirstInvalid(element.current)
    void run({ plan, note })
  }
  const isElsewhere = failure && Object.keys(failure.fields).length === 0
  const problem = isElsewhere && failure.code !== "version-overtaken" ? failure.text : undefined
  const season = seasonOn(plan, day)

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <form
        ref={element}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="grid min-w-0 gap-6 [&>*]:min-w-0"
      >
        {isOvertaken && formState.isDirty && (
          <OvertakenNotice
            latest={latest}
            theirs={wordsOfPlan(saved)}
            mine={wordsOfPlan(plan)}
            onKeep={() => setBasedOn(latestNumber)}
            onTake={take}
          />
        )}
        {plan.seasons.map((one, index) => (
          <SeasonCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a season is its place until it has a name
            key={index}
            season={one}
            position={index}
            count={plan.seasons.length}
            errorOf={(field) => errorAt(`seasons.${index}.${field}`)}
            onChange={(next) => changeSeasons(plan.seasons.with(index, next))}
            onMove={(by) => {
              const other = plan.seasons[index + by]
              if (other) changeSeasons(plan.seasons.with(index, other).with(index + by, one))
            }}
            onRemove={() => changeSeasons(plan.seasons.toSpliced(index, 1))}
          />
        ))}
        <Card as="section" labelledBy="sonst">
          <h2 id="sonst" className="text-h3">
            {plan.seasons.length > 0 ? "An allen anderen Tagen" : "Immer"}
          </h2>
          <div className="mt-4">
            <TopicOrder
              legend="Themen"
              topics={plan.usual}
              error={errorAt("usual")}
              onChange={(usual) => change({ ...plan, usual })}
            />
          </div>
        </Card>
        {plan.seasons.length < MAX_SEASONS && (
          <div>
            <Button
              variant="secondary"
              icon={Plus}
              onClick={() => changeSeasons([...plan.seasons, newSeason(plan, day)])}
            >
              Zeit hinzufügen
            </Button>
          </div>
        )}
        <Card as="section" labelledBy="speichern">
          <h2 id="speichern" className="mb-4 text-h3">
            Veröffentlichen
          </h2>
          <div className="grid gap-4">
            {problem && (
              <Notice tone="err" isAlert>
                {problem}
              </Notice>
            )}
            <TextArea
              {...register("note")}
              value={note}
              label="Was sich ändert und warum"
              hint="Steht mit deinem Namen im Verlauf."
              error={failure?.fields.note}
              rows={2}
              maxLength={MAX_NOTE_LENGTH}
            />
            <div>
              <Button type="submit" isPending={isPending} disabled={isOvertaken}>
                Veröffentlichen
              </Button>
            </div>
          </div>
        </Card>
      </form>
      <Card as="section" labelledBy="vorschau" className="min-w-0 xl:sticky xl:top-6">
        <h2 id="vorschau" className="mb-4 text-h3">
          Vorschau
        </h2>
        <div className="mb-5 grid gap-3">
          <DateField label="An welchem Tag" value={day} onChange={(next) => next && onDay(next)} />
          <p className="text-ui text-ink2" aria-live="polite">
            {season
              ? `An diesem Tag gilt „${season.name}“.`
              : "An diesem Tag gilt keine besondere Zeit."}
          </p>
        </div>
        <PreviewFrame title="So sieht die Startseite aus">{preview(shown)}</PreviewFrame>
      </Card>
    </div>
  )
}

/** Begins on the day that one looks at, with the topics that are there anyway. */
function newSeason({ usual }: HomePlan, day: string): Season {
  return { name: "", from: day, to: day, isYearly: true, topics: [...usual] }
}
