import type { Route } from "./route.ts"

/** From Baden, the Black Forest, Württemberg and Lake Constance. */
export const southwestRoutes: readonly Route[] = [
  {
    id: "black-forest",
    from: ["EDTF", "EDTL", "EDTD"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug"],
    via: [
      ["Freiburger Münster", 47.996, 7.853, "Der schönste Turm, sagen sie hier"],
      ["Feldberg", 47.874, 8.004, "1.493 Meter, Alpenblick im Preis"],
      ["Titisee", 47.894, 8.15, "Tretboote und Kuckucksuhren"],
      ["St. Peter", 48.015, 8.033, "Klosterkuppeln zwischen Wiesen"],
    ],
    titles: ["Feldberg, Titisee, Münsterturm", "Schwarzwald mit Alpenblick", "Hinauf zum Feldberg"],
    texts: [
      [
        "Der Schwarzwald ist schnell erreicht, nach zehn Minuten sind wir über den Gipfeln.",
        "Eine Runde, bei der am Horizont die Alpen mitlaufen.",
        "Ich wohne seit zwanzig Jahren am Rand des Schwarzwalds und werde der Runde nicht müde.",
      ],
      [
        "Vom Feldberg reicht der Blick bei Föhn von der Zugspitze bis zum Mont Blanc.",
        "Unten dunkle Tannen, Höfe mit tief gezogenen Dächern und der Titisee als blauer Fleck.",
        "Das Münster steht mitten auf dem Markt, man erkennt sogar die Stände.",
      ],
      [
        "Im Herbst liegt unten Nebel und oben scheint die Sonne, das sind die besten Tage.",
        "Über dem Kamm kann es schaukeln, dann fliegen wir die Täler.",
        "Wer Höhenwind spannend findet, darf mit auf die Karte schauen.",
      ],
    ],
  },
  {
    id: "kaiserstuhl",
    from: ["EDTF", "EDTL"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["schnupperflug", "flug-mit-kind", "panoramaflug"],
    via: [
      ["Kaiserstuhl", 48.09, 7.67, "Ein Vulkan voller Weinberge"],
      ["Breisacher Münster", 48.029, 7.58, "Auf dem Felsen über dem Rhein"],
      ["Europa-Park", 48.267, 7.722, "Achterbahnen zählen"],
    ],
    titles: [
      "Kaiserstuhl und Rheinauen",
      "Vulkan, Wein, Achterbahn",
      "Eine kleine Runde im warmen Süden",
    ],
    texts: [
      [
        "Nirgends in Deutschland ist es wärmer, das merkt man sogar in der Luft.",
        "Vierzig Minuten, viel Wein, ein alter Vulkan.",
        "Eine kurze Runde, bei der Kinder erfahrungsgemäß bis zum Schluss aufpassen.",
      ],
      [
        "Die Terrassen am Kaiserstuhl sehen aus wie Höhenlinien auf einer Karte.",
        "In den Rheinauen verzweigen sich die alten Arme, auf der anderen Seite liegt Frankreich.",
        "Am Europa-Park erkennt man jede einzelne Bahn, am besten die aus Holz.",
      ],
      [
        "Wir bleiben meist auf 900 Metern, da ist es ruhig.",
        "Auf dem Rückweg liegt der Schwarzwald in voller Länge vor der Nase.",
        "Kinder sitzen erhöht und sehen alles.",
      ],
    ],
  },
  {
    id: "lake-constance-round",
    from: ["EDNY", "EDTZ", "EDTM"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Lindau", 47.544, 9.683, "Löwe und Leuchtturm an der Hafeneinfahrt"],
      ["Meersburg", 47.693, 9.271, "Zwei Schlösser, viele Reben"],
      ["Mainau", 47.705, 9.193, "Die Insel der Gärtner"],
      ["Reichenau", 47.7, 9.06, "Drei Kirchen und Gewächshäuser"],
    ],
    titles: ["Einmal um den Bodensee", "Lindau, Mainau, Reichenau", "Drei Länder, ein See"],
    texts: [
      [
        "Der See ist 63 Kilometer lang, wir fliegen ihn in einer knappen Stunde ab.",
        "Eine Runde über Wasser, Inseln und drei Länder.",
        "Vom Zeppelin aus sieht man das auch, bei uns geht es etwas flotter.",
      ],
      [
        "Lindau hängt an seinem Damm, die Mainau ist ein grüner Fleck, die Reichenau ein Mosaik aus Beeten.",
        "Wo der Rhein in den See fließt, zieht er eine graue Fahne ins Blaue.",
        "Im Süden steht der Säntis, dahinter ein Gipfel neben dem anderen.",
      ],
      [
        "Wenn der Zeppelin unterwegs ist, grüßen wir mit Abstand.",
        "Die rechte Seite hat die Berge, die linke das Ufer.",
        "Bei Nebel über dem See verschieben wir, das ist hier oft so und niemandes Schuld.",
      ],
    ],
  },
  {
    id: "rheinfall",
    from: ["EDTZ", "EDTD", "EDNY"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Stein am Rhein", 47.66, 8.859, "Hier verlässt der Rhein den See"],
      ["Rheinfall", 47.678, 8.615, "Gischt bis zum Felsen"],
      ["Hohentwiel", 47.764, 8.818, "Festung auf einem Vulkanschlot"],
    ],
    titles: ["Rheinfall und Hegauvulkane", "Dem Rhein entgegen", "Hohentwiel im Vorbeiflug"],
    texts: [
      [
        "Am Rheinfall stehen unten Hunderte, oben sind wir allein.",
        "Eine Runde vom Untersee in den Hegau, wo alte Vulkane herumstehen.",
        "Die Strecke ist kurz und hat trotzdem alles: See, Fluss, Wasserfall, Berge.",
      ],
      [
        "Der Rhein läuft breit und grün aus dem See, zwanzig Kilometer weiter stürzt er über die Felsen.",
        "Die Hegauberge ragen einzeln aus den Feldern, auf fast jedem steht eine Ruine.",
        "Stein am Rhein ist so klein, dass die ganze Altstadt ins Fenster passt.",
      ],
      [
        "In der Schweiz dürfen wir bleiben, solange wir nicht landen, ganz ohne Zoll.",
        "Wer zum ersten Mal fliegt, ist hier richtig.",
        "Bei Südföhn sieht man den Titlis.",
      ],
    ],
  },
  {
    id: "swabian-alb",
    from: ["EDTM", "EDTQ"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug"],
    via: [
      ["Burg Hohenzollern", 48.323, 8.967, "Auf ihrem Kegel wie gezeichnet"],
      ["Schloss Lichtenstein", 48.406, 9.258, "Klebt am Felsen"],
      ["Uracher Wasserfall", 48.476, 9.37, "Am Albtrauf"],
      ["Hohenneuffen", 48.555, 9.393, "Die größte Ruine der Alb"],
    ],
    titles: ["Burgen am Albtrauf", "Hohenzollern und Lichtenstein", "An der Kante der Alb entlang"],
    texts: [
      [
        "Die Alb bricht nach Norden ab wie ein Stück Torte, an dieser Kante fliegen wir entlang.",
        "Eine gute Stunde Burgen, Felsen und Streuobst.",
        "Segelflieger lieben den Albtrauf wegen des Hangwinds, ich wegen der Aussicht.",
      ],
      [
        "Hohenzollern steht frei auf seinem Kegel, Lichtenstein klebt am Fels, der Neuffen liegt breit auf seinem Sporn.",
        "Bei Bad Urach fällt der Wasserfall aus dem Wald, daneben stehen die Kirschbäume in Reihen.",
        "Oben auf der Alb ist es karg, Wacholder und Schafe, unten im Neckartal wohnt alles dicht an dicht.",
      ],
      [
        "Bei Nordwestwind trägt der Hang, dann wird es kurz bewegt.",
        "Für die Zollernburg drehe ich zwei Kreise.",
        "Am Boden gibt es Linsen mit Spätzle, das ist hier Gesetz.",
      ],
    ],
  },
  {
    id: "hohenlohe",
    from: ["EDTY"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["schnupperflug", "panoramaflug"],
    via: [
      ["Schloss Langenburg", 49.254, 9.853, "Über der Jagst"],
      ["Rothenburg ob der Tauber", 49.378, 10.179, "Stadtmauer rundherum"],
      ["Kloster Schöntal", 49.331, 9.501, "Barock in der Jagstschleife"],
    ],
    titles: ["Hohenlohe und Rothenburg", "Jagst, Kocher, Tauber", "Stadtmauer aus der Luft"],
    texts: [
      [
        "Hohenlohe hat mehr Schlösser als Ampeln, das sieht man am besten von oben.",
        "Eine Runde durch die tief eingeschnittenen Täler von Kocher und Jagst.",
        "Von Schwäbisch Hall nach Rothenburg dauert es mit dem Auto eine Stunde, wir brauchen fünfzehn Minuten.",
      ],
      [
        "Rothenburg liegt in seiner Mauer wie in einem Bilderrahmen, man kann die Wehrgänge verfolgen.",
        "Langenburg sitzt auf seinem Sporn, unter der Autobahnbrücke läuft die Jagst hindurch.",
        "Die Dörfer liegen oben auf der Hochfläche, die Mühlen unten im Tal.",
      ],
      [
        "Bei klarer Sicht steht am Horizont der Odenwald.",
        "Der Platz hat eine lange Bahn und ein gutes Café.",
        "Kurz genug, um danach noch etwas vorzuhaben.",
      ],
    ],
  },
  {
    id: "stuttgart-vineyards",
    from: ["EDTQ"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "panoramaflug"],
    light: "low-sun",
    linger: 10,
    via: [
      ["Schloss Ludwigsburg", 48.9, 9.196, "Garten mit allen Schikanen"],
      ["Hessigheimer Felsengärten", 48.993, 9.187, "Reben, Fels, Neckarschleife"],
      ["Burg Lichtenberg", 49.003, 9.29, "Über dem Bottwartal"],
    ],
    titles: [
      "Neckarschleifen am Abend",
      "Ludwigsburg und die Felsengärten",
      "Reben, Residenz, Neckar",
    ],
    texts: [
      [
        "Zwischen Stuttgart und Heilbronn baut der Neckar seine schönsten Schleifen.",
        "Eine Abendrunde über Weinberge, die so steil sind, dass kein Traktor hinkommt.",
        "Pattonville war einmal ein Militärplatz, heute starten wir dort zu kleinen Runden.",
      ],
      [
        "Das Ludwigsburger Schloss mit seinem Garten, danach die Felsengärten über der Neckarschleife.",
        "Die Trockenmauern werfen im tiefen Licht Streifen über die Hänge.",
        "Im Süden steht der Fernsehturm über Stuttgart, der Kessel liegt schon im Schatten.",
      ],
      [
        "Nach 45 Minuten sind wir zurück.",
        "Wer in Ludwigsburg wohnt, findet sein Haus, ich fliege langsam.",
        "Bring eine Sonnenbrille mit, die Sonne steht genau vor uns.",
      ],
    ],
  },
  {
    id: "lake-to-saentis",
    from: ["EDNY", "LSZR", "EDTZ"],
    kind: "round_trip",
    terrain: "alps",
    topics: ["alpenflug", "panoramaflug"],
    via: [
      ["Säntis", 47.249, 9.343, "2.502 Meter, Sendeturm"],
      ["Churfirsten", 47.152, 9.33, "Sieben Zähne über dem Walensee"],
      ["Rheintal", 47.3, 9.58, "Drei Länder nebeneinander"],
    ],
    titles: [
      "Säntis und Churfirsten",
      "Vom See hinauf ins Appenzell",
      "Sieben Zähne über dem Walensee",
    ],
    texts: [
      [
        "Vom Bodensee aus sind es fünfzehn Minuten bis zum ersten Zweieinhalbtausender.",
        "Ein kleiner Alpenflug ohne lange Anreise.",
        "Der Säntis steht jeden Tag vor meinem Küchenfenster, manchmal muss ich hin.",
      ],
      [
        "Am Säntis sieht man die Terrasse mit den Leuten, dahinter reihen sich die Churfirsten über dem Walensee.",
        "Das Appenzell liegt davor wie gekämmt, ein Hügel, ein Hof, ein Hügel, ein Hof.",
        "Bei klarer Sicht zähle ich bis zum Tödi und höre dann auf.",
      ],
      [
        "Bei Föhn bleiben wir am Boden, am See merkt man davon nichts, am Berg schon.",
        "In 3.000 Metern ist es auch im Sommer kühl.",
        "Wir kommen durch das Rheintal zurück, mit Blick auf den ganzen See.",
      ],
    ],
  },
]
