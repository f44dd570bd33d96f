import { LANDING_LOG_PATH } from "#features/verification/landing-log-path.ts"
import type { ChecklistItem, ChecklistRole, ChecklistSection, Moment } from "./checklist.ts"

const TITLES: Record<Moment, string> = {
  booked: "Nach der Buchung",
  "day-before": "Am Tag davor",
  "before-start": "Vor dem Start",
  "on-board": "An Bord",
  landed: "Nach der Landung",
}

function sections(items: Record<Moment, readonly ChecklistItem[]>): ChecklistSection[] {
  return (Object.keys(TITLES) as Moment[]).map((moment) => {
    return { moment, title: TITLES[moment], items: items[moment] }
  })
}

/** The timeline of the EASA charter (product decision 6), for the one who flies. */
const PILOT = sections({
  booked: [
    { id: "introduced", text: "Vorgestellt und Telefonnummern ausgetauscht" },
    {
      id: "may-be-cancelled",
      text: "Gesagt, dass der Flug wegen Wetter ausfallen kann",
      hint: "Auch, wann und wie du Bescheid gibst.",
    },
    { id: "meeting-told", text: "Treffpunkt, Uhrzeit, Anfahrt und Parken genannt" },
    {
      id: "mass-computed",
      text: "Gewichte gegen Zuladung und Schwerpunkt gerechnet",
      hint: "Mit dem Flughandbuch. Die Rechnung hier ist eine Planungshilfe.",
      link: { label: "Flugzeuge", href: "/de/cockpit/einstellungen/flugzeuge" },
    },
    { id: "luggage-told", text: "Gepäckgrenze genannt: Kilo und weiche Taschen" },
  ],
  "day-before": [
    {
      id: "weather-read",
      text: "Wetter für Start, Strecke, Ziel und Ausweichplatz gelesen",
    },
    { id: "airspace-read", text: "NOTAM, Lufträume, Platzöffnung und PPR geprüft" },
    {
      id: "recency-checked",
      text: "90 Tage, Lizenz, Medical und Versicherung für den Flugtag geprüft",
      link: { label: "Flugfit rechnen", href: LANDING_LOG_PATH },
    },
    { id: "outlook-given", text: "Allen geschrieben: ja, nein oder wann ich entscheide" },
    {
      id: "fit",
      text: "Ausgeruht, gesund, ohne Alkohol und ohne Mittel, die müde machen",
    },
  ],
  "before-start": [
    { id: "weather-now", text: "Aktuelles Wetter gelesen und entschieden" },
    { id: "aircraft-checked", text: "Flugzeug kontrolliert, Treibstoff und Öl gemessen" },
    { id: "papers-packed", text: "Lizenz, Medical, Ausweis und Bordpapiere dabei" },
    { id: "weights-asked", text: "Nach Gewichten und Gepäck noch einmal gefragt" },
    { id: "route-shown", text: "Route und Ausweichplatz auf der Karte gezeigt" },
    { id: "seats-told", text: "Gesagt, wer wo sitzt und warum" },
    { id: "vests-on", text: "Über See: Schwimmwesten angelegt, nicht aufgeblasen" },
    {
      id: "guests-asked",
      text: "Alle gefragt, ob sie sich wohlfühlen",
      hint: "Vorher an die Toilette erinnern.",
    },
  ],
  "on-board": [
    { id: "belts-shown", text: "Sitze eingerastet, Gurte fest, Schultergurte auch" },
    { id: "doors-shown", text: "Türen erklärt: wie sie schließen, wie sie aufgehen" },
    { id: "controls-free", text: "Hände und Füße weg von Steuer, Pedalen und Schaltern" },
    { id: "headsets-set", text: "Headsets eingestellt, Mikrofone nah an den Lippen" },
    {
      id: "silence-agreed",
      text: "Ruhe vereinbart bei Start, Landung und Funk",
      hint: "Außer jemand sieht ein anderes Flugzeug: dann sofort sagen.",
    },
    { id: "equipment-shown", text: "Tüte, Feuerlöscher und Verbandkasten gezeigt" },
    {
      id: "emergency-told",
      text: "Notlandung erklärt",
      hint: "Brille ab, Kopf schützen, Gurt erst im Stillstand lösen.",
    },
    { id: "unwell-told", text: "Gesagt: Bei Übelkeit oder Angst früh melden" },
  ],
  landed: [
    {
      id: "propeller-still",
      text: "Alle sitzen, bis der Propeller steht, und gehen nach hinten weg",
    },
    { id: "costs-noted", text: "Tatsächliche Kosten notiert, Belege aufgehoben" },
    {
      id: "landings-logged",
      text: "Starts und Landungen im Flugbuch geprüft",
      hint: "Ein Flug mit Gästen trägt sich selbst ein. Ergänze, was fehlt.",
      link: { label: "Flugbuch öffnen", href: LANDING_LOG_PATH },
    },
  ],
})

