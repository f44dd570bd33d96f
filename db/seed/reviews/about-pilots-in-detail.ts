import type { ReviewText } from "./review-text.ts"

/** Passengers about pilots: small observations that fit any route. */
export const reviewsInDetail: readonly ReviewText[] = [
  {
    stars: 5,
    text: "Das Einsteigen war die größte Hürde, danach nur noch Freude. {name} hat mir die Hand gereicht und den Kopfhörer eingestellt.",
  },
  { stars: 5, text: "Wir waren eine Stunde zu früh da und durften beim Tanken zuschauen." },
  {
    stars: 5,
    text: "Am meisten beeindruckt hat mich, wie gründlich vor dem Start geprüft wird. {name} hat dabei alles laut mitgesprochen.",
  },
  {
    stars: 5,
    text: "Ich habe jetzt eine Karte mit eingezeichneter Route über dem Schreibtisch hängen, unterschrieben von {name}.",
  },
  {
    stars: 5,
    text: "Meine Schwester und ich haben uns das geteilt, jede hat einmal vorn gesessen. Eine bessere Idee hatten wir lange nicht.",
  },
  {
    stars: 5,
    text: "Nach der Landung gab es für alle Apfelkuchen im Vereinsheim. Man kommt ins Gespräch und bleibt länger als gedacht.",
  },
  {
    stars: 5,
    text: "{name} hat die Route am Morgen noch wegen des Windes geändert und uns vorher gefragt, ob das passt. Passte sehr gut.",
  },
  { stars: 5, text: "Angenehm fand ich, dass niemand etwas verkaufen wollte." },
  {
    stars: 5,
    text: "Ich fahre Züge und dachte, ich kenne Verantwortung. Im Cockpit habe ich noch einmal anders hingeschaut.",
  },
  {
    stars: 5,
    text: "Unser Sohn weiß jetzt, was er werden will. Bis letzte Woche war es Tiefseetaucher.",
  },
  {
    stars: 5,
    text: "Mit dem Zug hin, mit dem Rad zum Platz, mit {name} in die Luft. Ein perfekter freier Tag.",
  },
  {
    stars: 5,
    text: "Hat uns zwei Tage vorher geschrieben, wie das Wetter wird, und genau so kam es.",
  },
  { stars: 5, text: "Wir haben mehr gelacht als gedacht und weniger geschwitzt als befürchtet." },
  {
    stars: 5,
    text: "{name} hat bemerkt, dass ich still wurde, und gefragt, ob alles gut sei. Es war nur Staunen.",
  },
  {
    stars: 5,
    text: "Das Schönste war der Moment, in dem die Räder den Boden verlassen. Und dann alles, was danach kam.",
  },
  {
    stars: 5,
    text: "Ich habe drei Dinge gelernt: was eine Platzrunde ist, wie man funkt und dass ich das noch einmal machen muss.",
  },
  {
    stars: 5,
    text: "Großeltern, Eltern, Enkel, drei Generationen an einem Nachmittag, in zwei Runden. {name} hatte eine Engelsgeduld.",
  },
  { stars: 5, text: "Sauberes Flugzeug, klare Regeln, freundlicher Ton. Genau so soll es sein." },
  {
    stars: 5,
    text: "Als der Regen kam, hatten wir schon wieder Boden unter den Füßen. Gutes Timing, {name}.",
  },
  {
    stars: 5,
    text: "Ich habe hinten gesessen und trotzdem alles gesehen, weil {name} immer wieder gedreht hat.",
  },
  {
    stars: 5,
    text: "Die Abrechnung kam zwei Tage später mit allen Belegen. So viel Ordnung habe ich zu Hause nicht.",
  },
  {
    stars: 5,
    text: "Mitgeflogen, weil ein Platz frei war. Geblieben, weil der Verein so nett ist. Nächste Woche helfe ich beim Hallenputz.",
  },
  {
    stars: 5,
    text: "Ein Flug ganz ohne Hektik. {name} meinte, Eile sei das Einzige, was an Bord verboten ist.",
  },
  {
    stars: 5,
    text: "Gut gefallen hat mir die Frage vorher, ob wir lieber viel erklärt bekommen oder in Ruhe schauen möchten.",
  },
  {
    stars: 5,
    text: "Ich hatte Bedenken wegen der Lautstärke. Mit dem Headset hört man vor allem sich selbst atmen, und dann die Stimme von {name}.",
  },
  { stars: 5, text: "Zum Hochzeitstag verschenkt und selbst mitgeflogen, das war klug von mir." },
  { stars: 5, text: "Das Flugzeug ist älter als ich, aber besser in Form." },
  { stars: 5, text: "Hätte nie gedacht, dass man Rehe aus der Luft sieht. Es waren elf." },
  {
    stars: 5,
    text: "{name} hat mir erlaubt, den Gashebel nach Ansage zu berühren, am Boden, bei stehendem Motor. Trotzdem ein Höhepunkt.",
  },
  {
    stars: 5,
    text: "Treffpunkt gut beschrieben, Ablauf klar, Flug wunderschön, Landung butterweich.",
  },
  {
    stars: 5,
    text: "Ich habe unterwegs eine Privatvorlesung in Wetterkunde bekommen.",
  },
  { stars: 5, text: "Der Wind drehte, also drehten wir auch. Sehr entspannt gelöst." },
  { stars: 5, text: "Beim Aussteigen haben uns die Nächsten schon beneidet angeschaut. Zu Recht." },
  {
    stars: 5,
    text: "Man sieht, dass {name} dieses Hobby ernst nimmt und sich selbst nicht so sehr.",
  },
  {
    stars: 5,
    text: "Wir wollten nur einmal kurz schauen, wie das ist. Jetzt haben wir beide einen Suchagenten eingerichtet.",
  },
  {
    stars: 5,
    text: "Nach dem Flug noch lange auf der Bank vor dem Hangar gesessen. Das gehört irgendwie dazu.",
  },
  {
    isRefunded: true,
    stars: 5,
    text: "Der Preis war am Ende niedriger als gebucht, weil weniger Sprit gebraucht wurde. Das habe ich noch nirgends erlebt.",
  },
  {
    stars: 5,
    text: "{name} erklärt so, dass es auch meine Mutter versteht, und die hat keinen Führerschein.",
  },
  { stars: 5, text: "Blauer Himmel, ruhige Luft, guter Mensch am Steuer." },
  { stars: 5, text: "Ein Nachmittag, an den ich in der Straßenbahn oft zurückdenke." },
  {
    stars: 4,
    text: "Alles wunderbar, nur hätte ich gern gewusst, dass es am Platz keinen Kaffee gibt.",
  },
  {
    stars: 4,
    text: "Prima Flug. Der Gurt hinten rechts klemmt etwas, {name} wusste das und hat geholfen.",
  },
  { stars: 4, text: "Schön war es. Wer schnell friert, sollte wirklich zwei Jacken mitnehmen." },
  {
    stars: 4,
    text: "Sehr zuverlässig, die Antwort auf meine Anfrage hat allerdings fast zwei Tage gedauert.",
  },
  {
    stars: 4,
    text: "Toll geflogen, für Fotos waren die Scheiben leider etwas zerkratzt. Das ist bei dem Alter wohl normal.",
  },
  {
    stars: 4,
    text: "Der Start wurde um eine Stunde vorgezogen, das war mit der Bahn knapp. Der Flug hat mich versöhnt.",
  },
  { stars: 4, text: "Gute Runde, ich hätte nur gern noch länger über der einen Stelle gekreist." },
  {
    stars: 4,
    text: "Fliegerisch tadellos. Die Anreise mit dem Bus ist sonntags eine Zumutung, dafür kann {name} nichts.",
  },
  {
    stars: 4,
    text: "Unser Kleiner fand die Kopfhörer zu groß, ein Kinderheadset wäre fein. Sonst alles bestens.",
  },
  {
    stars: 3,
    text: "Ordentlicher Flug, aber etwas lieblos. Wir wurden eingeladen, geflogen und wieder ausgeladen.",
  },
  {
    stars: 3,
    text: "Die Hälfte der Zeit haben wir auf eine Freigabe gewartet. Das wurde erst unterwegs gesagt.",
  },
  {
    stars: 5,
    text: "Kommt aus der Kategorie Dinge, die man einmal im Leben machen sollte. Oder zweimal.",
  },
  { stars: 5, text: "Wer ein ruhiges Händchen sucht, ist bei {name} richtig." },
  { stars: 5, text: "Ich habe die ganze Zeit gegrinst. Die Fotos beweisen es." },
]
