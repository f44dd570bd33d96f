import type { Route } from "./route.ts"

/** From Essen, Mönchengladbach, Dinslaken, Aachen and Münster. */
export const ruhrRoutes: readonly Route[] = [
  {
    id: "ruhr-mines",
    from: ["EDLE", "EDLD"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "luftfotografie"],
    via: [
      ["Gasometer Oberhausen", 51.494, 6.87, "117 Meter hoch, früher voll Gas"],
      ["Tetraeder Bottrop", 51.532, 6.958, "Eine Pyramide auf der Halde"],
      ["Zeche Zollverein", 51.486, 7.043, "Der Förderturm mit der Schrift"],
      ["Baldeneysee", 51.405, 7.04, "Regattastrecke und Villa Hügel"],
    ],
    titles: ["Zechen, Halden, Baldeneysee", "Das Revier von oben", "Zollverein im Sinkflug"],
    texts: [
      [
        "Wo früher gefördert wurde, wird heute geradelt, ich zeige dir das Revier aus der Luft.",
        "Eine gute halbe Stunde über dem, was vom Steinkohlebergbau blieb.",
        "Vom Platz aus liegt das ganze Ruhrgebiet vor der Haustür.",
      ],
      [
        "Der Gasometer, das Tetraeder auf seiner Halde und der Doppelbock von Zollverein sind auf einer Runde zu schaffen.",
        "Von oben ist das Ruhrgebiet grüner, als die meisten glauben, und die Halden haben Formen wie Skulpturen.",
        "Zum Schluss der Baldeneysee mit der Villa Hügel und der Regattastrecke.",
      ],
      [
        "Wenn dein Stadion auf dem Weg liegt, sag Bescheid.",
        "Der Funk mit Düsseldorf ist dicht, ein paar Minuten bin ich deshalb still.",
        "Nachmittags kommt das Licht von Westen, dann wirken die Halden am stärksten.",
      ],
    ],
  },
  {
    id: "helgoland-day",
    from: ["EDLE", "EDLT", "EDHE"],
    to: "EDXH",
    kind: "excursion",
    terrain: "coast",
    topics: ["inselflug", "wochenendtrip"],
    stayHours: 4,
    light: "morning",
    via: [
      ["Wesermündung", 53.68, 8.35, "Leuchtturm Roter Sand voraus"],
      ["Über See", 53.95, 8.05, "Schwimmwesten an, 4.000 ft"],
    ],
    titles: [
      "Ein Tag auf Helgoland",
      "Zur Langen Anna und zurück",
      "Mittagessen auf der Hochseeinsel",
    ],
    texts: [
      [
        "Morgens hin, nachmittags zurück, dazwischen {stunden} Insel.",
        "Die Bahn auf der Düne ist 480 Meter lang, ich fliege sie jedes Jahr ein paarmal.",
        "Helgoland ist der einzige Flug, bei dem ich Schwimmwesten verteile.",
      ],
      [
        "Nach der Küste sind es zwanzig Minuten über offenes Wasser, dann taucht der rote Felsen auf.",
        "Im Anflug liegt die Düne links, die Lange Anna rechts, und am Strand die Kegelrobben.",
        "Die Fähre von der Düne zur Hauptinsel fährt alle halbe Stunde, der Rundweg auf dem Oberland dauert eine.",
      ],
      [
        "Bei mehr als 15 Knoten Querwind bleiben wir am Festland und suchen einen neuen Tag.",
        "Hin- und Rückflug sind im Preis, das Fischbrötchen nicht.",
        "Ausweis nicht vergessen, die Insel gehört nicht zum Zollgebiet.",
      ],
    ],
  },
  {
    id: "borkum",
    from: ["EDLN", "EDLE"],
    to: "EDWR",
    kind: "one_way",
    terrain: "islands",
    topics: ["inselflug", "wochenendtrip", "flug-mit-hund"],
    via: [
      ["Münsterländer Parklandschaft", 52.0, 7.0, "Hecken, Höfe, gerade Straßen"],
      ["Dollart", 53.3, 7.08, "Hier beginnt das Salzwasser"],
    ],
    titles: [
      "Nach Borkum am Dollart vorbei",
      "Hochseeluft zum Wochenende",
      "Wochenende auf Borkum",
    ],
    texts: [
      [
        "Wir haben ein kleines Haus auf Borkum, deshalb fliege ich die Strecke oft.",
        "Die Fähre ab Emden braucht zwei Stunden, wir sind in zwanzig Minuten über dem Wasser.",
        "Freitags hin, sonntags zurück, die Plätze neben mir sind meistens leer.",
      ],
      [
        "Das Emsland zieht lang und gerade vorbei, dann kommt der Dollart und mit ihm die ersten Sandbänke.",
        "Die Insel sieht aus der Luft aus wie zwei, die sich noch nicht einig sind.",
        "Kurz vor der Landung siehst du die Seehundbank und beide Leuchttürme.",
      ],
      [
        "Kleine Hunde dürfen mit, wenn sie Autofahren gewohnt sind.",
        "Vom Flugplatz fährt der Bus in den Ort, das Rad gibt es am Bahnhof.",
        "Die Rückreise machst du mit der Fähre oder sprichst sie mit mir ab.",
      ],
    ],
  },
  {
    id: "norderney-day",
    from: ["EDLE", "EDLN", "EDKB"],
    to: "EDWY",
    kind: "excursion",
    terrain: "islands",
    topics: ["inselflug", "flug-mit-kind"],
    stayHours: 4,
    light: "morning",
    via: [
      ["Ems-Jade-Kanal", 53.45, 7.45, "Ab hier ist alles flach"],
      ["Norddeich", 53.624, 7.158, "Die Fähren stehen noch am Kai"],
    ],
    titles: [
      "Ein Tag Norderney",
      "Strandkorb statt Autobahn",
      "Frühstück hier, Mittag auf Norderney",
    ],
    texts: [
      [
        "Ein Tagesausflug mit genug Zeit für Strand und Stadt.",
        "{Stunden} Insel, ohne Stau und ohne Fährplan.",
        "Im Sommer fliege ich mit der Familie, sonst nehme ich gern andere mit.",
      ],
      [
        "Auf dem Hinweg sehen wir das Watt bei ablaufendem Wasser, auf dem Rückweg meistens bei Flut.",
        "Von oben liegen Juist, Norderney und Baltrum wie Perlen auf einer Schnur, dazwischen die Seegatten.",
        "Der Leuchtturm steht gleich neben der Landebahn, in den Ort sind es fünf Kilometer.",
      ],
      [
        "Am Platz gibt es Leihräder und einen Bus.",
        "Der Rückflug ist im Preis, wir starten rechtzeitig vor Sonnenuntergang.",
        "Für Kinder habe ich kleine Headsets an Bord.",
      ],
    ],
  },
  {
    id: "xanten",
    from: ["EDLN", "EDLD", "EDLE"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Rheinorange Duisburg", 51.45, 6.724, "Wo die Ruhr aufhört"],
      ["Römerstadt Xanten", 51.667, 6.445, "Das Amphitheater ist gut zu erkennen"],
      ["Schloss Moyland", 51.753, 6.243, "Türme im Wassergraben"],
    ],
    titles: ["Niederrhein und Römer", "Xanten aus der Luft", "Rheinschleifen bis Moyland"],
    texts: [
      [
        "Am Niederrhein hat der Fluss Platz, und das sieht man erst von oben.",
        "Eine ruhige Runde über Kopfweiden, Baggerseen und alte Flussarme.",
        "Flach heißt nicht langweilig, das beweist diese Strecke.",
      ],
      [
        "Das Raster der Römerstadt Xanten liegt noch immer im Acker, gleich daneben der Dom.",
        "Duisburg hat den größten Binnenhafen Europas, aus der Luft begreift man, warum.",
        "Die Altarme bei Rees spiegeln den Himmel, dazwischen stehen die Graugänse.",
      ],
      [
        "Bei klarer Sicht reicht der Blick bis Nimwegen.",
        "Die Runde ist ruhig geflogen und passt gut für den ersten Mitflug.",
        "Wer will, bekommt unterwegs die Karte auf den Schoß und navigiert mit.",
      ],
    ],
  },
  {
    id: "rursee",
    from: ["EDKA", "EDKV"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Monschau", 50.555, 6.242, "Fachwerk, tief im Tal"],
      ["Hohes Venn", 50.52, 6.08, "Moor bis zum Horizont"],
      ["Rursee", 50.617, 6.4, "Schwammenauel staut die Rur"],
      ["Urfttalsperre", 50.598, 6.42, "Darüber die Ordensburg Vogelsang"],
    ],
    titles: [
      "Rursee und Hohes Venn",
      "Nationalpark Eifel in einer Stunde",
      "Über Monschau an den Rursee",
    ],
    texts: [
      [
        "Moor, Stausee, Fachwerk: die Nordeifel auf kleinem Raum.",
        "Von unserem Platz aus sind es zehn Minuten bis zum Venn.",
        "Eine Runde an der Grenze entlang, mal auf der einen, mal auf der anderen Seite.",
      ],
      [
        "Monschau duckt sich ins Tal, das Venn daneben ist flach und braun bis nach Belgien.",
        "Am Rursee erkennst du die Halbinsel Eschauel und die beiden Staumauern.",
        "Über dem Nationalpark bleiben wir hoch, damit die Hirsche ihre Ruhe haben.",
      ],
      [
        "Bei Ostwind reicht die Sicht bis zum Kölner Dom.",
        "Am schönsten ist es, wenn morgens noch Nebel in den Tälern liegt.",
        "Ich drehe über dem See gern zwei Runden, je nachdem, wer wo sitzt.",
      ],
    ],
  },
  {
    id: "night-rhine-ruhr",
    from: ["EDLN", "EDLE"],
    kind: "round_trip",
    terrain: "city",
    topics: ["nachtflug", "stadtflug"],
    light: "night",
    via: [
      ["Düsseldorf Rheinturm", 51.218, 6.762, "Die Uhr am Turm kann man lesen"],
      ["Duisburg-Hüttenheim", 51.37, 6.72, "Hier wird noch Stahl gekocht"],
      ["Essen Innenstadt", 51.456, 7.012, "Lichterteppich bis Dortmund"],
    ],
    titles: ["Rhein-Ruhr bei Nacht", "Fünf Millionen Lichter", "Nachtflug übers Revier"],
    texts: [
      [
        "Nachts ist die Luft ruhig und der Funk leer, für mich die beste Zeit zum Fliegen.",
        "Ich muss meine Nachtflugstunden ohnehin frisch halten, komm mit.",
        "Ein Nachtflug über einer der hellsten Gegenden Europas.",
      ],
      [
        "Düsseldorf glitzert, in Duisburg glüht der Abstich, und die A40 zieht als rotes und weißes Band hindurch.",
        "Aus 700 Metern sieht man keine Stadtgrenzen mehr, nur noch Licht.",
        "Der Rhein ist das einzige Dunkle weit und breit, man kann ihm bis Köln folgen.",
      ],
      [
        "Die Platzbefeuerung zahlen wir mit, sie steht unten in den Kosten.",
        "Fotos gelingen besser, wenn du die Kamera an die Scheibe lehnst.",
        "Bei Dunst oder Vollmond sage ich vorher, was zu erwarten ist.",
      ],
    ],
  },
  {
    id: "moated-castles",
    from: ["EDLT", "EDLE"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["panoramaflug", "flug-mit-kind"],
    via: [
      ["Münster", 51.962, 7.626, "Promenade rund um die Altstadt"],
      ["Burg Hülshoff", 51.97, 7.509, "Hier wurde die Droste geboren"],
      ["Schloss Nordkirchen", 51.733, 7.533, "Das westfälische Versailles"],
      ["Burg Vischering", 51.773, 7.456, "Rund und voll Wasser"],
    ],
    titles: [
      "Wasserschlösser im Münsterland",
      "Nordkirchen, Vischering, Hülshoff",
      "Westfalen im Karo",
    ],
    texts: [
      [
        "Über hundert Wasserschlösser stehen hier, vier davon nehmen wir mit.",
        "Gemütlich geflogen, über Hecken, Höfe und Gräften.",
        "Mit dem Rad dauert die Schlösserroute eine Woche, wir brauchen eine knappe Stunde.",
      ],
      [
        "Nordkirchen ist aus der Luft so symmetrisch wie auf dem Papier, auf dem es entworfen wurde.",
        "Die Promenade legt sich als grüner Ring um Münster, dahinter beginnt gleich das Land.",
        "Vischering steht in seinem Graben wie ein Knopf im Knopfloch.",
      ],
      [
        "Kinder zählen erfahrungsgemäß zuerst die Pferde.",
        "Danach ist im Lokal am Platz meistens noch ein Tisch frei.",
        "Im tiefen Licht sieht man die alten Ackerraine am besten.",
      ],
    ],
  },
]
