import { MAX_SEAT_PRICE_CENTS, MIN_SEAT_PRICE_CENTS } from "#features/flights/core/cost-sharing.ts"
import { CostBlocks } from "#features/flights/core/ui/cost-blocks.tsx"
import { useFeeRule } from "#features/settings/ui/settings-context.ts"
import { formatEuro } from "#platform/money.ts"
import { Card } from "#ui/elements/card.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { type CostInputs, type CostYear, hourCents } from "../cost-year.ts"
import { sharedFlight } from "../guest-hours.ts"
import { writeHundredths } from "../number-text.ts"

/** What guests change, in the year of these inputs and in one flight of an hour. */
export function SharingExplained({ inputs, year }: { inputs: CostInputs; year: CostYear }) {
  const guests = inputs.gaeste / 100
  return (
    <section aria-labelledby="teilen">
      <SectionHeading
        id="teilen"
        title="Was Kostenteilung daran ändert"
        link={{ label: "Wie Kosten geteilt werden", href: "/de/kostenteilung" }}
      />
      <Card className="grid gap-8 md:p-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-4 text-ink2">
          <p className="text-lead text-ink">
            {year.guestsCents > 0 ? (
              <>
                Nimmst du in {writeHundredths(inputs.mitgaesten, false)} deiner{" "}
                {writeHundredths(inputs.stunden, false)} Stunden {GUESTS[guests - 1]} mit, zahlst du
                im Jahr {formatEuro(year.ownCents)} statt {formatEuro(year.totalCents)}.
              </>
            ) : (
              <>Ohne Gäste trägst du alles selbst: {formatEuro(year.totalCents)} im Jahr.</>
            )}
          </p>
          <p>
            Geteilt wird nur, was ein Flug direkt kostet.{" "}
            {inputs.ownership === "eigen"
              ? "Gehört dir das Flugzeug allein, sind das Treibstoff und Gebühren, kein Stundensatz."
              : "Das sind der Stundenpreis und die Gebühren."}{" "}
            Landungen rechnen wir im selben Verhältnis wie die Stunden.
          </p>
          <p>
            Beitrag, Medical, Versicherung, Halle und Wartung bleiben bei dir. Und auch vom Flug
            trägst du mindestens so viel wie jeder Gast, dazu den Rest vom Runden. Verdienen kannst
            du nichts. Das ist der Sinn der Regel.
          </p>
        </div>
        <OneFlight inputs={inputs} guests={guests} />
      </Card>
    </section>
  )
}

const GUESTS = ["einen Gast", "zwei Gäste", "drei Gäste", "vier Gäste", "fünf Gäste"]

function OneFlight({ inputs, guests }: { inputs: CostInputs; guests: number }) {
  const totalCents = hourCents(inputs) + inputs.gebuehr
  const flight = sharedFlight(totalCents, guests, useFeeRule())
  const what = inputs.licence === "segelflug" ? "einem Start" : "einer Landung"
  return (
    <div>
      <h3 className="font-display text-h4">Ein Flug von einer Stunde mit {what}</h3>
      {flight ? (
        <>
          <p className="mt-2 mb-4 text-ink2">
            {formatEuro(flight.totalCents)}, geteilt durch {guests + 1}.
          </p>
          <CostBlocks
            label={`${formatEuro(flight.totalCents)}, geteilt durch ${guests + 1}`}
            blocks={[
              { label: "Du", amount: formatEuro(flight.pilotCents), role: "host" },
              ...Array.from({ length: guests }, () => ({
                label: "Gast",
                amount: formatEuro(flight.seat.seatPriceCents),
                role: "other" as const,
              })),
            ]}
          />
          <p className="mt-4 text-ui text-ink2">
            Ein Gast zahlt dazu {formatEuro(flight.seat.feeCents)} Servicegebühr, zusammen{" "}
            {formatEuro(flight.seat.totalCents)}. Von der Gebühr bekommst du nichts.
          </p>
        </>
      ) : (
        <p className="mt-2 text-ink2">
          {formatEuro(totalCents)} für einen Flug lassen sich hier nicht anbieten: Ein Platz kostet
          mindestens {formatEuro(MIN_SEAT_PRICE_CENTS)} und höchstens{" "}
          {formatEuro(MAX_SEAT_PRICE_CENTS)}.
        </p>
      )}
      <p className="mt-6">
        <TextLink href="/de/registrieren?als=pilot">Als Pilotin oder Pilot anmelden</TextLink>
      </p>
    </div>
  )
}
