import type { Route } from "./route.ts"

/** From Berlin, Brandenburg, Sachsen, Sachsen-Anhalt and Thüringen. */
export const easternRoutes: readonly Route[] = [
  {
    id: "potsdam",
    from: ["EDAZ", "EDAY"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "panoramaflug", "luftfotografie"],
    via: [
      ["Schloss Sanssouci", 52.404, 13.038, "Terrassen und Windmühle"],
      ["Glienicker Brücke", 52.413, 13.09, "Hier wurden Spione getauscht"],
      ["Pfaueninsel", 52.433, 13.128, "Ein Schloss, das eine Ruine spielt"],
      ["Werder", 52.378, 12.933, "Altstadt auf der Havelinsel"],
    ],
    titles: ["Sanssouci und Havelseen", "Potsdam von oben", "Preußens Gärten im Ganzen"],
    texts: [
      [
        "Die Gärten von Potsdam wurden für den Blick von oben gezeichnet, nur hatte ihn damals niemand.",
        "Eine Stunde Havel, Schlösser und sehr viel Grün.",
        "Wir fliegen an Berlin vorbei und lassen die Stadt am Horizont stehen.",
      ],
      [
        "Sanssouci, das Neue Palais, dann über die Glienicker Brücke zur Pfaueninsel und zurück über Werder.",
        "Die Sichtachsen der Parks liegen da wie mit dem Lineal gezogen, vom Boden ahnt man das nur.",
        "Die Havel ist hier mehr See als Fluss, überall liegen Hausboote.",
      ],
      [
        "Den Fernsehturm siehst du den halben Flug lang.",
        "Am Nachmittag liegt die Sonne auf der Gartenseite der Schlösser.",
        "Mit Freigabe drehen wir über dem Wannsee noch einen Kreis.",
      ],
    ],
  },
  {
    id: "spreewald",
    from: ["EDAZ", "EDAY"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["panoramaflug", "flug-mit-kind"],
    via: [
      ["Tropical Islands", 52.038, 13.748, "Die größte Halle der Welt, einst für Luftschiffe"],
      ["Lübbenau", 51.867, 13.967, "Kahnfährhafen und hundert Fließe"],
      ["Burg im Spreewald", 51.83, 14.14, "Höfe auf kleinen Inseln"],
    ],
    titles: [
      "Spreewald, Fließ für Fließ",
      "Kähne, Gurken, Luftschiffhalle",
      "Dreihundert Fließe von oben",
    ],
    texts: [
      [
        "Aus dem Kahn sieht man ein Fließ, aus dem Flugzeug alle dreihundert.",
        "Eine Runde nach Süden, ins grünste Stück von Brandenburg.",
        "Mit Kindern fliege ich diese Runde besonders gern, es gibt viel zu suchen.",
      ],
      [
        "Die riesige Halle von Tropical Islands glänzt wie ein gelandetes Raumschiff, dahinter beginnt das Labyrinth der Fließe.",
        "Die Spree teilt sich in Dutzende Arme, jeder Hof hat seinen Anleger.",
        "Am Rand liegen die neuen Seen, wo früher Kohle war.",
      ],
      [
        "Vormittags steht oft noch Dunst über den Wiesen.",
        "Der Flug dauert gut eine Stunde, Pausen gibt es keine, also vorher noch einmal gehen.",
        "Gurken verteile ich nicht, aber ich weiß, wo es gute gibt.",
      ],
    ],
  },
  {
    id: "berlin-night",
    from: ["EDAY", "EDAZ"],
    kind: "round_trip",
    terrain: "city",
    topics: ["nachtflug", "stadtflug", "heiratsantrag-in-der-luft"],
    light: "night",
    via: [
      ["Müggelsee", 52.433, 13.65, "Das letzte Dunkle vor der Stadt"],
      ["Köpenick", 52.445, 13.575, "Hier beginnt das Licht"],
      ["Erkner", 52.42, 13.75, "Am Rand des Lichtermeers"],
    ],
    titles: ["Berlin im Dunkeln", "Der Rand der großen Stadt", "Lichter bis zum Fernsehturm"],
    texts: [
      [
        "Nachts sieht man noch immer, wo die Stadt geteilt war: Die Laternen haben verschiedene Farben.",
        "Ein Nachtflug am östlichen Stadtrand, mit Blick auf alles.",
        "Ich fliege nachts, weil dann nichts wackelt.",
      ],
      [
        "Der Fernsehturm blinkt über allem, die Ringbahn ist als heller Kreis zu erkennen.",
        "Über dem Müggelsee ist es schwarz, dann kippt das Flugzeug in die Kurve und die ganze Stadt kommt ins Fenster.",
        "Im Süden hängen die Landelichter der Linienmaschinen wie eine Kette in der Luft.",
      ],
      [
        "Taschenlampe bringe ich mit, Jacke bringst du mit.",
        "Zu zweit hinten ist es eng und gemütlich.",
        "Die Beleuchtung des Platzes kostet extra und steht in der Rechnung.",
      ],
    ],
  },
  {
    id: "oderbruch",
    from: ["EDAY"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["schnupperflug", "panoramaflug"],
    via: [
      ["Schiffshebewerk Niederfinow", 52.849, 13.941, "Altes und neues nebeneinander"],
      ["Oder bei Hohenwutzen", 52.845, 14.12, "Der Fluss ist die Grenze"],
      ["Seelow", 52.535, 14.38, "Höhenkante über dem Bruch"],
    ],
    titles: ["Oderbruch und Schiffshebewerk", "Bis an die Oder", "Das flache Ende von Brandenburg"],
    texts: [
      [
        "Friedrich der Große hat das Oderbruch trockengelegt, die Gräben ziehen noch heute gerade Striche.",
        "Eine stille Runde nach Osten, bis der Fluss die Grenze macht.",
        "Wenige kennen das Oderbruch, noch weniger von oben.",
      ],
      [
        "In Niederfinow stehen beide Hebewerke nebeneinander, oft schwebt gerade ein Schiff im Trog.",
        "Die Oder hat Sandbänke wie früher alle Flüsse, am Ufer stehen Reiher.",
        "Lose Höfe, Kopfweiden, Störche im Sommer, Gänse im Winter.",
      ],
      [
        "Ein guter erster Flug, weil die Luft dort selten unruhig ist.",
        "Wir bleiben auf der deutschen Seite und schauen hinüber.",
        "In Strausberg gibt es danach Soljanka.",
      ],
    ],
  },
  {
    id: "saxon-switzerland",
    from: ["EDAB", "EDDC"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Frauenkirche Dresden", 51.052, 13.741, "Elbe, Zwinger, Kuppel"],
      ["Festung Königstein", 50.919, 14.057, "Nie erobert"],
      ["Bastei", 50.962, 14.073, "Die Brücke zwischen den Felsen"],
      ["Schrammsteine", 50.915, 14.21, "Zacken über der Elbe"],
    ],
    titles: [
      "Elbsandstein und Frauenkirche",
      "Über Königstein und Bastei",
      "Tafelberge an der Elbe",
    ],
    texts: [
      [
        "Ich klettere im Elbsandstein, seit ich zwölf bin, und zeige dir die Felsen von der anderen Seite.",
        "Eine Runde die Elbe hinauf und mitten in die Felsen.",
        "Tafelberge kennt man aus Amerika, diese hier liegen bei Pirna.",
      ],
      [
        "Königstein und Lilienstein stehen sich gegenüber, dazwischen die Elbe in ihrer engsten Schleife.",
        "An der Basteibrücke drehen wir einen weiten Kreis, damit beide Seiten etwas davon haben.",
        "Über Dresden liegen Semperoper, Schloss und Frauenkirche dicht am Fluss.",
      ],
      [
        "Der Nationalpark verlangt Höhe, wir bleiben über 600 Metern.",
        "Am späten Vormittag sind die Schatten in den Schluchten am schönsten.",
        "Wer schwindelfrei ist, merkt: Im Flugzeug hat man das nicht.",
      ],
    ],
  },
  {
    id: "moritzburg-meissen",
    from: ["EDDC"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "heiratsantrag-in-der-luft"],
    light: "low-sun",
    via: [
      ["Moritzburg", 51.167, 13.68, "Vier Türme im Teich"],
      ["Albrechtsburg Meißen", 51.166, 13.471, "Dom und Burg auf einem Felsen"],
      ["Blaues Wunder", 51.053, 13.81, "Villen am Elbhang"],
    ],
    titles: [
      "Moritzburg und Meißen am Abend",
      "Elbhang im Gegenlicht",
      "Dresden, kurz vor Sonnenuntergang",
    ],
    texts: [
      [
        "Das Elbtal ist für tiefe Sonne gebaut.",
        "Vierzig Minuten Barock, mehr muss ein Flug nicht leisten.",
        "Eine kurze Runde über Schlösser, Weinberge und den Fluss.",
      ],
      [
        "Moritzburg steht gelb in seinem Teich, in Meißen wirft die Burg ihren Schatten über die Elbe.",
        "Am Blauen Wunder sitzen die Leute am Ufer, die Dampfer legen gerade an.",
        "Die Radebeuler Weinberge glühen, wenn die Sonne flach hineinscheint.",
      ],
      [
        "Wer eine Frage stellen möchte, bekommt über Moritzburg Funkstille.",
        "Auf dem Heimweg wird der Himmel hinten rosa.",
        "Der Flughafen Dresden nimmt eine ordentliche Gebühr, sie steht in den Kosten.",
      ],
    ],
  },
  {
    id: "lausitz-lakes",
    from: ["EDAB"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["schnupperflug", "panoramaflug"],
    via: [
      ["Bärwalder See", 51.38, 14.53, "Der größte See in Sachsen, seit 2009"],
      ["Tagebau Nochten", 51.44, 14.6, "Noch wird gebaggert"],
      ["Muskauer Park", 51.55, 14.725, "Pücklers Garten auf beiden Ufern"],
    ],
    titles: ["Aus Kohle wird Wasser", "Lausitzer Seen und Pücklerpark", "Bautzen, Nochten, Muskau"],
    texts: [
      [
        "Hier kann man einer Landschaft beim Entstehen zusehen.",
        "Mein Großvater hat im Tagebau gearbeitet, jetzt liegt dort ein See.",
        "Eine Runde durch die Oberlausitz, in der alles im Umbau ist.",
      ],
      [
        "Der Bärwalder See ist türkis, daneben frisst sich Nochten durch den Sand, die Kühltürme dampfen.",
        "Im Muskauer Park erkennst du die Wiesenräume, die Fürst Pückler als Bilder angelegt hat.",
        "Die Neiße schlängelt sich mitten durch den Park und durch die Grenze.",
      ],
      [
        "Bautzens Türme zeige ich auf dem Rückweg.",
        "Der Flug passt gut für alle, die in der Gegend wohnen oder hier wegwollen.",
        "In Bautzen haben wir viel Bahn, das beruhigt auch vorsichtige Gäste.",
      ],
    ],
  },
  {
    id: "leipzig-lakes",
    from: ["EDAQ", "EDBJ"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "panoramaflug"],
    via: [
      ["Völkerschlachtdenkmal", 51.312, 12.413, "91 Meter Granitporphyr"],
      ["Cospudener See", 51.27, 12.34, "Leipzigs Strand"],
      ["Merseburger Dom", 51.358, 12.0, "Dom und Schloss über der Saale"],
    ],
    titles: ["Leipzig und seine neuen Seen", "Völki, Cossi, Merseburg", "Neuseenland von oben"],
    texts: [
      [
        "Leipzig hat sich Seen gegraben, ohne es zu wollen.",
        "Eine Runde um die Stadt, mit Wasser auf der einen und Türmen auf der anderen Seite.",
        "Zwischen Halle und Leipzig liegt viel Geschichte auf wenig Fläche.",
      ],
      [
        "Das Völkerschlachtdenkmal ist aus der Luft ein schwerer Klotz mit Spiegelteich, dahinter beginnt das Neuseenland.",
        "Am Cospudener See sieht man die alten Tagebaukanten noch unter Wasser.",
        "Entlang der Saale reihen sich Merseburg, Leuna mit seinen Schornsteinen und die Weinberge im Süden.",
      ],
      [
        "Die Freigabe aus Schkeuditz ist Glückssache, wir planen zehn Minuten ein.",
        "Auf Wunsch drehen wir über deinem Kleingarten.",
        "Zur Buchmesse und an Heimspieltagen fliege ich lieber vormittags.",
      ],
    ],
  },
  {
    id: "saale-castles",
    from: ["EDBJ", "EDAQ"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "flug-mit-kind"],
    via: [
      ["Dornburger Schlösser", 51.008, 11.666, "Drei nebeneinander"],
      ["Rudelsburg", 51.114, 11.702, "Und Saaleck gleich daneben"],
      ["Naumburger Dom", 51.155, 11.804, "Uta wohnt hier"],
      ["Leuchtenburg", 50.803, 11.612, "Porzellan auf dem Berg"],
    ],
    titles: [
      "Burgen an der hellen Saale",
      "Naumburg und die Rudelsburg",
      "Saale, Wein und Muschelkalk",
    ],
    texts: [
      [
        "An der Saale hellem Strande stehen die Burgen wirklich so dicht wie im Lied.",
        "Eine Runde durch das wärmste Tal im Osten.",
        "Die Saale hat sich tief eingegraben, die Burgen stehen oben am Rand.",
      ],
      [
        "Dornburg mit drei Schlössern, Rudelsburg und Saaleck als Paar, dann der viertürmige Dom von Naumburg.",
        "Die Muschelkalkhänge sind weiß, darunter liegen die Weinberge in Terrassen.",
        "Im Süden steht die Leuchtenburg auf ihrem Kegel wie auf einem Sockel.",
      ],
      [
        "Kinder dürfen Ritter sagen, so oft sie wollen.",
        "Am Ende haben wir zwölf Burgen gesehen.",
        "Im Herbst hängt Nebel im Tal, dann schauen nur die Türme heraus.",
      ],
    ],
  },
  {
    id: "quedlinburg",
    from: ["EDBM", "EDAQ"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Magdeburger Dom", 52.125, 11.634, "An der Elbe, älteste Gotik im Land"],
      ["Teufelsmauer", 51.77, 11.06, "Eine Felswand aus Sandstein"],
      ["Quedlinburg", 51.786, 11.137, "Fachwerk, tausendfach"],
    ],
    titles: ["Fachwerk und Teufelsmauer", "Quedlinburg am Harzrand", "Börde, Burgen, Felsenriff"],
    texts: [
      [
        "Von der Börde zum Harz sind es zwanzig Minuten und eine ganz andere Landschaft.",
        "Eine Runde vom Dom zur Stiftskirche.",
        "Geschichte gibt es auf diesem Flug gratis dazu.",
      ],
      [
        "Quedlinburg liegt rot und verwinkelt um seinen Schlossberg, daneben zieht sich die Teufelsmauer wie ein Riff durchs Feld.",
        "Die Börde ist schwarz und schnurgerade, am Horizont steht der Brocken.",
        "Über dem Wasserstraßenkreuz fährt ein Schiff über den Fluss, das sieht man nicht alle Tage.",
      ],
      [
        "Der Rückweg führt über das Wasserstraßenkreuz bei Hohenwarthe.",
        "Für Fotos lohnt sich der Platz vorn rechts.",
        "Wenn es zieht, habe ich Decken.",
      ],
    ],
  },
]
