import { JournalList } from "#features/accounting/ui/journal-list.tsx"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { BOOKING_STATUS_LABELS } from "#features/bookings/core/booking.ts"
import { vettingSheetPath } from "#features/flights/vetting/vetting-list.ts"
import { SheetMails } from "#features/office-bookings/ui/sheet-mails.tsx"
import { Instant, SheetPart } from "#features/office-bookings/ui/sheet-part.tsx"
import { SheetTimeline } from "#features/office-bookings/ui/sheet-timeline.tsx"
import { useOfficeRights } from "#features/office-roles/ui/office-rights.tsx"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import { planeSheetPath } from "#features/planes/plane-sheet-path.ts"
import { voucherSheetPath } from "#features/vouchers/voucher-list.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { PersonStory as Story } from "../person-story.ts"
import { SheetNotes } from "./sheet-notes.tsx"
import { StoryRows } from "./story-rows.tsx"

const loadCommands = () => import("./person-commands.tsx").then((module) => module.PersonCommands)

interface PersonStoryProps {
  person: { id: number; isPilot: boolean; isAdmin: boolean }
  story: Story
}

/** What one person books, flies and pays: below who they are. */
export function PersonDeeds({ person, story }: PersonStoryProps) {
  const has = useOfficeRights()
  const { vouchers, payments, payouts, moves } = story
  return (
    <>
      <SheetPart id="kontakt" title="Kontakt und Rollen">
        <DescriptionList
          entries={[
            { term: "Telefon", description: story.phone ?? "–" },
            {
              term: "Rollen in der Verwaltung",
              isLong: true,
              description: story.roles.join(", ") || "keine",
            },
          ]}
        />
      </SheetPart>
      {has("bookings.read") && <Bookings bookings={story.bookings} />}
      {person.isPilot && <Flights flights={story.flights} />}
      {person.isPilot && <Planes pilotId={person.id} planes={story.planes} />}
      {has("vouchers.read") && (
        <StoryRows
          id="gutscheine"
          title="Gutscheine"
          empty="Weder gekauft noch eingelöst."
          rows={vouchers.map(({ id, end, state, valueCents, relation }) => ({
            key: id,
            what: (
              <TextLink href={voucherSheetPath(id)}>
                Gutschein {id} {end}
              </TextLink>
            ),
            facts: `${formatEuro(valueCents)}, ${state}, ${relation}`,
          }))}
        />
      )}
      {has("bookings.read") && (
        <StoryRows
          id="zahlungen"
          title="Zahlungen"
          empty="Noch nichts bezahlt."
          rows={payments.map(({ ref, status, at, ...sums }) => ({
            key: ref,
            what: has("ledger.read") ? (
              <TextLink href={paymentStoryPath(ref)} className="font-mono">
                {ref}
              </TextLink>
            ) : (
              <span className="font-mono">{ref}</span>
            ),
            facts: (
              <>
                {sayPayment(sums)}, {status}, <Instant at={at} />
              </>
            ),
          }))}
        />
      )}
      {person.isPilot && has("payouts.read") && (
        <StoryRows
          id="auszahlungen"
          title="Auszahlungen"
          empty="Noch nichts ausgezahlt."
          rows={payouts.map(({ bookingId, status, amountCents, at }) => ({
            key: bookingId,
            what: (
              <>
                {formatEuro(amountCents)} aus{" "}
                <TextLink href={adminBookingPath(bookingId)}>Buchung {bookingId}</TextLink>
              </>
            ),
            facts: (
              <>
                {status}, <Instant at={at} />
              </>
            ),
          }))}
        />
      )}
      {moves.length > 0 && (
        <section aria-labelledby="buch">
          <h2 id="buch" className="mb-3 text-h3">
            Im Buch
          </h2>
          <JournalList moves={moves} />
        </section>
      )}
    </>
  )
}

/** What is done about them, where they are signed in, what they were told, and every step: beside it. */
export function PersonBeside({ person, story }: PersonStoryProps) {
  const has = useOfficeRights()
  return (
    <>
      {!person.isAdmin && (has("people.correct") || has("people.sign-out")) && (
        <SheetPart id="eingreifen" title="Eingreifen">
          <LazyPart load={loadCommands}>
            {(PersonCommands) => <PersonCommands userId={person.id} />}
          </LazyPart>
        </SheetPart>
      )}
      <StoryRows
        id="geraete"
        title="Angemeldet"
        empty="Gerade nirgends."
        rows={story.sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
          key: id,
          what: device || "Unbekanntes Gerät",
          facts: (
            <>
              zuletzt <Instant at={lastSeenAt} />, seit <Instant at={createdAt} />
            </>
          ),
        }))}
      />
      <SheetNotes subject="user" subjectId={person.id} notes={story.notes} />
      <SheetMails mails={story.mails} />
      <SheetTimeline entries={story.timeline} title="Alle Schritte" />
    </>
  )
}

function Bookings({ bookings }: { bookings: Story["bookings"] }) {
  return (
    <StoryRows
      id="buchungen"
      title="Buchungen"
      empty="Noch nichts gebucht."
      rows={bookings.map(({ id, title, startsAt, status, totalCents }) => ({
        key: id,
        what: (
          <TextLink href={adminBookingPath(id)}>
            Buchung {id}: {title}
          </TextLink>
        ),
        facts: `${BOOKING_STATUS_LABELS[status]}, ${formatEuro(totalCents)}, ${sayStart(startsAt)}`,
      }))}
    />
  )
}

function Flights({ flights }: { flights: Story["flights"] }) {
  const has = useOfficeRights()
  return (
    <StoryRows
      id="fluege"
      title="Flüge"
      empty="Noch nichts angeboten."
      rows={flights.map(({ id, title, startsAt, status, guests }) => ({
        key: id,
        what: has("flights.read") ? (
          <TextLink href={vettingSheetPath(id)}>
            Flug {id}: {title}
          </TextLink>
        ) : (
          `Flug ${id}: ${title}`
        ),
        facts: `${status}, ${guests === 1 ? "1 Buchung" : `${guests} Buchungen`}, ${sayStart(startsAt)}`,
      }))}
    />
  )
}

function Planes({ pilotId, planes }: { pilotId: number; planes: Story["planes"] }) {
  return (
    <StoryRows
      id="flugzeuge"
      title="Flugzeuge"
      empty="Keines angelegt."
      rows={planes.map(({ id, registration, model, isRetired }) => ({
        key: id,
        what: <TextLink href={planeSheetPath({ id, pilotId })}>{registration}</TextLink>,
        facts: isRetired ? `${model}, außer Dienst` : model,
      }))}
    />
  )
}

/** „Sa., 5. Dezember 2026, 11:00 Uhr“ */
export function sayStart(startsAt: string | null): string {
  return startsAt === null ? "ohne Termin" : formatInstant(new Date(startsAt), HOME_ZONE)
}

type Sums = Pick<Story["payments"][number], "amountCents" | "capturedCents" | "refundedCents">

function sayPayment({ amountCents, capturedCents, refundedCents }: Sums): string {
  const back = refundedCents > 0 ? `, davon ${formatEuro(refundedCents)} zurück` : ""
  return capturedCents > 0
    ? `${formatEuro(capturedCents)} eingezogen${back}`
    : `${formatEuro(amountCents)} bestellt`
}
