import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import type { Resolver } from "react-hook-form"
import { z } from "zod"
import type { RequestedAnswer } from "#features/approvals/approval-schemas.ts"
import { askedSentence } from "#features/approvals/asked-sentence.ts"
import {
  type GoodwillInput,
  type GoodwillRoom,
  goodwillNeedsSecondPerson,
  goodwillSchema,
  refuseGoodwill,
  sayCardRoom,
  sayGoodwill,
} from "#features/bookings/office/goodwill.ts"
import { parseCents } from "#features/flights/draft/typed-values.ts"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { formatEuro } from "#platform/money.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { callGiveGoodwill } from "../office-booking-calls.ts"
import { InterventionForm } from "./intervention-form.tsx"

interface Values {
  amountCents: string
  way: string
  reason: string
}

interface GoodwillFormProps {
  bookingId: number
  room: GoodwillRoom
  close: () => void
}

/** Gives something of the platform's own; where it goes says the guest. */
export function GoodwillForm({ bookingId, room, close }: GoodwillFormProps) {
  const { givenCents, cardCents, hasAccount } = room
  const requested = useRef<RequestedAnswer | null>(null)
  const { element, submit, field, watch, problem, isSubmitting } = useOfficeForm({
    resolver: zodResolver(schemaOf(room), {
      error: validationMessages("de"),
    }) as unknown as Resolver<Values, unknown, GoodwillInput>,
    defaultValues: { amountCents: "", way: hasAccount ? "credit" : "card", reason: "" },
    send: async (input: GoodwillInput, intent) => {
      requested.current = (await callGiveGoodwill(bookingId, input, intent)).requested
    },
    done: ({ amountCents }) => {
      close()
      if (requested.current) {
        return {
          message: `${formatEuro(amountCents)} aus Kulanz beantragt`,
          description: askedSentence(requested.current),
        }
      }
      return {
        message: `${formatEuro(amountCents)} aus Kulanz gegeben`,
        description: "Der Gast bekommt eine Mail.",
      }
    },
  })
  const way = watch("way") === "card" ? "card" : "credit"
  const amountCents = parseCents(watch("amountCents") ?? "")
  const isKnown = amountCents !== undefined && amountCents > 0
  const isForTwo = isKnown && goodwillNeedsSecondPerson(givenCents + amountCents)
  const wayField = field("way")
  return (
    <InterventionForm
      element={element}
      title="Kulanz geben"
      problem={problem}
      happens={isKnown ? sayGoodwill({ amountCents, way, givenCents }) : []}
      reason={field("reason")}
      submitLabel={
        isKnown ? `${formatEuro(amountCents)} ${isForTwo ? "beantragen" : "geben"}` : "Kulanz geben"
      }
      isSubmitting={isSubmitting}
      onSubmit={submit}
      close={close}
    >
      {givenCents > 0 && <p className="text-ui">Schon gegeben: {formatEuro(givenCents)}.</p>}
      <TextField {...field("amountCents")} label="Betrag" suffix="€" inputMode="decimal" />
      <RadioCardGroup legend="Wohin möchte der Gast es haben?" error={wayField.error}>
        <RadioCard
          {...register(wayField)}
          value="credit"
          disabled={!hasAccount}
          title="Guthaben"
          detail={
            hasAccount ? "Sofort da, für den nächsten Flug" : "Das Konto ist nicht mehr offen"
          }
        />
        <RadioCard
          {...register(wayField)}
          value="card"
          disabled={cardCents === 0}
          title="Zahlungsmittel"
          detail={sayCardRoom(cardCents)}
        />
      </RadioCardGroup>
    </InterventionForm>
  )
}

// the sentence of a group stands at the group
function register({ error: _, ...input }: { error: string | undefined } & Record<string, unknown>) {
  return input
}

/** What is typed as the command wants it, and the refusals that the page can already know. */
function schemaOf(room: GoodwillRoom) {
  return z
    .object({ amountCents: z.string(), way: z.string(), reason: z.string() })
    .transform(({ amountCents, ...typed }) => ({
      ...typed,
      amountCents: parseCents(amountCents) ?? Number.NaN,
      shownGivenCents: room.givenCents,
    }))
    .pipe(goodwillSchema)
    .superRefine((input, context) => {
      const refusal = refuseGoodwill(input, room)
      if (refusal) {
        context.addIssue({ code: "custom", path: [refusal.field], message: refusal.sentence })
      }
    })
}
