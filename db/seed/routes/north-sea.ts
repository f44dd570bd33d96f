import type { Route } from "./route.ts"

/** From the coast of the North Sea and from Hamburg. */
export const northSeaRoutes: readonly Route[] = [
  {
    id: "seven-islands",
    from: ["EDWF", "EDWE", "EDWI"],
    kind: "round_trip",
    terrain: "islands",
    topics: ["inselflug", "panoramaflug", "luftfotografie"],
    via: [
      ["Juist", 53.681, 7.02, "17 Kilometer Strand, nirgends ein Auto"],
      ["Norderney", 53.708, 7.22, "Stadt links, Dünen rechts"],
      ["Langeoog", 53.748, 7.54, "Wasserturm und Vogelkolonie"],
      ["Wangerooge", 53.789, 7.9, "Bei Flut bleibt wenig übrig"],
    ],
    titles: [
      "Sieben Inseln an einem Stück",
      "Die Ostfriesischen Inseln der Reihe nach",
      "Watt, Priele, Sandbänke",
    ],
    texts: [
      [
        "Der Merksatz für die Reihenfolge beginnt mit Welcher Seemann, wir fliegen ihn von hinten.",
        "Eine Stunde an der Kette entlang, einmal über dem Strand, einmal über dem Watt.",
        "Ich bin hier groß geworden und kenne jede Sandbank beim Vornamen.",
      ],
      [
        "Bei Niedrigwasser zeichnen die Priele Bäume in den Schlick, auf den Bänken liegen die Seehunde.",
        "Zwischen den Inseln ziehen die Seegatten, man sieht am Wasser, wie stark der Strom läuft.",
        "Juist ist schmal wie ein Strich, Norderney hat Hochhäuser, Baltrum passt unter eine Tragfläche.",
      ],
      [
        "Die Startzeit lege ich nach der Tide, ich melde mich am Vorabend.",
        "Über den Ruhezonen bleiben wir höher als 600 Meter, wegen der Vögel.",
        "Wer auf einer der Inseln wohnt, bekommt seine Runde über dem Dach.",
      ],
    ],
  },
  {
    id: "wangerooge",
    from: ["EDWI", "EDWQ", "EDWF"],
    to: "EDWG",
    kind: "one_way",
    terrain: "islands",
    topics: ["inselflug", "wochenendtrip", "flug-mit-hund"],
    via: [
      ["Jadebusen", 53.46, 8.2, "Das Wasser kommt und geht zweimal am Tag"],
      ["Minsener Oog", 53.75, 8.02, "Nur Vögel und ein Turm"],
    ],
    titles: [
      "Kurz rüber nach Wangerooge",
      "Über den Jadebusen zur Insel",
      "Wangerooge, ohne auf die Flut zu warten",
    ],
    texts: [
      [
        "Die Fähre nach Wangerooge richtet sich nach der Flut, ich mich nur nach dem Wetter.",
        "Ich fliege zum Arbeiten auf die Insel und habe noch Platz.",
        "Ein kurzer Sprung, bei dem das Wasser die meiste Zeit unter uns liegt.",
      ],
      [
        "Über dem Jadebusen siehst du den JadeWeserPort mit seinen Kränen, danach kommt schon Minsener Oog.",
        "Die Wellen brechen am Oststrand in langen Reihen, im Westen steht der alte Turm im Sand.",
        "Das Watt ist hier von Muschelbänken gefleckt wie ein Kuhfell.",
      ],
      [
        "Vom Platz läufst du zehn Minuten ins Dorf.",
        "Hunde fliegen angeleint und mit Decke mit, das haben wir oft gemacht.",
        "Zurück geht es mit der Inselbahn und der Fähre oder nach Absprache mit mir.",
      ],
    ],
  },
  {
    id: "sylt",
    from: ["EDHE", "EDWQ"],
    to: "EDXW",
    kind: "one_way",
    terrain: "coast",
    topics: ["inselflug", "wochenendtrip"],
    via: [
      ["Eidersperrwerk", 54.265, 8.842, "Ein Tor gegen die Nordsee"],
      ["Hallig Hooge", 54.57, 8.54, "Zehn Warften, ein Kirchlein"],
      ["Hörnum", 54.757, 8.296, "Die Südspitze wird jedes Jahr kürzer"],
    ],
    titles: ["Über die Halligen nach Sylt", "Sylt ohne Autozug", "An der Westküste hoch bis Sylt"],
    texts: [
      [
        "Der Autozug steht, wir fliegen.",
        "Ich bin am Wochenende auf Sylt und nehme gern jemanden mit.",
        "Die Strecke führt die ganze Westküste hinauf, schöner kommt man nicht an.",
      ],
      [
        "Am Eidersperrwerk beginnt das nordfriesische Wattenmeer, danach die Halligen mit ihren Warften, dann Amrum und Sylt.",
        "Hooge liegt bei Flut da wie eine Handvoll Häuser, die jemand ins Meer gestellt hat.",
        "Der Weststrand zieht sich vierzig Kilometer geradeaus, der Schaumsaum läuft mit.",
      ],
      [
        "In Westerland ist die Landung teuer, das steht offen in den Kosten.",
        "Rückflug am Sonntag nach Absprache, sonst mit der Bahn über den Damm.",
        "Bei Seenebel drehen wir nach Husum ab, das kommt vor.",
      ],
    ],
  },
  {
    id: "foehr-day",
    from: ["EDHE", "EDXB", "EDHK"],
    to: "EDXY",
    kind: "excursion",
    terrain: "islands",
    topics: ["inselflug", "flug-mit-kind"],
    stayHours: 3,
    light: "morning",
    via: [
      ["Westerheversand", 54.374, 8.641, "Der Leuchtturm mit den zwei Häusern"],
      ["Pellworm", 54.52, 8.64, "Grün, rund, eingedeicht"],
    ],
    titles: ["Ein Tag auf Föhr", "Teestube in Wyk", "Nach Föhr und vor Sonnenuntergang zurück"],
    texts: [
      [
        "Föhr hat einen Grasplatz mitten auf der Insel, wir landen zwischen Schafen, die hinter dem Zaun bleiben.",
        "Ein Ausflug ohne Fahrplan: {stunden} Insel, dann heim.",
        "Meine Kinder wollen immer nach Föhr, inzwischen kenne ich jede Eisdiele.",
      ],
      [
        "Auf dem Weg der Leuchtturm von Westerhever, danach Pellworm und die kleinen Halligen.",
        "Friesendörfer mit Reetdach, in der Mitte die Marsch, rundherum Watt.",
        "Bei Ebbe sieht man die Fußwege, auf denen die Leute nach Amrum hinüberlaufen.",
      ],
      [
        "Gras kann nass sein, dann sage ich am Vorabend ab und du bekommst alles zurück.",
        "Fahrräder stehen am Platz, Wyk ist drei Kilometer entfernt.",
        "Hin und zurück ist ein Preis, die Zeit auf der Insel gehört dir.",
      ],
    ],
  },
  {
    id: "hamburg-harbour",
    from: ["EDHE"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "luftfotografie", "panoramaflug"],
    via: [
      ["Blankenese", 53.557, 9.8, "Treppen bis zum Wasser"],
      ["Elbphilharmonie", 53.541, 9.984, "Das Dach wie ein Segel"],
      ["Außenalster", 53.57, 10.01, "Mitten in der Stadt ein See"],
      ["Altes Land", 53.53, 9.68, "Obstbäume in Reih und Glied"],
    ],
    titles: [
      "Hamburger Hafen von oben",
      "Elbe, Elphi, Altes Land",
      "Einmal um die Alster, in 600 Metern",
    ],
    texts: [
      [
        "Der Hafen ist so groß, dass man ihn nur aus der Luft ganz sieht.",
        "Uetersen liegt gleich vor der Stadt, nach sechs Minuten sind wir an der Elbe.",
        "Eine Runde für Hamburger und alle, die es werden wollen.",
      ],
      [
        "Containerterminals, Köhlbrandbrücke, Speicherstadt, dann die Elbphilharmonie und rechts die Alster.",
        "Wenn ein großes Schiff einläuft, begleiten wir es ein Stück elbaufwärts.",
        "Im Alten Land stehen die Apfelbäume so ordentlich, als hätte jemand ein Lineal benutzt.",
      ],
      [
        "Die Freigabe vom Flughafen Hamburg kommt meistens sofort.",
        "Am besten sitzt du rechts, ich fliege die Runde im Uhrzeigersinn.",
        "Wer die Landungsbrücken sehen will, hält die Kamera früh bereit.",
      ],
    ],
  },
  {
    id: "elbe-mouth",
    from: ["EDHE", "EDXB"],
    kind: "round_trip",
    terrain: "coast",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Glückstadt", 53.79, 9.42, "Ein Stern aus Gräben"],
      ["Brunsbüttel", 53.893, 9.137, "Hier biegt der Kanal ab"],
      ["Kugelbake", 53.891, 8.687, "Ende der Elbe, Anfang der See"],
      ["Neuwerk", 53.92, 8.497, "Der Leuchtturm gehört zu Hamburg"],
    ],
    titles: [
      "Der Elbe bis zur See folgen",
      "Kugelbake und Neuwerk",
      "Schiffe gucken an der Elbmündung",
    ],
    texts: [
      [
        "Wir folgen der Fahrrinne, bis sie in die Nordsee übergeht.",
        "Schiffe von oben sehen anders aus, vor allem die großen.",
        "Für diese Runde nehme ich mir Zeit, je nach Verkehr auf der Elbe.",
      ],
      [
        "In Brunsbüttel warten die Frachter vor der Schleuse, bei Cuxhaven trennt sich der Weg nach England und nach Norwegen.",
        "Neuwerk ist quadratisch, und bei Ebbe fahren Pferdewagen durchs Watt hinüber.",
        "Die Elbe ist am Ende achtzehn Kilometer breit, dann hört das Ufer einfach auf.",
      ],
      [
        "Bei auflandigem Wind sieht man die Wellen über die Sandbänke laufen.",
        "Mit einer Schiffs-App kannst du mitlesen, wer wohin fährt.",
        "Schwimmwesten liegen bereit, auch wenn wir in Gleitweite bleiben.",
      ],
    ],
  },
  {
    id: "buesum-seals",
    from: ["EDXB"],
    kind: "round_trip",
    terrain: "islands",
    topics: ["panoramaflug", "schnupperflug", "flug-mit-kind"],
    linger: 5,
    via: [
      ["Eidersperrwerk", 54.265, 8.842, "Fünf Tore, jedes 40 Meter"],
      ["Westerheversand", 54.374, 8.641, "1.000 Schritte im Watt"],
      ["St. Peter-Ording", 54.31, 8.6, "Pfahlbauten auf dem Strand"],
    ],
    titles: [
      "Pfahlbauten und Leuchttürme",
      "Eiderstedt von oben",
      "Eine halbe Stunde Nordfriesland",
    ],
    texts: [
      [
        "Kurz, flach, windig: so ist Nordfriesland, und so mag ich es.",
        "Eine kleine Runde um Eiderstedt, auch für Leute, die zum ersten Mal fliegen.",
        "Vom Deich sieht man nur den nächsten Deich, von oben das ganze Land.",
      ],
      [
        "Der Strand von St. Peter ist zwei Kilometer breit, die Pfahlbauten stehen darauf wie Spielzeug.",
        "Westerhever mit seinem Leuchtturm, daneben Salzwiesen, durchzogen von Rinnen.",
        "Die Haubarge sind die größten Bauernhäuser der Welt, man erkennt sie an ihren Dächern.",
      ],
      [
        "Kinder sitzen hinten am Fenster und dürfen durchgehend Fragen stellen.",
        "Bei Böen über 25 Knoten lassen wir es, hier oben ist das nicht selten.",
        "Danach gibt es in Büsum Krabben, direkt vom Kutter.",
      ],
    ],
  },
  {
    id: "bremen-worpswede",
    from: ["EDWQ"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Bremen Marktplatz", 53.076, 8.807, "Dom, Rathaus, Roland"],
      ["Worpswede", 53.222, 8.928, "Der Weyerberg, 54 Meter"],
      ["Teufelsmoor", 53.27, 8.95, "Gräben wie mit dem Kamm gezogen"],
    ],
    titles: [
      "Teufelsmoor und Worpswede",
      "Bremen und der große Himmel",
      "Torfkähne, Künstler, Weser",
    ],
    texts: [
      [
        "Die Maler kamen wegen des Lichts nach Worpswede, ich fliege deswegen hin.",
        "Eine Runde über Bremen und das Moor dahinter.",
        "Flaches Land hat den größten Himmel, davon lebt dieser Flug.",
      ],
      [
        "Im Teufelsmoor sind die Felder schmal und lang wie Bretter, dazwischen glänzen die Gräben.",
        "Bremen liegt an seiner Weserschleife, der Dom ragt heraus, das Stadion leuchtet grün.",
        "Die Hamme mäandert durch die Wiesen, im Winter steht hier alles unter Wasser.",
      ],
      [
        "Auf dem Rückweg fliegen wir an der Lesum entlang.",
        "Im Café am Platz sitzen nach dem Flug alle am langen Tisch.",
        "Die Runde dauert knapp eine Stunde und ist ruhig.",
      ],
    ],
  },
]
