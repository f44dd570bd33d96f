import type { ReviewText } from "./review-text.ts"

/** Passengers about pilots, where the landscape is part of the story. */
export const reviewsByTerrain: readonly ReviewText[] = [
  {
    stars: 5,
    terrain: ["islands"],
    text: "Das Watt von oben sieht aus wie ein Baum mit tausend Ästen. {name} hat extra auf die Tide gewartet.",
  },
  {
    stars: 5,
    routes: ["norderney-day", "foehr-day", "juist", "borkum"],
    text: "Morgens am Festland gefrühstückt, mittags mit den Füßen im Sand. Die Fähre nehme ich nie wieder.",
  },
  {
    stars: 5,
    routes: ["juist", "borkum", "norderney-day", "wangerooge"],
    text: "Kurz vor der Landung die Insel in voller Länge, links Strand, rechts Watt. Den Moment vergisst man nicht so schnell.",
  },
  {
    stars: 5,
    routes: ["juist", "borkum", "norderney-day", "wangerooge", "foehr-day"],
    text: "Wir wurden an der Bahn von einer Möwe begrüßt und von {name} mit einem Handschlag verabschiedet. Rundum gut.",
  },
  {
    stars: 4,
    routes: ["juist", "borkum", "norderney-day", "wangerooge", "foehr-day"],
    text: "Großartiger Flug, auf der Insel hat es dann geregnet. Dafür kann {name} nichts, ein Stern weniger fürs Wetter.",
  },
  {
    stars: 5,
    routes: ["borkum", "wangerooge"],
    text: "Unser Hund hat zwanzig Minuten hinausgeschaut und dann geschlafen. {name} hatte sogar eine Decke dabei.",
  },
  {
    stars: 5,
    terrain: ["islands"],
    text: "Priele, Sandbänke, Krabbenkutter: Unser Sohn hat danach drei Tage lang Karten gemalt.",
  },
  {
    stars: 5,
    terrain: ["coast"],
    text: "Die Küste aus der Luft, und das in einer Maschine, in der man die Fenster wirklich benutzen kann.",
  },
  {
    stars: 5,
    routes: ["helgoland-day"],
    text: "Schwimmweste an, zwanzig Minuten nur Wasser, dann taucht der Felsen auf. Das war großes Kino.",
  },
  {
    stars: 5,
    routes: ["fehmarn", "schlei", "hanse-coast", "ruegen-chalk"],
    text: "{name} ist wegen der tief stehenden Sonne die Strecke andersherum geflogen. Die Farben waren es wert.",
  },
  {
    stars: 5,
    routes: ["elbe-mouth"],
    text: "Wir haben Schiffe geraten und mit der App nachgesehen. Ich lag fast immer falsch, {name} fast nie.",
  },
  {
    stars: 4,
    routes: ["sylt", "helgoland-day", "fehmarn", "darss"],
    text: "Über dem Wasser ganz ruhig, an der Küste etwas wackelig. War angekündigt und ging schnell vorbei.",
  },
  {
    stars: 5,
    routes: ["ruegen-chalk"],
    text: "Kreide, Buchenwald, Meer: Ich wohne seit dreißig Jahren hier und habe es noch nie so gesehen.",
  },
  {
    stars: 5,
    routes: ["fehmarn", "ruegen-chalk", "darss"],
    text: "Die Steilküste im Vorbeiflug, dazu die Erklärungen von {name}, wo im letzten Winter wieder ein Stück abgebrochen ist.",
  },
  {
    stars: 3,
    routes: ["fehmarn", "hanse-coast", "elbe-mouth"],
    text: "Schöne Strecke, aber die Sonne stand die ganze Zeit auf meiner Seite. Mit getauschten Plätzen auf dem Rückweg wäre es besser gewesen.",
  },
  {
    stars: 5,
    routes: [
      "zugspitze",
      "grossglockner",
      "berner-oberland",
      "lake-to-saentis",
      "allgaeu",
      "innsbruck",
    ],
    text: "Auf Augenhöhe mit den Gipfeln. Meine Knie haben gezittert, aber nicht vor Angst.",
  },
  {
    stars: 5,
    terrain: ["alps"],
    text: "{name} kennt jeden Berg mit Namen und hat mir am Ende eine Liste geschrieben. Hängt jetzt am Kühlschrank.",
  },
  {
    stars: 5,
    terrain: ["alps"],
    text: "Zwei Termine fielen wegen Föhn aus. Beim dritten wusste ich, warum man darauf wartet.",
  },
  {
    stars: 5,
    routes: ["grossglockner", "berner-oberland", "innsbruck"],
    text: "Gletscher von oben sind blau und voller Risse. Das sieht man auf keinem Foto so.",
  },
  {
    stars: 5,
    terrain: ["alps"],
    text: "Ich bin oft auf diese Berge gestiegen. In zehn Minuten an drei Hütten vorbeizufliegen, die mich einen Tag gekostet haben, war seltsam schön.",
  },
  {
    stars: 5,
    terrain: ["alps"],
    text: "Sehr vorsichtig geflogen, immer mit Abstand zum Grat und mit einem Tal in Reserve. So fühlt man sich sicher.",
  },
  {
    stars: 4,
    terrain: ["alps"],
    text: "Herrlich, aber wirklich kalt. Die Handschuhe aus der Beschreibung waren kein Scherz.",
  },
  {
    stars: 4,
    routes: ["zugspitze", "lake-to-saentis", "innsbruck", "berner-oberland"],
    text: "Durch eine Wolke am Gipfel haben wir die andere Seite nicht gesehen. {name} hat dafür noch eine Schleife über den See drangehängt.",
  },
  {
    stars: 5,
    terrain: ["alps"],
    text: "Meine Mutter ist 78 und hat nach der Landung gesagt, jetzt habe sie alles gesehen.",
  },
  {
    stars: 3,
    terrain: ["alps"],
    text: "Beeindruckend, nur war ich auf die Höhe nicht gut vorbereitet und hatte Kopfweh. Mehr trinken hätte vermutlich geholfen.",
  },
  {
    stars: 5,
    terrain: ["city"],
    text: "Die eigene Stadt von oben ist etwas völlig anderes. Wir haben unsere Wohnung, das Büro und den Bolzplatz gefunden.",
  },
  {
    stars: 5,
    routes: ["koeln-proposal"],
    text: "Sie hat Ja gesagt, irgendwo zwischen Dom und Drachenfels. {name} hat so getan, als sei das Funkgerät interessanter.",
  },
  {
    stars: 5,
    routes: ["koeln-dusk"],
    text: "Genau zu der Zeit, in der unten die Lichter angehen. Besser kann man das nicht planen.",
  },
  {
    stars: 5,
    terrain: ["city"],
    text: "Beim Fotografieren bin ich verwöhnt. {name} ist jede Kurve noch einmal geflogen, bis das Bild saß.",
  },
  {
    stars: 5,
    routes: ["koeln-dusk", "hamburg-harbour", "frankfurt-skyline", "ruhr-mines"],
    text: "Der Funkverkehr mit dem großen Flughafen war ein Erlebnis für sich. Vor uns landete eine Linienmaschine.",
  },
  {
    stars: 4,
    routes: ["koeln-dusk", "hamburg-harbour", "frankfurt-skyline", "potsdam"],
    text: "Wegen der Kontrollzone mussten wir etwas außen herum. Gesehen haben wir trotzdem fast alles.",
  },
  {
    stars: 5,
    routes: ["ruhr-mines", "koeln-dusk", "koeln-proposal", "leipzig-lakes"],
    text: "Aus 600 Metern sieht man, wie grün die Stadt ist. Das hat uns beide überrascht.",
  },
  {
    stars: 5,
    routes: ["night-rhine-ruhr", "berlin-night"],
    text: "Lichter bis zum Horizont und im Cockpit nur das schwache Rot der Instrumente. Wunderschön ruhig.",
  },
  {
    stars: 4,
    routes: ["koeln-dusk", "hamburg-harbour"],
    text: "Die Warteschleife am Stadtrand dauerte länger als der Überflug. Aber der war es wert.",
  },
  {
    stars: 5,
    terrain: ["lake"],
    text: "Erst spiegelglattes Wasser, dann die Berge dahinter. {name} hat die Runde so gelegt, dass beide Seiten etwas davon hatten.",
  },
  {
    stars: 5,
    terrain: ["lake"],
    text: "Wir haben unser Segelboot im Hafen erkannt. Vom Wasser aus kommt einem der See viel größer vor.",
  },
  {
    stars: 5,
    routes: ["chiemsee", "lake-constance-round", "carinthia-lakes"],
    text: "Das Türkis an der Flussmündung ist echt, ich habe es jetzt selbst gesehen.",
  },
  {
    stars: 5,
    routes: ["lake-constance-round", "rheinfall", "lake-lucerne"],
    text: "Am Boden Nebel, oben Sonne. {name} hat eine Stunde gewartet, bis ein Loch aufging, und dann waren wir allein da oben.",
  },
  {
    stars: 4,
    terrain: ["lake"],
    text: "Sehr schöner Flug, über dem Wasser war es etwas diesig. Die Inseln haben wir trotzdem alle gesehen.",
  },
  {
    stars: 5,
    routes: ["sauerland-lakes", "carinthia-lakes"],
    text: "Vier Seen in einer Stunde, und zu jedem wusste {name}, wie tief er ist.",
  },
  {
    stars: 5,
    routes: ["lausitz-lakes", "leipzig-lakes"],
    text: "Wo früher Bagger standen, ist jetzt Wasser. Mein Vater hat dort gearbeitet und war sehr still.",
  },
  {
    stars: 5,
    routes: [
      "mittelrhein",
      "eltz",
      "saale-castles",
      "odenwald-heidelberg",
      "swabian-alb",
      "palatinate",
    ],
    text: "Burg um Burg, und jede hat {name} angekündigt, bevor wir sie gesehen haben.",
  },
  {
    stars: 5,
    routes: ["siebengebirge", "mosel-wine", "rhoen-vogelsberg", "siegerland-taunus"],
    text: "Im Abendlicht werfen die Hügel lange Schatten, das ist von oben wie ein Relief. Ganz große Empfehlung für die späte Runde.",
  },
  {
    stars: 5,
    terrain: ["hills"],
    text: "Ich bin dort aufgewachsen und habe zum ersten Mal verstanden, wie das Tal verläuft.",
  },
  {
    stars: 5,
    routes: [
      "mosel-wine",
      "ahr",
      "palatinate",
      "rheingau",
      "wachau",
      "styria-wine",
      "kaiserstuhl",
      "mittelrhein",
    ],
    text: "Die Weinberge sehen aus wie gekämmt. Danach gab es unten ein Glas davon, für {name} Traubensaft.",
  },
  {
    stars: 5,
    routes: ["mosel-wine", "saar-loop", "eltz"],
    text: "Am besten war die Schleife, in der der Fluss fast wieder bei sich selbst ankommt. Zweimal links herum, zweimal rechts herum.",
  },
  {
    stars: 5,
    routes: ["rhoen", "rhoen-vogelsberg"],
    text: "Mit Motorgeräusch im Leerlauf über den Wald zu gleiten ist etwas, das man schwer beschreiben kann.",
  },
  {
    stars: 4,
    terrain: ["hills"],
    text: "Über den Kuppen hat es geschaukelt, das muss man mögen. {name} hat es vorher gesagt und wir haben trotzdem gelacht.",
  },
  {
    stars: 5,
    routes: ["bergisches", "brocken"],
    text: "Ein Regenbogen über der Talsperre, als hätte {name} ihn bestellt.",
  },
  {
    stars: 5,
    routes: ["siebengebirge", "mosel-wine", "siegerland-taunus"],
    text: "Unser Hochzeitstag, zwei Sitze, ein Sonnenuntergang. Die Flasche danach haben wir zu dritt getrunken, eine davon alkoholfrei.",
  },
  {
    stars: 4,
    routes: [
      "mittelrhein",
      "eltz",
      "saale-castles",
      "odenwald-heidelberg",
      "swabian-alb",
      "palatinate",
    ],
    text: "Schöne Runde mit vielen Burgen. Bei der dritten habe ich die Namen verwechselt, eine Karte für Gäste wäre toll.",
  },
  {
    stars: 3,
    routes: ["black-forest", "allgaeu", "brocken", "mittelrhein", "weser"],
    text: "Die Sicht war dunstig, von der angekündigten Fernsicht war wenig da. Für einen ersten Flug trotzdem in Ordnung.",
  },
  {
    stars: 5,
    routes: ["bergisches", "black-forest", "hermann", "wartburg", "brocken"],
    text: "Start, zehn Minuten, und wir waren über dem Wald, in dem ich jeden Sonntag laufe. Die Wege sehen von oben viel gerader aus.",
  },
  {
    stars: 5,
    routes: ["moated-castles", "xanten"],
    text: "Flaches Land soll langweilig sein? Wir haben Wasserschlösser, Störche und ein Karo aus Feldern gesehen.",
  },
  {
    stars: 5,
    routes: ["cathedral-morning"],
    text: "Der Tagebau von oben ist gewaltig und traurig zugleich. {name} hat viel dazu erzählt, ohne zu predigen.",
  },
  {
    stars: 5,
    terrain: ["lowland"],
    text: "Ganz ruhige Luft am Morgen, man hätte einen Kaffee hinstellen können.",
  },
  {
    stars: 4,
    terrain: ["lowland"],
    text: "Sehr angenehmer Flug, nur das Fotofenster war auf der falschen Seite. Beim nächsten Mal frage ich vorher.",
  },
  {
    stars: 5,
    routes: ["moated-castles", "xanten", "heath", "spreewald", "kaiserstuhl"],
    text: "Unsere Kinder haben auf dem Rückweg zwölf Windräder und drei Heißluftballone gezählt.",
  },
  {
    stars: 5,
    routes: ["above-fog"],
    text: "Unten grau, oben ein weißes Meer mit Bergen darin. Ich habe minutenlang kein Wort gesagt.",
  },
  {
    stars: 5,
    routes: ["aerobatics"],
    text: "Erst eine sanfte Rolle, dann die Frage: noch eine? Es wurden sechs, und mir ging es die ganze Zeit gut.",
  },
  {
    stars: 4,
    routes: ["above-fog"],
    text: "Der Start hat sich wegen Nebel um eine Stunde verschoben. Danach war es das Warten wert.",
  },
]
