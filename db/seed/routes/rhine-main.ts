import type { Route } from "./route.ts"

/** From Frankfurt, Mainz, the Rhön, Thüringen's west, the Palatinate and the Mosel. */
export const rhineMainRoutes: readonly Route[] = [
  {
    id: "frankfurt-skyline",
    from: ["EDFE", "EDFZ"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "luftfotografie"],
    light: "low-sun",
    via: [
      ["Hanau", 50.133, 8.917, "Östlich um die Kontrollzone herum"],
      ["Bad Homburg", 50.227, 8.618, "Saalburg am Limes gleich dahinter"],
      ["Großer Feldberg", 50.233, 8.457, "881 Meter, höchster Punkt im Taunus"],
      ["Wiesbaden", 50.082, 8.241, "Kurhaus und Neroberg"],
    ],
    titles: [
      "Skyline und Taunus im Abendlicht",
      "Bankentürme im Gegenlicht",
      "Einmal um Frankfurt herum",
    ],
    texts: [
      [
        "In die Mitte dürfen wir nicht, rundherum ist der Blick ohnehin besser.",
        "Eine Runde um Frankfurt, bei der die Türme die ganze Zeit im Fenster stehen.",
        "Unter uns die Autobahnen, neben uns die großen Maschinen im Anflug.",
      ],
      [
        "Vom Taunus aus steht die Skyline wie ausgeschnitten vor dem Odenwald.",
        "Über Bad Homburg siehst du Türme, Main und Stadtwald auf einen Blick, dann drehen wir zum Feldberg.",
        "Wiesbaden liegt in seiner Mulde, der Rhein glänzt bis Bingen.",
      ],
      [
        "Langen Information hält uns auf Abstand zu den Linienmaschinen, das Zuhören ist ein Erlebnis für sich.",
        "Für Bilder der Türme setz dich nach links.",
        "Wir sind vor Sonnenuntergang wieder am Boden.",
      ],
    ],
  },
  {
    id: "odenwald-heidelberg",
    from: ["EDFE", "EDFM", "EDRY"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug"],
    via: [
      ["Melibokus", 49.725, 8.64, "Weißer Turm über der Bergstraße"],
      ["Burg Lindenfels", 49.683, 8.783, "Mitten im Odenwald"],
      ["Heidelberger Schloss", 49.411, 8.715, "Rot über dem Neckar"],
    ],
    titles: [
      "Heidelberg und Bergstraße",
      "Odenwald, Neckar, rotes Schloss",
      "Von Burg zu Burg an der Bergstraße",
    ],
    texts: [
      [
        "An der Bergstraße blüht alles zwei Wochen früher als anderswo.",
        "Am Rand des Odenwalds entlang, wo die Ebene auf die Berge trifft.",
        "Eine Runde, auf der man fünfzehn Burgen zählen kann.",
      ],
      [
        "Starkenburg, Auerbacher Schloss, Wachenburg, und am Ende das rote Schloss über dem Neckar.",
        "Heidelberg liegt genau dort, wo der Neckar aus dem Tal in die Ebene kommt, von oben versteht man die Lage sofort.",
        "Der Odenwald dahinter ist weicher, mit Höfen auf jeder Lichtung.",
      ],
      [
        "Bei Westwind schaukelt es an der Kante etwas, danach nicht mehr.",
        "Mannheims Quadrate zeige ich auf dem Rückweg.",
        "Wer Heidelberg fotografieren will, sitzt rechts.",
      ],
    ],
  },
  {
    id: "rheingau",
    from: ["EDFZ"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["schnupperflug", "panoramaflug"],
    via: [
      ["Kloster Eberbach", 50.042, 8.047, "Der Name der Rose wurde hier gedreht"],
      ["Niederwalddenkmal", 49.98, 7.899, "Germania schaut nach Frankreich"],
      ["Mäuseturm", 49.972, 7.88, "Insel im Binger Loch"],
    ],
    titles: [
      "Rheingau, Riesling, Mäuseturm",
      "Kurze Runde bis Bingen",
      "Weinberge zwischen Mainz und Rüdesheim",
    ],
    texts: [
      [
        "Vierzig Minuten, mehr Weinberge pro Minute gibt es nirgends.",
        "Kurz über den Rhein, dann an den Reben entlang.",
        "Von Finthen aus liegt der Rheingau genau gegenüber.",
      ],
      [
        "Kloster Eberbach liegt versteckt im Wald, Schloss Johannisberg zeigt sich dafür umso deutlicher.",
        "Vor Bingen teilt sich der Rhein um seine Inseln, dann wird er schmal und verschwindet im Gebirge.",
        "Die Rebzeilen ändern mit jedem Hang ihre Richtung, das Muster erkennt man nur von hier.",
      ],
      [
        "Gut als Geschenk für Leute, die Wein mögen.",
        "Ich erkläre vor dem Start alles, was piept.",
        "Nach der Landung ist in der Straußwirtschaft im Ort noch Platz.",
      ],
    ],
  },
  {
    id: "rhoen",
    from: ["EDER"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Milseburg", 50.546, 9.897, "Der Sargdeckel"],
      ["Kreuzberg", 50.371, 9.981, "Kloster mit eigener Brauerei"],
      ["Fulda", 50.554, 9.672, "Dom und Michaelskirche"],
    ],
    titles: [
      "Land der offenen Fernen",
      "Rhön aus der Vogelperspektive",
      "Wo das Segelfliegen anfing",
    ],
    texts: [
      [
        "Auf der Wasserkuppe haben sie vor hundert Jahren das Segelfliegen erfunden, ich fliege dort heute noch mit langen Flügeln.",
        "Die Rhön ist oben kahl, deshalb sieht man so weit.",
        "Eine leise Runde, den Motor stelle ich zwischendurch auf Leerlauf, wenn es trägt.",
      ],
      [
        "Milseburg und Kreuzberg stehen als einzelne Kegel im Land, dazwischen Hochwiesen und Moore.",
        "Am Fliegerdenkmal vorbei geht es nach Fulda, wo der Dom in der Sonne weiß leuchtet.",
        "Den ehemaligen Grenzstreifen erkennst du am jungen Wald.",
      ],
      [
        "Am Nachmittag gibt es oft Thermik, dann kreisen wir mit den Bussarden.",
        "Die Wasserkuppe liegt auf 900 Metern, eine Jacke ist nie falsch.",
        "Das Segelflugmuseum nebenan lohnt sich vorher oder nachher.",
      ],
    ],
  },
  {
    id: "wartburg",
    from: ["EDGE"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "flug-mit-kind"],
    via: [
      ["Wartburg", 50.966, 10.307, "Luther, Sängerkrieg, Esel"],
      ["Großer Inselsberg", 50.852, 10.467, "916 Meter, Sendeturm"],
      ["Baumkronenpfad Hainich", 51.08, 10.508, "Urwald aus Buchen"],
    ],
    titles: ["Wartburg und Rennsteig", "Thüringer Wald am Stück", "Hainich, Inselsberg, Wartburg"],
    texts: [
      [
        "Luther brauchte für die Bibel elf Wochen, wir brauchen für die Runde eine Stunde.",
        "Vom Kindel aus sind es vier Minuten bis zur Wartburg.",
        "Eine Runde über den Wald, in dem ich jeden Sommer gewandert bin.",
      ],
      [
        "Die Wartburg sitzt auf ihrem Grat, dahinter läuft der Rennsteig über alle Kuppen.",
        "Im Hainich ist der Buchenwald so dicht, dass man den Boden nicht sieht, nur der Pfad in den Kronen fällt auf.",
        "Am Inselsberg stehen sich Wetter und Wald gegenüber, manchmal liegt Schnee bis in den April.",
      ],
      [
        "Kinder bekommen eine Karte und dürfen Burgen ankreuzen.",
        "Wer den Rennsteig gelaufen ist, erkennt die Strecke wieder.",
        "Bei Nordwind fliegen wir die Runde andersherum, dann bleibt es ruhig.",
      ],
    ],
  },
  {
    id: "palatinate",
    from: ["EDRY", "EDFM", "EDRF"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Speyerer Dom", 49.317, 8.442, "Vier Kaiser, vier Türme"],
      ["Hambacher Schloss", 49.325, 8.118, "Schwarz-Rot-Gold seit 1832"],
      ["Trifels", 49.196, 7.979, "Drei Burgen auf drei Felsen"],
      ["Deutsches Weintor", 49.052, 7.94, "Ende der Weinstraße"],
    ],
    titles: ["Weinstraße und Trifels", "Pfälzerwald von oben", "Vom Dom zur Reichsburg"],
    texts: [
      [
        "Die Pfalz hat am Rand Wein und dahinter nur noch Wald.",
        "Eine Runde vom Rhein an die Haardt und wieder heim.",
        "Meine Hausstrecke: erst flach, dann Reben, dann Felsen.",
      ],
      [
        "Hinter dem Dom beginnt das Gemüse, hinter Neustadt der Wein und hinter dem Hambacher Schloss der größte Wald im Land.",
        "Trifels, Anebos und Scharfenberg stehen auf drei roten Felsen nebeneinander.",
        "Die Dörfer an der Weinstraße hängen aneinander wie Perlen, jedes mit eigenem Kirchturm.",
      ],
      [
        "Bei klarer Luft siehst du das Straßburger Münster.",
        "Am Abend werden die Sandsteinfelsen tiefrot.",
        "Danach gibt es eine Schorle, für mich ohne Wein.",
      ],
    ],
  },
  {
    id: "saar-loop",
    from: ["EDRT", "EDRZ"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "luftfotografie", "flug-mit-hund"],
    via: [
      ["Porta Nigra", 49.76, 6.644, "Trier, älter als alles andere hier"],
      ["Saarburg", 49.607, 6.55, "Wasserfall mitten in der Stadt"],
      ["Saarschleife", 49.502, 6.543, "Einmal ganz herum"],
    ],
    titles: ["Saarschleife und Porta Nigra", "Römer, Riesling, Saarschleife", "Um die Cloef herum"],
    texts: [
      [
        "Die Saarschleife kennt jeder vom Plakat, wir fliegen um sie herum.",
        "Eine Stunde an drei Flüssen, in der Ecke, wo sich drei Länder treffen.",
        "Trier hat die Römer, die Saar die Schleife, und beides passt in einen Flug.",
      ],
      [
        "In Trier siehst du Porta Nigra, Basilika und Amphitheater, danach die Steilhänge an der Saar.",
        "An der Cloef steht meistens eine Menschentraube, wir winken mit den Flügeln.",
        "Das obere Moseltal bildet die Grenze zu Luxemburg, die Weinberge gehen auf beiden Seiten weiter.",
      ],
      [
        "Über der Schleife kreise ich links herum und rechts herum.",
        "Ein ruhiger Hund darf auf die Rückbank, eine Decke liegt bereit.",
        "In der Luft reden wir über die Sprechanlage, schreien muss niemand.",
      ],
    ],
  },
  {
    id: "mosel-wine",
    from: ["EDRT", "EDRK"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug"],
    light: "low-sun",
    via: [
      ["Bernkastel-Kues", 49.916, 7.07, "Brücke, Burg, Fachwerk"],
      ["Bremmer Calmont", 50.1, 7.117, "Der steilste Weinberg Europas"],
      ["Zeller Hamm", 50.03, 7.18, "Die Mosel kommt fast wieder an"],
    ],
    titles: ["Moselschleifen in tiefer Sonne", "Calmont im Streiflicht", "Bernkastel, Zell, Bremm"],
    texts: [
      [
        "Im Streiflicht sieht man jede Rebzeile einzeln.",
        "Die Mosel legt auf fünfzig Kilometern Luftlinie mehr als hundert zurück.",
        "Bei Zeltingen zeige ich dir den Hang, von dem mein liebster Riesling kommt.",
      ],
      [
        "Bei Zell kommt der Fluss sich selbst bis auf ein paar hundert Meter entgegen, bei Bremm steht der Calmont wie eine Wand.",
        "Die Brücken von Bernkastel und Traben liegen unter uns, dazwischen die Hochmoselbrücke auf ihren Stelzen.",
        "Oben auf dem Hunsrück ist es flach, erst am Rand fällt alles ins Tal.",
      ],
      [
        "Viele Kurven, meistens wenig Wind.",
        "Nach der Landung darfst du am Platz in den Hangar schauen.",
        "Wer leicht flau wird, schaut einfach nach vorn, ich fliege die Kurven flach.",
      ],
    ],
  },
  {
    id: "aerobatics",
    from: ["EDFE"],
    kind: "round_trip",
    terrain: "above-clouds",
    topics: ["kunstflug"],
    isAerobatic: true,
    linger: 8,
    via: [["Kunstflugraum", 49.85, 8.9, "1.500 Meter über Grund, alles frei"]],
    titles: ["Rollen, Loopings, Turns", "Kopfüber auf Wunsch", "Zwanzig Minuten Kunstflug"],
    texts: [
      [
        "Du sitzt vorn und sagst, wie viel du möchtest: eine Rolle oder das ganze Programm.",
        "Kunstflug in einer Zweisitzerin, die dafür gebaut ist.",
        "Ich fliege seit fünfzehn Jahren Wettbewerbe und für Gäste deutlich sanfter.",
      ],
      [
        "Wir fangen mit einer Fassrolle an, dann Looping und Turn, und jede Figur kündige ich an.",
        "Die Erde ist mal oben, mal unten, der Horizont dreht sich, und du merkst, wie schwer vier g sind.",
        "Zwischen den Figuren fliegen wir geradeaus, bis du wieder nicken kannst.",
      ],
      [
        "Mindestens 18 Jahre, höchstens 95 kg, Fallschirm und Einweisung gehören dazu.",
        "Iss vorher eine Kleinigkeit, nüchtern ist keine gute Idee.",
        "Ein Wort genügt, und wir fliegen gerade nach Hause.",
      ],
    ],
  },
  {
    id: "rhoen-vogelsberg",
    from: ["EDER"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "schnupperflug"],
    light: "low-sun",
    via: [
      ["Point Alpha", 50.724, 9.937, "Wachturm am früheren Zaun"],
      ["Vogelsberg", 50.534, 9.235, "Ein Vulkan, halb so breit wie Hessen"],
      ["Schloss Fasanerie", 50.497, 9.697, "Barock vor den Toren von Fulda"],
    ],
    titles: ["Rhön und Vogelsberg am Abend", "Point Alpha aus der Luft", "Zwei alte Vulkane"],
    texts: [
      [
        "Wenn die Segelflieger einpacken, wird es auf der Kuppe still, dann starte ich.",
        "Eine Abendrunde mit einem Motorsegler, der gern auch ohne Motor fliegt.",
        "Rhön und Vogelsberg waren einmal Vulkane, von oben glaubt man es sofort.",
      ],
      [
        "Am Point Alpha standen sich zwei Armeen gegenüber, heute verläuft dort nur noch ein grüner Streifen.",
        "Der Vogelsberg ist ein flacher Schild, die Bäche laufen von ihm in alle Richtungen davon.",
        "Um Schloss Fasanerie liegen die Alleen wie Strahlen im Feld.",
      ],
      [
        "Der Motor ist leise genug für ein Gespräch.",
        "Vorn sitzen wir nebeneinander, du hast die gleiche Aussicht wie ich.",
        "Abends trägt die Luft noch ein wenig, das spart Sprit.",
      ],
    ],
  },
  {
    id: "three-castles",
    from: ["EDGE", "EDBJ"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "panoramaflug"],
    via: [
      ["Drei Gleichen", 50.88, 10.838, "Drei Burgen auf drei Hügeln"],
      ["Erfurter Dom", 50.976, 11.023, "Domberg und Krämerbrücke"],
      ["Weimar", 50.98, 11.329, "Park an der Ilm"],
    ],
    titles: [
      "Erfurt, Weimar, Drei Gleichen",
      "Thüringer Städte im Vorbeiflug",
      "Von den Gleichen nach Weimar",
    ],
    texts: [
      [
        "Die Städte liegen hier aufgereiht an einer alten Handelsstraße, wir fliegen sie ab.",
        "Goethe ritt von Weimar nach Erfurt drei Stunden, wir brauchen sechs Minuten.",
        "Eine Runde zwischen Burgen und Klassikern.",
      ],
      [
        "In Erfurt stehen Dom und Severikirche Schulter an Schulter, die Krämerbrücke erkennt man an ihrem langen roten Dach.",
        "Weimar ist klein und grün, der Park an der Ilm reicht bis in die Stadt.",
        "Die Drei Gleichen stehen an der Autobahn, jede auf ihrem eigenen Hügel.",
      ],
      [
        "Mit Freigabe aus Erfurt fliegen wir direkt über die Stadt, sonst südlich daran vorbei.",
        "Wer Geschichte mag, bekommt unterwegs Jahreszahlen.",
        "Zurück geht es am Rand des Thüringer Beckens entlang.",
      ],
    ],
  },
]
