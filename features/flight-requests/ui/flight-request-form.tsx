import { useCallback, useMemo, useRef, useState } from "react"
import { failureOf } from "#features/auth/core/ui/failure-of.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { TermsNotice } from "#features/auth/registration/ui/terms-notice.tsx"
import type { TownSuggestion } from "#features/places/town-suggestion.ts"
import { TownField } from "#features/places/ui/town-field.tsx"
import { HONEYPOT_FIELD } from "#features/subscriptions/honeypot.ts"
import { Honeypot } from "#features/subscriptions/ui/honeypot.tsx"
import { type ActionFailure, useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ChoiceChips } from "#ui/forms/choice-chips.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { useLostPart } from "#ui/loading/lazy-part.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import {
  DAYS_CHOICES,
  GOAL_IDS,
  GOALS,
  MAX_MESSAGE_LENGTH,
  MAX_PERSONS,
  RADII_KM,
} from "../flight-request.ts"
import type {
  FlightRequestField,
  FlightRequestStart,
  TypedFlightRequest,
} from "../flight-request-form.ts"
import type { FlightRequest } from "../flight-request-schemas.ts"

interface FlightRequestFormProps {
  start: FlightRequestStart
  today: string
  farthestDay: string
  isSignedIn: boolean
  onSessionOver: () => void
  onSent: (request: FlightRequest, typed: TypedFlightRequest) => void
}

// hidden until somebody wants days
const dayFields = sectionFrom(() =>
  import("./flight-request-days.tsx").then((module) => module.FlightRequestDays),
)

const loadSending = () => import("./send-flight-request.ts")

const PERSONS = Array.from({ length: MAX_PERSONS }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}))
const chips = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

