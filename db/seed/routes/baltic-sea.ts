import type { Route } from "./route.ts"

/** From Holstein and Mecklenburg-Vorpommern. */
export const balticSeaRoutes: readonly Route[] = [
  {
    id: "fehmarn",
    from: ["EDHL", "EDHK"],
    kind: "round_trip",
    terrain: "coast",
    topics: ["inselflug", "panoramaflug"],
    via: [
      ["Travemünde", 53.962, 10.873, "Die Passat liegt am Priwall"],
      ["Fehmarnsundbrücke", 54.402, 11.113, "Der Kleiderbügel"],
      ["Puttgarden", 54.503, 11.226, "Baustelle unter dem Belt"],
      ["Heiligenhafen", 54.375, 10.98, "Graswarder, Häuser auf dem Sand"],
    ],
    titles: [
      "Fehmarn und der Kleiderbügel",
      "Ostseeküste bis Puttgarden",
      "Lübecker Bucht, einmal herum",
    ],
    texts: [
      [
        "Die Lübecker Bucht ist aus der Luft eine einzige lange Badewanne.",
        "Eine Küstenrunde mit Brücke, Insel und viel Strand.",
        "Solange der Tunnel gebaut wird, lohnt sich der Blick auf Puttgarden besonders.",
      ],
      [
        "Von Travemünde die Steilküste hinauf, unter uns die Seebrücken, bis die Fehmarnsundbrücke ins Bild kommt.",
        "Das Wasser ist über den Sandbänken hell wie in südlicheren Gegenden.",
        "Am Graswarder stehen die alten Strandvillen so nah am Wasser, dass man ihnen Glück wünscht.",
      ],
      [
        "Wir bleiben hoch genug, um jederzeit den Strand zu erreichen.",
        "Wenn Fähren unterwegs sind, zähle ich mit.",
        "Auf dem Rückweg geht es über das Holsteiner Seenland.",
      ],
    ],
  },
  {
    id: "holstein-lakes",
    from: ["EDHK", "EDHL"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Laboe", 54.412, 10.231, "Marine-Ehrenmal und U 995"],
      ["Plöner Schloss", 54.156, 10.416, "Zwischen vier Seen"],
      ["Eutin", 54.138, 10.613, "Rosenstadt am See"],
    ],
    titles: [
      "Kieler Förde und Plöner Seen",
      "Holsteinische Schweiz ohne Berge",
      "Von der Förde ins Seenland",
    ],
    texts: [
      [
        "Die Schweiz hat hier nur 168 Meter, dafür mehr Wasser.",
        "Eine Runde über Förde und Seen, gut eine Dreiviertelstunde.",
        "Kurz nach dem Start liegt schon Wasser unter uns, und so bleibt es.",
      ],
      [
        "Auf der Förde liegen die Fähren nach Oslo und Göteborg, dahinter beginnt das Seenland um Plön.",
        "Das Plöner Schloss steht weiß auf seinem Hügel, ringsum spiegeln die Seen.",
        "In den Knicks zwischen den Feldern steckt mehr Landschaft, als man denkt.",
      ],
      [
        "Wer an der Holtenauer Schleuse Schiffe mag, bekommt eine Extrarunde.",
        "Bei Westwind ist die Sicht nach Regen am besten.",
        "Der Flug ist ruhig, die Landung meistens auch.",
      ],
    ],
  },
  {
    id: "schlei",
    from: ["EDXF", "EDHK"],
    kind: "round_trip",
    terrain: "coast",
    topics: ["panoramaflug", "luftfotografie"],
    light: "low-sun",
    via: [
      ["Kappeln", 54.661, 9.931, "Klappbrücke, zur vollen Stunde auf"],
      ["Arnis", 54.631, 9.932, "Die kleinste Stadt im Land"],
      ["Schleswig", 54.513, 9.566, "Dom und Haithabu"],
    ],
    titles: [
      "Die Schlei im letzten Licht",
      "Arnis, Kappeln, Haithabu",
      "Förde, Schlei und Wikinger",
    ],
    texts: [
      [
        "Die Schlei ist kein Fluss, und wenn man sie einmal von oben gesehen hat, weiß man warum.",
        "Eine Abendrunde über Angeln, wo die Felder klein und die Wege krumm sind.",
        "Im tiefen Licht glänzt die Schlei wie Metall, dann fliege ich sie am liebsten.",
      ],
      [
        "Kappeln mit der Klappbrücke, Arnis auf seiner Halbinsel, am Ende der Dom von Schleswig.",
        "Man sieht den Halbkreiswall von Haithabu noch deutlich im Gras.",
        "Weiter hinten liegt Dänemark, an klaren Tagen erkennt man Alsen.",
      ],
      [
        "Gelandet wird mit der Sonne im Rücken.",
        "Eine knappe Stunde reicht, die Bilder reichen länger.",
        "Danach bleibt Zeit für ein Fischbrötchen an der Förde.",
      ],
    ],
  },
  {
    id: "ruegen-chalk",
    from: ["EDCG", "EDBH", "EDAH"],
    kind: "round_trip",
    terrain: "coast",
    topics: ["inselflug", "panoramaflug", "luftfotografie"],
    via: [
      ["Hiddensee Dornbusch", 54.599, 13.119, "Leuchtturm auf dem Hügel"],
      ["Kap Arkona", 54.679, 13.433, "Drei Türme am Ende der Insel"],
      ["Königsstuhl", 54.573, 13.665, "118 Meter Kreide"],
      ["Prora", 54.44, 13.57, "Viereinhalb Kilometer Beton"],
    ],
    titles: [
      "Kreidefelsen und Kap Arkona",
      "Um ganz Rügen herum",
      "Hiddensee, Arkona, Königsstuhl",
    ],
    texts: [
      [
        "Rügen hat so viele Buchten, dass man sie nur von oben sortieren kann.",
        "Die große Runde um die Insel, im Uhrzeigersinn, die Kreide auf der rechten Seite.",
        "Caspar David Friedrich hatte nur die Aussicht vom Rand, wir haben die von vorn.",
      ],
      [
        "Erst Hiddensee, lang und schmal, dann die Türme von Arkona und zuletzt der weiße Königsstuhl über grünem Wasser.",
        "Morgens leuchtet die Kreide, weil die Sonne direkt darauf steht.",
        "Prora zieht sich endlos am Strand hin, danach kommen die Villen von Binz.",
      ],
      [
        "Über dem Nationalpark halten wir 600 Meter, zum Fotografieren reicht das.",
        "Wer rechts sitzt, hat die Felsen, links liegt das offene Meer.",
        "Im Herbst ziehen hier Kraniche, dann fliegen wir höher.",
      ],
    ],
  },
  {
    id: "darss",
    from: ["EDBH"],
    kind: "round_trip",
    terrain: "coast",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Darßer Ort", 54.473, 12.503, "Neues Land, Jahr für Jahr"],
      ["Ahrenshoop", 54.38, 12.42, "Boddenseite und Seeseite, ein Dorf dazwischen"],
      ["Zingst", 54.437, 12.687, "Seebrücke mit Tauchgondel"],
    ],
    titles: ["Fischland, Darß und Zingst", "Zwischen Bodden und Meer", "Darßer Ort aus der Luft"],
    texts: [
      [
        "Am Darß nimmt das Meer auf der einen Seite und gibt auf der anderen, von oben sieht man beides.",
        "Eine Runde über die schmale Halbinsel zwischen Bodden und Ostsee.",
        "Wir fliegen den Weststrand entlang, der gar keinen Weg hat.",
      ],
      [
        "Am Darßer Ort wächst die Landspitze jedes Jahr um zehn Meter, die Sandhaken sind wie gemalt.",
        "Im Bodden liegen die Zeesboote mit ihren braunen Segeln, hinter dem Deich die Reetdächer.",
        "Bei Ahrenshoop ist das Land so schmal, dass beide Ufer ins Fenster passen.",
      ],
      [
        "Die Runde dauert eine Stunde, mit Umweg über Zingst etwas länger.",
        "Vormittags ist das Wasser klarer, nachmittags das Licht.",
        "Im Platzrestaurant in Barth gibt es danach Zander.",
      ],
    ],
  },
  {
    id: "usedom",
    from: ["EDAZ", "EDAY"],
    to: "EDAH",
    kind: "one_way",
    terrain: "coast",
    topics: ["wochenendtrip", "inselflug"],
    via: [
      ["Schorfheide", 52.93, 13.7, "Seen, Wald, kaum ein Haus"],
      ["Uckermark", 53.35, 13.85, "Sölle wie Knopflöcher"],
      ["Stettiner Haff", 53.75, 14.05, "Auf der anderen Seite liegt Polen"],
    ],
    titles: [
      "Von Berlin an die Badewanne",
      "Nach Usedom übers Haff",
      "Kaiserbäder in einer Stunde",
    ],
    texts: [
      [
        "Usedom heißt bei uns die Badewanne der Berliner, ich nehme den schnellen Weg dorthin.",
        "Meine Eltern wohnen in Bansin, deshalb fliege ich oft und gern nicht allein.",
        "Der Zug braucht vier Stunden, wir eine.",
      ],
      [
        "Über die Schorfheide und die Uckermark mit ihren runden Seen, dann liegt das Haff vor uns und dahinter die Insel.",
        "Die drei Kaiserbäder erkennst du an ihren Seebrücken.",
        "Kurz vor der Landung siehst du die Ostsee und das Achterwasser gleichzeitig.",
      ],
      [
        "Vom Flughafen fährt der Bus nach Ahlbeck.",
        "Zurück fliege ich am Sonntag gegen Mittag, dann kostet es noch einmal dasselbe.",
        "Ein kleiner Koffer passt, ein großer nicht.",
      ],
    ],
  },
  {
    id: "schwerin-mueritz",
    from: ["EDOP"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Schweriner Schloss", 53.624, 11.419, "653 Zimmer auf einer Insel"],
      ["Plauer See", 53.46, 12.27, "Segel und Schilf"],
      ["Müritz", 53.42, 12.69, "Der größte See, der ganz uns gehört"],
    ],
    titles: ["Tausend Seen und ein Schloss", "Müritz und Schwerin", "Mecklenburg aus 700 Metern"],
    texts: [
      [
        "Ob es wirklich tausend Seen sind, hat von hier oben noch keiner fertig gezählt.",
        "Eine lange, ruhige Runde über das größte Seengebiet des Landes.",
        "Ich komme vom Segeln, deshalb fliege ich am liebsten dort, wo Wasser ist.",
      ],
      [
        "Das Schweriner Schloss steht auf seiner Insel wie eine Torte, danach reihen sich die Seen bis zur Müritz.",
        "Zwischen den Seen schlängeln sich Kanäle, auf denen man von Berlin bis Hamburg käme.",
        "Im Müritz-Nationalpark kreisen oft Seeadler, wir halten Abstand.",
      ],
      [
        "Wer angelt, sieht hier, wo es sich lohnt.",
        "Auf dem Rückweg fliegen wir direkt und lassen die Landschaft laufen.",
        "Bei Hochdruck ist die Luft so ruhig, dass der Kaffee im Becher bleibt.",
      ],
    ],
  },
  {
    id: "hanse-coast",
    from: ["EDOP", "EDHL"],
    kind: "round_trip",
    terrain: "coast",
    topics: ["panoramaflug", "stadtflug"],
    via: [
      ["Wismar", 53.891, 11.464, "Drei Backsteintürme und der alte Hafen"],
      ["Heiligendamm", 54.145, 11.842, "Die weiße Stadt am Meer"],
      ["Warnemünde", 54.18, 12.087, "Leuchtturm, Teepott, Kreuzfahrtschiffe"],
    ],
    titles: [
      "Wismar, Heiligendamm, Warnemünde",
      "Backstein und Ostsee",
      "Die Hansestädte am Stück",
    ],
    texts: [
      [
        "Zwischen Wismar und Rostock liegt eine Küste, die man vom Auto aus nie sieht.",
        "Eine Runde für Leute, die Häfen mögen.",
        "Backstein, Seebrücken, Schiffe: mehr braucht ein Flug nicht.",
      ],
      [
        "Wismars Kirchen sind so groß, dass die Stadt daneben wie Zubehör wirkt, davor liegt die Insel Poel im flachen Wasser.",
        "In Heiligendamm stehen die weißen Häuser in einer Reihe, dahinter dampft die Molli durch die Felder.",
        "In Warnemünde liegen die Kreuzfahrtschiffe so dicht am Ort, dass sie ihn überragen.",
      ],
      [
        "Wir fliegen den Strand in beide Richtungen, so haben alle etwas davon.",
        "Nach Regen ist die Luft am klarsten, dann sieht man bis Gedser.",
        "Über dem Hafen sind wir hoch genug, um niemanden zu stören.",
      ],
    ],
  },
]
