import type { ReviewText } from "./review-text.ts"

/** Pilots about passengers. */
export const reviewsOfPassengers: readonly ReviewText[] = [
  { stars: 5, text: "{name} war pünktlich, gut angezogen und neugierig. Gern wieder." },
  { stars: 5, text: "Sehr angenehme Begleitung, kluge Fragen und Ruhe im Funkverkehr." },
  { stars: 5, text: "Hat das Gewicht ehrlich angegeben, das erspart mir viel Rechnerei. Danke." },
  {
    stars: 5,
    text: "{name} hat beim Reinschieben der Maschine mit angefasst, ohne dass ich fragen musste.",
  },
  {
    stars: 5,
    text: "Unkompliziert bei der Wetterverschiebung, beim zweiten Termin hat dann alles gepasst.",
  },
  {
    fewestSeats: 3,
    stars: 5,
    text: "Nette Familie, die Kinder waren vorbildlich angeschnallt und haben alles kommentiert.",
  },
  { stars: 5, text: "Gutes Auge: {name} hat den anderen Verkehr vor mir gesehen." },
  { stars: 5, text: "Zum ersten Mal geflogen und sofort entspannt. So macht das Teilen Spaß." },
  {
    stars: 5,
    text: "Hat mir hinterher die Fotos geschickt, zwei davon hängen jetzt im Vereinsheim.",
  },
  {
    stars: 5,
    text: "Antwortet schnell, kommt rechtzeitig, nimmt kleines Gepäck. Mehr kann man sich nicht wünschen.",
  },
  { stars: 5, text: "{name} hatte Kuchen dabei. Wird jederzeit wieder mitgenommen." },
  {
    stars: 5,
    text: "Etwas aufgeregt vor dem Start, danach kaum noch von der Scheibe wegzubekommen.",
  },
  { stars: 5, text: "Angenehmes Gespräch auf der ganzen Strecke, und im richtigen Moment Stille." },
  { stars: 5, text: "Hat die Einweisung ernst genommen und nachgefragt, wo etwas unklar war." },
  { stars: 5, text: "Sehr rücksichtsvoll, auch als wir eine Viertelstunde warten mussten." },
  {
    stars: 5,
    text: "{name} interessiert sich wirklich fürs Fliegen. Vielleicht sitzt da bald jemand links.",
  },
  { stars: 5, text: "Freundlich, pünktlich, gute Laune trotz Kälte in der Kabine." },
  { stars: 5, text: "Hat vorher alles gelesen und war bestens vorbereitet." },
  {
    routes: ["borkum", "wangerooge", "saar-loop", "heath", "carinthia-lakes"],
    stars: 5,
    text: "Ein ruhiger, sympathischer Gast. Der Hund übrigens auch.",
  },
  {
    fewestSeats: 2,
    stars: 5,
    text: "Zwei Freunde, die sich über jedes Feld gefreut haben. Ein sehr schöner Nachmittag.",
  },
  {
    stars: 5,
    text: "{name} hat nach der Landung die Scheiben geputzt. Das habe ich noch nie erlebt.",
  },
  { stars: 5, text: "Kam mit dem Rad zum Platz und mit einem Lächeln zurück." },
  { stars: 5, text: "Sehr geduldig, als der Tower uns kreisen ließ." },
  {
    routes: ["koeln-proposal", "moritzburg-meissen", "salzburg-evening"],
    stars: 5,
    text: "Hat den Heiratsantrag besser geplant als ich den Flug. Glückwunsch noch einmal.",
  },
  {
    fewestSeats: 2,
    stars: 5,
    text: "Großmutter und Enkel, beide gleich begeistert. Solche Gäste hätte ich gern öfter.",
  },
  { stars: 5, text: "Klare Absprachen, kein Hin und Her. Danke, {name}." },
  { stars: 5, text: "War schon zum zweiten Mal dabei und hat neue Leute mitgebracht." },
  {
    stars: 5,
    text: "Hat das Headset sorgsam behandelt und sich am Ende beim ganzen Verein bedankt.",
  },
  {
    stars: 4,
    text: "Nett und interessiert, kam aber zwanzig Minuten später. Wir haben es noch vor Sonnenuntergang geschafft.",
  },
  {
    stars: 4,
    text: "Alles gut, nur die Tasche war größer als abgesprochen. Sie ist dann im Auto geblieben.",
  },
  {
    stars: 4,
    text: "Freundlich, hat im Landeanflug weitererzählt. Beim nächsten Mal kurz die Hand heben.",
  },
  {
    stars: 4,
    text: "{name} hat den Treffpunkt verwechselt, das war schnell geklärt. Sonst ein angenehmer Gast.",
  },
  {
    stars: 4,
    text: "Sehr nett, das angegebene Gewicht war allerdings optimistisch. Es ging sich aus.",
  },
  {
    stars: 4,
    text: "Wollte gern länger oben bleiben als geplant. Das verstehe ich, ging nur leider nicht.",
  },
  {
    stars: 3,
    text: "Am Abend vorher kaum zu erreichen, ich wusste bis zum Morgen nicht, ob jemand kommt. Der Flug selbst war nett.",
  },
  {
    stars: 3,
    text: "Leider deutlich zu spät, die anderen Gäste mussten warten. Danach war die Stimmung wieder gut.",
  },
]
