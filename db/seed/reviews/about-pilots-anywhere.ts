import type { ReviewText } from "./review-text.ts"

/** Passengers about pilots, true on any route. */
export const reviewsAnywhere: readonly ReviewText[] = [
  {
    stars: 5,
    text: "{name} hat vor dem Start alles in Ruhe erklärt, danach war die Nervosität weg. Ein sehr ruhiger Flug und eine Landung, die man kaum gemerkt hat.",
  },
  {
    stars: 5,
    text: "Pünktlich, freundlich, gut vorbereitet. Am Vorabend kam eine Nachricht mit dem Wetter und dem genauen Treffpunkt.",
  },
  {
    stars: 5,
    text: "Ich hatte Höhenangst und wollte es trotzdem versuchen. Im Flugzeug war davon nichts zu spüren, {name} hat zwischendurch immer wieder nachgefragt.",
  },
  {
    stars: 5,
    text: "Wir durften Fragen stellen, bis uns keine mehr eingefallen sind. Jede wurde beantwortet, sogar die nach den Kosten.",
  },
  { stars: 5, text: "Mein erster Flug in so einer kleinen Maschine und sicher nicht der letzte." },
  {
    stars: 5,
    text: "Der Flug war ein Geschenk zum Sechzigsten meines Vaters. Er redet seit drei Wochen von nichts anderem.",
  },
  {
    stars: 5,
    text: "Man merkt, dass {name} das nicht zum ersten Mal macht. Klare Ansagen, kein Getue, sehr angenehm.",
  },
  {
    stars: 5,
    text: "Die Einweisung war gründlich und trotzdem kurz. Schwimmweste, Tür, Gurt, Funk, alles einmal gezeigt.",
  },
  {
    stars: 5,
    text: "Beim ersten Termin war die Sicht zu schlecht, {name} hat morgens um sieben abgesagt. Das Geld war sofort wieder da, der zweite Termin dafür perfekt.",
  },
  {
    stars: 5,
    text: "Ich saß vorn und durfte die Karte halten. Am Ende wusste ich tatsächlich, wo wir sind.",
  },
  {
    stars: 5,
    text: "Sehr gute Kommunikation vorher, im Flug und danach. Die Fotos, die {name} gemacht hat, kamen noch am selben Abend.",
  },
  { stars: 5, text: "Zu dritt geflogen, alle drei begeistert, und das sind wir selten." },
  {
    stars: 5,
    text: "Kein Reisebüro, kein Schnickschnack: hinfahren, einsteigen, staunen, danke sagen.",
  },
  {
    stars: 5,
    text: "Unsere Tochter ist acht und hat den ganzen Flug über kommentiert. {name} hat jede Durchsage beantwortet.",
  },
  {
    stars: 5,
    text: "Hat sich viel Zeit genommen, auch nach der Landung noch. Wir standen eine halbe Stunde im Hangar und haben Motoren angeschaut.",
  },
  {
    stars: 5,
    text: "Ich hatte mit mehr Geschaukel gerechnet. {name} meinte, das liege an der Tageszeit, und hatte recht.",
  },
  {
    stars: 5,
    text: "Fairer Preis, weil alles offen auf dem Tisch liegt. Man sieht, was der Flug kostet und wer was bezahlt.",
  },
  {
    stars: 5,
    text: "Ruhige Stimme im Kopfhörer, weiche Kurven, schöne Route. So stelle ich mir das vor.",
  },
  {
    stars: 5,
    text: "{name} hat extra einen Schlenker über unser Dorf gemacht. Wir haben das eigene Dach gesehen und die Nachbarn winken.",
  },
  {
    stars: 5,
    text: "Sehr sicher gefühlt, von der ersten Minute an. Die Checkliste wurde laut vorgelesen, das fand ich gut.",
  },
  { stars: 5, text: "Alles so, wie es beschrieben war, sogar der Kaffee am Platz." },
  {
    stars: 5,
    text: "Als es am Horizont dunkel wurde, sind wir umgedreht. Vernünftig, und trotzdem hatten wir eine lange Runde.",
  },
  {
    stars: 5,
    text: "Ich bin im Rollstuhl unterwegs, und {name} hat vorher genau gefragt, was ich brauche. Einsteigen ging mit etwas Geduld, oben war es egal.",
  },
  {
    stars: 5,
    text: "Mit zwölf wollte ich fliegen lernen, mit vierzig saß ich zum ersten Mal vorn. Danke, {name}.",
  },
  {
    stars: 5,
    text: "Schön, dass jemand seine leeren Sitze teilt. Wir hatten das Gefühl, bei Freunden mitzufahren.",
  },
  {
    stars: 5,
    text: "Absolut empfehlenswert, wenn man wissen möchte, wie Fliegen eigentlich geht.",
  },
  {
    stars: 5,
    text: "Gute Mischung aus Erklären und Schweigen. Manchmal will man einfach nur hinausschauen.",
  },
  {
    stars: 5,
    text: "Die Maschine ist nicht neu, aber tadellos gepflegt. {name} hat uns jeden Handgriff der Vorflugkontrolle gezeigt.",
  },
  {
    stars: 5,
    text: "Kleine Verspätung wegen Nebel, dafür hat {name} uns so lange den Tower gezeigt. Langweilig war uns nicht.",
  },
  { stars: 5, text: "Wir haben schon den nächsten Flug gebucht, diesmal mit den Großeltern." },
  {
    stars: 5,
    text: "Sehr aufmerksam: Als mir flau wurde, sind wir sofort höher in ruhige Luft gestiegen. Danach war alles gut.",
  },
  {
    stars: 5,
    text: "Unkompliziert und herzlich. {name} kennt zu jedem Ort da unten eine Geschichte.",
  },
  {
    stars: 5,
    text: "Der Funk war das Überraschendste. Nach zehn Minuten habe ich die Hälfte verstanden.",
  },
  { stars: 5, text: "Eine Stunde, die sich angefühlt hat wie zehn Minuten." },
  {
    stars: 5,
    text: "Selbst mein Mann, der nie fliegen wollte, hat am Ende gefragt, wann es wieder losgeht.",
  },
  { stars: 5, text: "Preis, Ablauf, Wetterabsprache: alles klar und ehrlich." },
  { stars: 5, text: "Wer {name} erwischt, hat Glück. Mehr muss man nicht schreiben." },
  {
    stars: 5,
    text: "Landung bei Seitenwind, und zwar so sauber, dass wir geklatscht haben. {name} war das eher peinlich.",
  },
  {
    stars: 5,
    text: "Vor dem Flug wurden wir gewogen, also gefragt. Das war diskret und wurde gut erklärt.",
  },
  { stars: 5, text: "Gebucht am Dienstag, geflogen am Samstag, gefreut bis heute." },
  {
    stars: 4,
    text: "Toller Flug, nur die Anfahrt zum Platz war schwer zu finden. Eine Wegbeschreibung in der Nachricht wäre gut.",
  },
  {
    stars: 4,
    text: "Sehr schön, aber auf der Rückbank ist es für Große eng. Wer über 1,90 ist, sollte vorn sitzen.",
  },
  {
    stars: 4,
    text: "Alles bestens, wir sind nur 25 Minuten später gestartet als geplant. {name} hat sich entschuldigt, es lag am Tanken.",
  },
  {
    stars: 4,
    text: "Flug super, der Funk hat zwischendurch ordentlich gerauscht. Das Headset hinten links könnte ein neues Kabel vertragen.",
  },
  {
    stars: 4,
    text: "Es war kälter als gedacht. Der Hinweis mit der Jacke stand da, ich habe ihn nur nicht ernst genommen.",
  },
  {
    stars: 4,
    text: "Ich hätte gern etwas mehr erklärt bekommen, die anderen fanden die Ruhe angenehm. Ansonsten alles gut.",
  },
  {
    stars: 4,
    text: "Sehr netter Mensch, schöne Runde. Die Scheibe hätte man vorher einmal putzen können, für Fotos war das schade.",
  },
  {
    stars: 4,
    text: "Wegen Gegenverkehr mussten wir eine Weile kreisen. Kann niemand etwas für, die geplante Runde wurde dadurch kürzer.",
  },
  {
    stars: 4,
    text: "Gute Erfahrung, bei Sonne wird es unter der Haube ziemlich warm. Wasser mitnehmen.",
  },
  {
    stars: 4,
    text: "Der Termin wurde einmal verschoben, das war mit Urlaub etwas kompliziert. Der Flug selbst war die Mühe wert.",
  },
  {
    isRefunded: true,
    stars: 4,
    text: "Schöner Flug, die Runde war etwas kürzer als angegeben. Abgerechnet wurde dann auch weniger, also alles fair.",
  },
  {
    stars: 4,
    text: "{name} fliegt sehr sauber und redet nicht viel. Wer Unterhaltung sucht, muss selbst fragen.",
  },
  {
    stars: 4,
    text: "Parkplätze am Flugplatz sind knapp, wir mussten ein Stück laufen. Sonst gibt es nichts zu meckern.",
  },
  {
    stars: 3,
    text: "Der Flug war in Ordnung, aber {name} wirkte an dem Tag etwas in Eile. Ich hätte gern mehr Zeit für Fragen gehabt.",
  },
  {
    stars: 3,
    text: "Sicht leider mäßig, das stand so nicht in der Nachricht vom Vorabend. Geflogen wurde ordentlich.",
  },
  {
    stars: 3,
    text: "Nett, aber laut. Mein Kopfhörer hatte einen Wackelkontakt, von den Erklärungen habe ich nur die Hälfte gehört.",
  },
  {
    stars: 3,
    text: "Wir waren pünktlich, die Maschine noch unterwegs. Vierzig Minuten Warten mit zwei Kindern ziehen sich.",
  },
  {
    stars: 2,
    text: "Zweimal kurzfristig verschoben, beim dritten Mal hat es geklappt. Der Flug war schön, das Drumherum hat mich Nerven gekostet.",
  },
]
