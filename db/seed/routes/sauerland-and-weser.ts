import type { Route } from "./route.ts"

/** From the Sauerland, Siegerland, Ostwestfalen, Weser and Harz. */
export const sauerlandRoutes: readonly Route[] = [
  {
    id: "sauerland-lakes",
    from: ["EDLA", "EDKZ", "EDGS"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug"],
    via: [
      ["Biggesee", 51.09, 7.9, "Die Fähre zieht ihren Strich"],
      ["Kahler Asten", 51.181, 8.49, "841 Meter, oben der Astenturm"],
      ["Hennesee", 51.33, 8.265, "Himmelstreppe an der Staumauer"],
      ["Möhnesee", 51.483, 8.083, "Die Sperrmauer von 1913"],
    ],
    titles: ["Vier Seen und ein Asten", "Sauerland, Stausee für Stausee", "Bigge, Henne, Möhne"],
    texts: [
      [
        "Das Sauerland hat mehr Ufer, als man vom Auto aus ahnt.",
        "Eine große Runde über das Land der tausend Berge, wie es hier heißt.",
        "Ich bin am Biggesee groß geworden und fliege die Runde fast blind, schaue aber trotzdem.",
      ],
      [
        "Wir nehmen die Bigge, den Astenturm, die Henne und zum Schluss die Möhne mit ihrer langen Sperrmauer.",
        "Auf dem Kahlen Asten winkt fast immer jemand, die Seen dahinter liegen wie Spiegel zwischen den Fichten.",
        "Man sieht, wo der Borkenkäfer war und wo der neue Wald schon grün ist.",
      ],
      [
        "Über dem Asten schaukelt es manchmal, danach wird es ruhig.",
        "Wer seinen Campingplatz von oben sehen will, sagt mir den Namen.",
        "Am Platz gibt es im Anschluss Kaffee und meistens Pflaumenkuchen.",
      ],
    ],
  },
  {
    id: "sauerland-taster",
    from: ["EDLA", "EDKZ"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["schnupperflug", "flug-mit-kind"],
    via: [
      ["Sorpesee", 51.345, 7.96, "Bootsstege und Badebucht"],
      ["Balver Wald", 51.33, 7.83, "546 Meter, Sendemast obenauf"],
    ],
    titles: ["Kleine Runde Sauerland", "Kurz hoch und wieder runter", "Sorpesee zum Kennenlernen"],
    texts: [
      [
        "Für alle, die erst einmal wissen wollen, wie sich das anfühlt.",
        "Kurz, übersichtlich, mit einem See in der Mitte.",
        "Eine kurze Runde reicht, um zu merken, ob man mehr davon will.",
      ],
      [
        "Wir fliegen zum Sorpesee, drehen über der Badebucht und kommen über die Wälder zurück.",
        "Aus 800 Metern sieht man die Wellen der Hügel bis ins Siegerland.",
        "Du erkennst die Staumauer, die Bootsstege und am Hang die Weihnachtsbaumkulturen.",
      ],
      [
        "Vor dem Start gehen wir einmal um das Flugzeug, dann ist die meiste Aufregung schon weg.",
        "Wenn dir mulmig wird, landen wir früher, das ist keine Schande.",
        "Mitfliegen ja, steuern nein: Ein Unterricht ist es nicht.",
      ],
    ],
  },
  {
    id: "edersee",
    from: ["EDVK", "EDGS", "EDLP"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Herkules", 51.316, 9.393, "Wasserspiele im Bergpark"],
      ["Edersee", 51.183, 9.063, "28 Kilometer Ufer, viele Finger"],
      ["Schloss Waldeck", 51.206, 9.063, "Hoch über der Sperrmauer"],
    ],
    titles: ["Edersee und Herkules", "Buchenwald und Stausee", "Nordhessen in einer Runde"],
    texts: [
      [
        "Der Edersee hat von oben die Form einer Eidechse, manche sehen einen Drachen.",
        "Nordhessen fliegt kaum jemand ab, dabei lohnt es sich.",
        "Eine Runde vom Bergpark in den Nationalpark und zurück.",
      ],
      [
        "Erst der Herkules über Kassel, dann der Edersee mit Schloss Waldeck auf dem Fels.",
        "Wenn der Pegel niedrig ist, tauchen im See die Mauern der alten Dörfer auf.",
        "Der Kellerwald besteht fast nur aus Buchen, im Oktober ist er eine einzige Farbe.",
      ],
      [
        "Nach der Landung steht der Kaffee am Platz schon bereit.",
        "Bring ein Fernglas mit, die Sperrmauer ist Zeile für Zeile gemauert.",
        "Nach der Landung zeige ich gern die Strecke auf der Karte.",
      ],
    ],
  },
  {
    id: "hermann",
    from: ["EDLI", "EDLP"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Sparrenburg", 52.014, 8.527, "Bielefeld gibt es, hier der Beweis"],
      ["Hermannsdenkmal", 51.912, 8.839, "Das Schwert ist sieben Meter lang"],
      ["Externsteine", 51.869, 8.918, "Fünf Felsen am Teich"],
    ],
    titles: [
      "Hermann und Externsteine",
      "Teutoburger Wald der Länge nach",
      "Bielefeld gibt es doch",
    ],
    texts: [
      [
        "Am Kamm des Teutoburger Waldes entlang, wie an einem Lineal.",
        "Eine Runde für Leute aus Ostwestfalen und alle, die es nicht glauben.",
        "Der Teuto ist schmal, von oben sieht man beide Seiten auf einmal.",
      ],
      [
        "Über der Sparrenburg geht es los, dann zum Hermann auf Augenhöhe und weiter zu den Externsteinen.",
        "Der Hermann zeigt mit dem Schwert nach Westen, wir fliegen einmal um ihn herum.",
        "Links die Senne mit ihrem Sand, rechts das lippische Hügelland.",
      ],
      [
        "Auf dem Rückweg sieht man bei guter Sicht das Weserbergland.",
        "Nach einer knappen Stunde sind wir zurück, dann bleibt Zeit für ein Stück Kuchen.",
        "Ein ruhiger Flug, gut auch für Großeltern.",
      ],
    ],
  },
  {
    id: "weser",
    from: ["EDVM"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug"],
    via: [
      ["Schloss Bückeburg", 52.259, 9.044, "Wohnt immer noch ein Fürst"],
      ["Porta Westfalica", 52.245, 8.918, "Kaiser Wilhelm über dem Durchbruch"],
      ["Hameln", 52.104, 9.356, "Ratten sieht man keine"],
      ["Schloss Marienburg", 52.172, 9.764, "Märchenschloss mit Baugerüst"],
    ],
    titles: ["Weserbogen bis Hameln", "Durch die Porta und zurück", "Das Weserbergland am Stück"],
    texts: [
      [
        "Die Weser braucht für die Strecke drei Tage, wir eine gute Stunde.",
        "Eine Runde über Renaissance, Fluss und bewaldete Rücken.",
        "Am liebsten fliege ich diese Runde am Sonntag, wenn der Funk schläft.",
      ],
      [
        "Bei Porta Westfalica bricht die Weser durch das Gebirge, danach wird Norddeutschland flach bis zum Meer.",
        "In Hameln erkennst du den Ring der Altstadt, an der Marienburg die vielen Türme.",
        "Im Sommer ziehen unten Kanus in Reihen, bei Westwind stehen Segelflieger am Hang.",
      ],
      [
        "Auf Wunsch zeige ich dir, wie man mit Karte und Uhr navigiert.",
        "Wer dort eine Radtour plant, kann sich die Strecke schon ansehen.",
        "Der Rückweg führt über die Zuckerrübenfelder bei Hildesheim.",
      ],
    ],
  },
  {
    id: "brocken",
    from: ["EDVM", "EDVE", "EDBM"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Goslar", 51.906, 10.429, "Kaiserpfalz und Rammelsberg"],
      ["Okertalsperre", 51.853, 10.46, "Ein Fjord im Harz"],
      ["Brocken", 51.799, 10.616, "Oft schaut nur der Sender heraus"],
      ["Wernigerode", 51.831, 10.795, "Schloss über der bunten Stadt"],
    ],
    titles: ["Um den Brocken", "Harz mit Dampf und Talsperren", "Der Brocken ist frei"],
    texts: [
      [
        "Der Brocken hat an 300 Tagen Nebel, ich fliege an den anderen.",
        "Eine Runde über den Harz, wo die Dampflok auf den Gipfel fährt.",
        "Früher verlief hier die Grenze, von oben sieht man sie noch als Streifen im Wald.",
      ],
      [
        "Goslar, die verzweigte Okertalsperre, dann der Brocken mit seinem Sender und zum Schluss das Schloss von Wernigerode.",
        "Wenn wir Glück haben, steht unter uns die Rauchfahne der Brockenbahn.",
        "Die toten Fichten sind grau, dazwischen wächst es wieder, man kann dem Wald beim Umziehen zusehen.",
      ],
      [
        "Im Lee des Gipfels kann es wackeln, dann fliege ich einen größeren Bogen.",
        "Eine Jacke hilft, die Heizung schafft es im Winter gerade so.",
        "Über den Gipfel geht es mit 300 Metern Abstand, nahe genug für Fotos.",
      ],
    ],
  },
  {
    id: "siegerland-taunus",
    from: ["EDGS"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug"],
    light: "low-sun",
    via: [
      ["Limburger Dom", 50.388, 8.067, "Sieben Türme über der Lahn"],
      ["Burg Greifenstein", 50.619, 8.293, "Doppelturm auf dem Westerwald"],
      ["Krombachtalsperre", 50.628, 8.13, "Westerwälder Seen"],
    ],
    titles: ["Westerwald im Abendlicht", "Limburg und die Lahn", "Zwischen Lahn und Sieg"],
    texts: [
      [
        "Der Westerwald hat einen Ruf als kalt, am Abend ist er goldfarben.",
        "Vom Siegerland aus ist es ein kurzer Weg an die Lahn.",
        "Die letzte Runde des Tages, bevor der Platz schließt.",
      ],
      [
        "Über Greifenstein mit seinem Doppelturm geht es nach Limburg, wo der Dom über der Lahn steht.",
        "Die Westerwälder Seen liegen verstreut wie Münzen, dazwischen Basaltbrüche.",
        "Auf der A3 staut es sich wie immer, wir sind froh, oben zu sein.",
      ],
      [
        "Siegerland liegt auf 600 Metern, abends wird es kühl am Platz.",
        "Wir landen, kurz bevor die Sonne weg ist.",
        "Der Imbiss hat dann noch offen, meistens.",
      ],
    ],
  },
  {
    id: "heath",
    from: ["EDVM", "EDVE"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["panoramaflug", "flug-mit-hund"],
    via: [
      ["Celler Schloss", 52.624, 10.079, "Mehr Fachwerk geht kaum"],
      ["Wilseder Berg", 53.168, 9.939, "169 Meter, der höchste weit und breit"],
      ["Kloster Wienhausen", 52.581, 10.186, "Backstein an der Aller"],
    ],
    titles: ["Lüneburger Heide von oben", "Celle, Heide, Aller", "Zum Wilseder Berg und zurück"],
    texts: [
      [
        "Im Norden von Hannover wird es einsam, und das ist als Lob gemeint.",
        "Eine Runde für den Kopf: viel Himmel, wenig Funk.",
        "Die Heide blüht nur vier Wochen im Jahr, schön ist sie auch in den anderen.",
      ],
      [
        "Die Heideflächen sind wie Teppiche in den Wald gelegt, dazwischen helle Sandwege und ein paar Schnucken.",
        "In Celle liegt das Schloss mitten in der Fachwerkstadt, danach folgen wir der Örtze nach Norden.",
        "Am Wilseder Berg laufen alle Wege zusammen, autofrei seit hundert Jahren.",
      ],
      [
        "Über den Truppenübungsplatz fliegen wir nur, wenn dort nicht geschossen wird.",
        "Hunde dürfen mit, sie schlafen beim Motorgeräusch meistens ein.",
        "Für diese Runde brauchst du keine Vorkenntnisse und keinen starken Magen.",
      ],
    ],
  },
]