/** From where, where to, when, with whom: plain fields; what sends them comes with the press. */
export function FlightRequestForm(props: FlightRequestFormProps) {
  const { start, today, farthestDay, isSignedIn, onSessionOver, onSent } = props
  const lose = useLostPart()
  const element = useRef<HTMLFormElement>(null)
  const place = useRef<TownSuggestion | null>(start.place)
  const destination = useRef<TownSuggestion | null>(start.destination)
  const [problems, setProblems] = useState<Partial<Record<FlightRequestField, string>>>({})
  const [failure, setFailure] = useState<Failure>()
  const forget = useCallback(
    (field: FlightRequestField) => setProblems(({ [field]: _gone, ...others }) => others),
    [],
  )
  const { firstDay, lastDay } = problems
  // the same element as long as nothing of it changes: React takes over what was typed there early
  const days = useMemo(() => {
    const within = { min: today, max: farthestDay }
    const defaults = { firstDay: start.firstDay, lastDay: start.lastDay }
    const given = { defaults, within, problems: { firstDay, lastDay }, forget }
    return <LazySection section={dayFields} given={given} />
  }, [start.firstDay, start.lastDay, today, farthestDay, firstDay, lastDay, forget])

  const { run, isPending } = useAction({
    send: async (typed: TypedFlightRequest, intent) => {
      const [{ sendFlightRequest }] = await Promise.all([
        loadSending(),
        // nothing is sent without the step that follows
        isSignedIn ? undefined : import("./flight-request-code-step.tsx"),
      ]).catch(lose)
      return sendFlightRequest(typed, isSignedIn, intent)
    },
    done: (sent, typed) => {
      if ("request" in sent) return onSent(sent.request, typed)
      showProblems(sent.missing)
    },
    failed: async (refusal) => {
      // the page's alert says it
      if (refusal.kind === "unreachable") return
      if (refusal.status === 401) onSessionOver()
      const { fieldsOf } = await loadSending()
      const fields = fieldsOf(refusal.fields)
      showProblems(fields)
      if (Object.keys(fields).length === 0) setFailure(wholeOf(refusal))
    },
  })

  function showProblems(fields: Partial<Record<FlightRequestField, string>>) {
    setProblems(fields)
    scrollToFirstInvalid(element.current)
  }

  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-label="Gesuch aufgeben"
      onSubmit={(event) => {
        event.preventDefault()
        setFailure(undefined)
        const form = new FormData(event.currentTarget)
        void run(parseForm(form, place.current, destination.current))
      }}
      className="group/gesuch grid gap-7"
    >
      <div className="grid gap-5">
        <TownField
          label="Von wo?"
          placeholder="Stadt oder Flugplatz"
          defaultText={start.placeText}
          defaultTown={start.place ?? undefined}
          error={problems.place}
          onTownChange={(town) => {
            place.current = town
            if (town) forget("place")
          }}
        />
        <ChoiceChips
          name="radiusKm"
          legend="Wie weit fährst du bis zum Flugplatz?"
          isAmongFields
          defaultValue={String(start.radiusKm)}
          options={RADII_KM.map((km) => ({ value: String(km), label: `${km} km` }))}
        />
      </div>
      <div className="grid gap-5">
        <ChoiceChips
          name="goal"
          legend="Wohin?"
          isAmongFields
          defaultValue={start.goal}
          options={GOAL_IDS.map((goal) => ({ value: goal, label: GOALS[goal] }))}
        />
        <div className="hidden group-has-[[name=goal][value=town]:checked]/gesuch:block">
          <TownField
            label="Ziel"
            withSights
            placeholder="Juist, Zugspitze …"
            defaultText={start.destinationText}
            defaultTown={start.destination ?? undefined}
            error={problems.destination}
            onTownChange={(town) => {
              destination.current = town
              if (town) forget("destination")
            }}
          />
        </div>
      </div>
      <div className="grid gap-5">
        <ChoiceChips
          name="days"
          legend="Wann?"
          isAmongFields
          defaultValue={start.days}
          options={chips(DAYS_CHOICES)}
        />
        {days}
        <p className="-mt-2 text-small text-ink2">
          Pilot:innen sehen dein Gesuch bis zum letzten Tag, ohne Datum 90 Tage lang.
        </p>
      </div>
      <div className="grid gap-5">
        <ChoiceChips
          name="persons"
          legend="Wie viele fliegen mit?"
          isAmongFields
          defaultValue={String(start.persons)}
          options={PERSONS}
        />
        <TextField
          label="Höchstens pro Person"
          isOptional
          name="most"
          inputMode="numeric"
          suffix="€"
          className="sm:max-w-64"
          maxLength={5}
          defaultValue={start.most}
          error={problems.mostEuros}
          onInput={() => forget("mostEuros")}
        />
      </div>
      <TextArea
        label="Nachricht"
        isOptional
        name="message"
        maxLength={MAX_MESSAGE_LENGTH}
        hint="Was dir wichtig ist. Deinen Nachnamen und deine Mailadresse sieht niemand, Telefonnummern und Links blenden wir aus."
        error={problems.message}
        onInput={() => forget("message")}
      />
      {!isSignedIn && (
        <TextField
          label="E-Mail"
          name="email"
          type="email"
          autoComplete="email"
          hint="Dorthin schicken wir einen Code, mit dem du dein Gesuch bestätigst."
          error={problems.email}
          onInput={() => forget("email")}
        />
      )}
      <Honeypot />
      <FormFailure failure={failure} />
      <div className="grid gap-4">
        <div className="max-sm:grid">
          <Button type="submit" isPending={isPending}>
            Gesuch aufgeben
          </Button>
        </div>
        {!isSignedIn && <TermsNotice press="Gesuch aufgeben" />}
      </div>
    </form>
  )
}

/** A refusal of the whole says itself why. */
function wholeOf(refusal: ActionFailure): Failure | undefined {
  const title = "Dein Gesuch ist noch nicht aufgegeben."
  if (refusal.status === 422) return { title, text: refusal.text }
  return failureOf(refusal, title, () => false)
}

function parseForm(
  form: FormData,
  place: TownSuggestion | null,
  destination: TownSuggestion | null,
): TypedFlightRequest {
  const read = (name: string) => String(form.get(name) ?? "")
  const days = read("days")
  return {
    place,
    radiusKm: read("radiusKm"),
    goal: read("goal"),
    destination,
    days,
    firstDay: read(days === "day" ? "day" : "firstDay"),
    lastDay: read("lastDay"),
    persons: read("persons"),
    most: read("most"),
    message: read("message"),
    email: read("email"),
    honeypot: read(HONEYPOT_FIELD),
  }
}