/** The same way for those who come along. */
const PASSENGER = sections({
  booked: [
    {
      id: "weight-true",
      text: "Mein Gewicht stimmt: mit Kleidung auf der Waage",
      hint: "Hat es sich geändert, sag es der Person am Steuer vor dem Flug.",
    },
    { id: "acquainted", text: "Mit der Person am Steuer gesprochen oder geschrieben" },
    {
      id: "health-told",
      text: "Flugangst, Schwangerschaft, Ohren oder Medikamente angesprochen",
    },
    {
      id: "minors-agreed",
      text: "Fliegen Kinder mit: Einwilligung erklärt, eigener Sitz ab zwei Jahren",
    },
    {
      id: "day-kept-free",
      text: "So geplant, dass eine Absage nichts umwirft",
      hint: "Bei einem Flug mit Rückweg auch den Tag danach.",
    },
  ],
  "day-before": [
    { id: "outlook-read", text: "Einschätzung zum Wetter bekommen" },
    { id: "meeting-known", text: "Treffpunkt und Uhrzeit bekannt, Anfahrt geplant" },
    {
      id: "clothes-ready",
      text: "Kleidung liegt bereit: Schichten, flache Schuhe, Sonnenbrille",
      hint: "In der Höhe ist es kühler, unter der Haube warm.",
    },
    { id: "bag-weighed", text: "Tasche gewogen: weich und so leicht wie vereinbart" },
    {
      id: "nothing-dangerous",
      text: "Nichts Gefährliches eingepackt",
      hint: "Keine Sprays, kein Feuerwerk, kein loses Feuerzeug. Im Zweifel fragen.",
    },
    { id: "id-packed", text: "Ausweis eingesteckt" },
  ],
  "before-start": [
    { id: "eaten-lightly", text: "Leicht gegessen, genug Wasser, kein Alkohol" },
    {
      id: "on-time",
      text: "Zur Treffzeit da",
      hint: "Wird es später, ruf an. Nach 20 Minuten ohne Nachricht giltst du als nicht erschienen.",
    },
    { id: "route-seen", text: "Route auf der Karte gesehen" },
    { id: "questions-asked", text: "Gefragt, was ich noch wissen wollte" },
    { id: "toilet", text: "Auf der Toilette gewesen" },
    {
      id: "wants-to-fly",
      text: "Ich möchte mitfliegen",
      hint: "Wenn nicht, sag es jetzt. Begründen musst du es nicht.",
    },
  ],
  "on-board": [
    { id: "belt-fast", text: "Gurt fest, Schultergurt auch, Sitz eingerastet" },
    { id: "door-understood", text: "Ich weiß, wie die Tür aufgeht" },
    { id: "hands-off", text: "Hände und Füße weg von Steuer, Pedalen und Schaltern" },
    { id: "headset-on", text: "Headset sitzt, ich höre und werde gehört" },
    {
      id: "silent",
      text: "Still bei Start, Landung und Funk",
      hint: "Außer ich sehe ein anderes Flugzeug: dann sage ich es sofort.",
    },
    { id: "emergency-heard", text: "Einweisung gehört: Tüte, Feuerlöscher, Notlandung" },
    { id: "speaks-up", text: "Ich melde mich früh, wenn mir nicht gut ist" },
  ],
  landed: [
    { id: "stayed-seated", text: "Sitzen geblieben, bis der Propeller steht" },
    { id: "left-backwards", text: "Nach hinten ausgestiegen, nie nach vorn" },
    { id: "nothing-left", text: "Nichts im Flugzeug liegen gelassen" },
  ],
})

export const CHECKLISTS: Record<ChecklistRole, readonly ChecklistSection[]> = {
  pilot: PILOT,
  passenger: PASSENGER,
}

/** All items of a list, in their order. */
export function itemsOf(role: ChecklistRole): ChecklistItem[] {
  return CHECKLISTS[role].flatMap(({ items }) => items)
}
