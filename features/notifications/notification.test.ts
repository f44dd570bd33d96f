import { expect, test } from "vitest"
import { NOTIFICATION_KINDS, type NotificationKind } from "./notification.ts"

const FACTS = {
  flight: {
    title: "Rhein und Siebengebirge",
    departsAt: "2027-06-12T07:30:00.000Z",
    timeZone: "Europe/Berlin",
  },
  document: { name: "Medical, Klasse 2", expiresOn: "2027-06-30" },
  person: { id: 7, name: "Lena B." },
}

test.each<[NotificationKind, string]>([
  ["booking-requested", "Lena B. möchte mit: Rhein und Siebengebirge, Sa., 12. Juni"],
  [
    "booking-withdrawn",
    "Lena B. hat die Anfrage zurückgezogen: Rhein und Siebengebirge, Sa., 12. Juni",
  ],
  ["seats-booked", "Lena B. fliegt mit: Rhein und Siebengebirge, Sa., 12. Juni"],
  [
    "other-start-accepted",
    "Lena B. nimmt deine Zeit an: Rhein und Siebengebirge, Sa., 12. Juni, 09:30 Uhr",
  ],
  ["other-start-named", "Lena B. schlägt eine andere Zeit vor: Rhein und Siebengebirge"],
  ["other-start-agreed", "Dein Flug steht fest: Rhein und Siebengebirge, Sa., 12. Juni, 09:30 Uhr"],
  ["flight-ahead", "Dein Flug steht an: Rhein und Siebengebirge, Sa., 12. Juni, 09:30 Uhr"],
  ["booking-accepted", "Lena B. nimmt dich mit: Rhein und Siebengebirge, Sa., 12. Juni"],
  ["booking-confirmed", "Gebucht: Rhein und Siebengebirge, Sa., 12. Juni"],
  ["booking-declined", "Lena B. kann dich nicht mitnehmen: Rhein und Siebengebirge, Sa., 12. Juni"],
  [
    "reservation-lost",
    "Anfrage beendet, der Betrag ist nicht mehr reserviert: Rhein und Siebengebirge, Sa., 12. Juni",
  ],
  [
    "guest-lost-reservation",
    "Die Anfrage von Lena B. endet ohne Zahlung: Rhein und Siebengebirge, Sa., 12. Juni",
  ],
  ["booking-expired", "Anfrage ohne Antwort abgelaufen: Rhein und Siebengebirge, Sa., 12. Juni"],
  ["hold-lapsed", "Deine Reservierung ist abgelaufen: Rhein und Siebengebirge, Sa., 12. Juni"],
  ["paid-too-late", "Die Plätze waren schon vergeben: Rhein und Siebengebirge, Sa., 12. Juni"],
  ["flight-published", "Veröffentlicht: Rhein und Siebengebirge, Sa., 12. Juni"],
  ["flight-returned", "Bitte noch einmal ansehen: Rhein und Siebengebirge, Sa., 12. Juni"],
  ["document-verified", "Geprüft: Medical, Klasse 2"],
  ["document-rejected", "Bitte noch einmal einreichen: Medical, Klasse 2"],
  ["document-expiring", "Medical, Klasse 2 endet am 30. Juni 2027"],
  ["ride-ahead", "Du fliegst mit: Rhein und Siebengebirge, Sa., 12. Juni, 09:30 Uhr"],
])("%s reads „%s“", (kind, text) => {
  expect(NOTIFICATION_KINDS[kind].text(FACTS)).toBe(text)
})

test.each<[NotificationKind, number, string]>([
  ["booking-requested", 1, "Lena B. möchte noch 1 Platz dazu"],
  ["booking-withdrawn", 2, "Lena B. hat die Anfrage über 2 Plätze mehr zurückgezogen"],
  ["booking-declined", 1, "Anfrage über 1 Platz mehr abgelehnt"],
  ["booking-expired", 2, "Anfrage über 2 Plätze mehr ohne Antwort abgelaufen"],
  [
    "reservation-lost",
    2,
    "Anfrage über 2 Plätze mehr beendet, der Betrag ist nicht mehr reserviert",
  ],
  ["guest-lost-reservation", 1, "Die Anfrage von Lena B. über 1 Platz mehr endet ohne Zahlung"],
  ["hold-lapsed", 1, "Reservierung für 1 Platz mehr abgelaufen"],
  ["paid-too-late", 1, "Zu spät bezahlt, nicht dazugebucht"],
  ["seats-added", 2, "2 Plätze dazugebucht"],
  ["guest-added-seats", 1, "Lena B. nimmt noch jemanden mit"],
  ["guest-added-seats", 2, "Lena B. nimmt noch 2 Personen mit"],
])("%s about %i more of a booking reads „%s“ and leads to the booking", (kind, moreSeats, text) => {
  const { text: textOf, path } = NOTIFICATION_KINDS[kind]
  const facts = { ...FACTS, moreSeats }
  expect(textOf(facts)).toBe(`${text}: Rhein und Siebengebirge, Sa., 12. Juni`)
  expect(path(5, facts)).toBe("/de/cockpit/flug/5")
})

test("an offer without a date is called by its title alone", () => {
  const flight = { title: "Wunschflug ab Bonn", timeZone: "Europe/Berlin" }
  expect(NOTIFICATION_KINDS["flight-published"].text({ flight })).toBe(
    "Veröffentlicht: Wunschflug ab Bonn",
  )
})

test("a deleted account appears without a name", () => {
  const { text } = NOTIFICATION_KINDS["booking-requested"]
  expect(text({ flight: FACTS.flight })).toBe(
    "Jemand möchte mit: Rhein und Siebengebirge, Sa., 12. Juni",
  )
})
