import type { Route } from "./route.ts"

/** From Bonn, Köln, Leverkusen and the Ahr. */
export const rhinelandRoutes: readonly Route[] = [
  {
    id: "juist",
    from: ["EDKB", "EDKL"],
    to: "EDWJ",
    kind: "one_way",
    terrain: "islands",
    topics: ["inselflug", "wochenendtrip"],
    via: [
      ["Über dem Münsterland", 51.95, 7.5, "2.500 ft, Blick bis zum Teutoburger Wald"],
      ["Die Ems bei Leer", 53.22, 7.43, "Gleich beginnt das Watt"],
    ],
    titles: [
      "Übers Watt nach Juist",
      "Vom Rhein ans Töwerland",
      "Nach Juist, bevor die Fähre ablegt",
    ],
    texts: [
      [
        "Ich verbringe das Wochenende auf Juist und habe noch Plätze frei.",
        "Meine Schwester wohnt auf Juist, ich fliege die Strecke ohnehin alle paar Wochen.",
        "Ein Zimmer auf der Insel ist gebucht, der Rest der Maschine ist leer. Flieg mit.",
      ],
      [
        "Wir folgen dem Rhein, dann der Ems, und wenn die Flut mitspielt, sehen wir kurz vor der Insel die Seehunde auf der Sandbank.",
        "Hinter dem Ruhrgebiet wird das Land flach und grün, bei Leer biegt die Ems nach Westen, danach liegt nur noch Watt unter uns.",
        "Das Münsterland ist von oben ein Schachbrett mit Wasserschlössern, und die letzten zehn Minuten gehören den Prielen.",
      ],
      [
        "Zurück geht es für dich mit der Fähre oder am Sonntag wieder mit mir.",
        "Am Platz wartet die Kutsche in den Ort, die Rückfahrt organisierst du selbst.",
        "Autos gibt es auf Juist nicht, das Gepäck bleibt deshalb besser klein.",
      ],
    ],
  },
  {
    id: "siebengebirge",
    from: ["EDKB", "EDRA", "EDKL"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "schnupperflug"],
    light: "low-sun",
    linger: 10,
    via: [
      ["Drachenfels", 50.665, 7.209, "Linke Runde um die Ruine"],
      ["Brücke von Remagen", 50.579, 7.244, "Die Türme stehen noch, die Brücke nicht"],
      ["Rolandsbogen", 50.628, 7.203, "Nonnenwerth liegt im Strom"],
    ],
    titles: [
      "Siebengebirge im Abendlicht",
      "Einmal um den Drachenfels",
      "Rheininseln und sieben Berge",
    ],
    texts: [
      [
        "Abendrunde über den sieben Bergen, die in Wahrheit über vierzig sind.",
        "Eine kurze Runde rheinaufwärts, wenn die Sonne tief steht und die Hügel lange Schatten werfen.",
        "Diese Runde fliege ich seit Jahren und sehe jedes Mal etwas Neues.",
      ],
      [
        "Erst der Drachenfels mit seiner Ruine, dann Nonnenwerth mitten im Rhein und die beiden Brückentürme von Remagen.",
        "Du siehst den Petersberg, den Ölberg und unten die Ausflugsschiffe, die gegen den Strom kaum vorankommen.",
        "Wir drehen über Remagen und kommen am Rolandsbogen vorbei zurück, die Sonne dann über der Eifel.",
      ],
      [
        "Gut geeignet, wenn du zum ersten Mal in einer kleinen Maschine sitzt.",
        "Der Platz neben mir ist frei, die Kamera darf mit.",
        "Wer dort unten wandert, erkennt hinterher jeden Gipfel wieder.",
      ],
    ],
  },
  {
    id: "koeln-dusk",
    from: ["EDKL", "EDKB"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "luftfotografie"],
    light: "blue-hour",
    linger: 15,
    via: [
      ["Mülheimer Brücke", 50.966, 7.001, "Der Rhein wird zum Wegweiser"],
      ["Kölner Dom", 50.941, 6.958, "Freigabe vom Tower Köln/Bonn, 2.000 ft"],
      ["Südbrücke", 50.916, 6.979, "Kranhäuser und Rheinauhafen"],
    ],
    titles: [
      "Köln von oben, zur blauen Stunde",
      "Wenn in Köln die Lichter angehen",
      "Sieben Brücken und ein Dom",
    ],
    texts: [
      [
        "Wir starten bei letztem Tageslicht und sind über dem Dom, wenn unten die Lampen angehen.",
        "Vierzig Minuten Köln, genau in der Zeit zwischen Tag und Nacht.",
        "Ich mag Köln am liebsten aus 600 Metern und mit eingeschaltetem Licht.",
      ],
      [
        "Hohenzollernbrücke, Dom und Fernsehturm liegen beieinander wie auf einem Modell, im Rheinauhafen spiegeln sich die Kranhäuser.",
        "Wir folgen dem Rhein von Brücke zu Brücke und drehen über der Südbrücke um.",
        "Die Ringe zeichnen sich als helle Bögen um die Altstadt, der Rhein bleibt dunkel dazwischen.",
      ],
      [
        "Die Freigabe gibt uns der Flughafen, manchmal warten wir dafür eine Runde am Rand.",
        "Gelandet wird vor dem Ende der bürgerlichen Dämmerung.",
        "Bring ein lichtstarkes Objektiv mit, wenn du fotografierst.",
      ],
    ],
  },
  {
    id: "bodensee-from-rhine",
    from: ["EDKB"],
    to: "EDNY",
    kind: "one_way",
    terrain: "lake",
    topics: ["wochenendtrip", "panoramaflug"],
    via: [
      ["Loreley", 50.139, 7.729, "Der Rhein wird eng, die Burgen stehen dicht"],
      ["Heidelberg", 49.411, 8.715, "Das Schloss über dem Neckar"],
      ["Hohenzollern", 48.323, 8.967, "Die Burg steht allein auf ihrem Kegel"],
    ],
    titles: ["Vom Rhein zum Bodensee", "Flussaufwärts bis zum See", "Von Hangelar an den See"],
    texts: [
      [
        "Ich besuche Freunde in Friedrichshafen und nehme gern Gesellschaft mit.",
        "Zwei Stunden statt sechs: Ich muss an den See, und du könntest mitkommen.",
        "Von Hangelar nach Friedrichshafen, einmal quer durch den Südwesten.",
      ],
      [
        "Erst der Mittelrhein mit seinen Burgen, dann Heidelberg, am Ende die Zollernburg und dahinter bei klarer Sicht die Alpen.",
        "Wir fliegen am Rhein entlang bis Mainz, queren den Odenwald und sehen den See schon von der Alb aus.",
        "Nach der Schwäbischen Alb fällt das Land ab, und der Bodensee liegt in voller Länge vor uns.",
      ],
      [
        "Zurück fliege ich zwei Tage später, sprich mich an, wenn dir das passt.",
        "In Friedrichshafen hält die Bahn direkt am Flughafen.",
        "Bei Nebel am See landen wir in Mengen oder fliegen an einem anderen Tag.",
      ],
    ],
  },
  {
    id: "eltz",
    from: ["EDKB", "EDRK", "EDRA"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Laacher See", 50.413, 7.27, "Ein Vulkan, der voll Wasser gelaufen ist"],
      ["Burg Eltz", 50.205, 7.337, "Steht im Wald, sieht man nur von oben ganz"],
      ["Cochem", 50.143, 7.167, "Reichsburg und die große Schleife"],
      ["Deutsches Eck", 50.364, 7.606, "Die Mosel grün, der Rhein grau"],
    ],
    titles: [
      "Burg Eltz und die Moselschleifen",
      "Mosel, Maare und eine Burg im Wald",
      "Einmal Cochem und zurück",
    ],
    texts: [
      [
        "Meine Lieblingsrunde, wenn jemand zum ersten Mal mitfliegt: viel zu sehen, wenig Geradeausflug.",
        "Eine Runde durch die Osteifel und die Mosel entlang zurück.",
        "Eine Runde für Leute, die gern aus dem Fenster schauen.",
      ],
      [
        "Burg Eltz versteckt sich vom Boden aus in einem Seitental, von oben liegt sie frei auf ihrem Felsen.",
        "Die Mosel windet sich bei Cochem so eng, dass man dieselbe Kirche dreimal sieht.",
        "Am Laacher See erkennst du die Abtei, hinter Cochem werden die Weinberge so steil, dass die Bahnen für die Winzer auffallen.",
      ],
      [
        "Am Deutschen Eck drehen wir ab und folgen dem Rhein nach Hause.",
        "Wer hinten sitzt, darf einmal mit vorn tauschen, am Boden natürlich.",
        "Über Cochem kreise ich auf Wunsch in beide Richtungen, damit jeder etwas sieht.",
      ],
    ],
  },
  {
    id: "ahr",
    from: ["EDRA"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["schnupperflug", "flug-mit-kind"],
    linger: 5,
    via: [
      ["Altenahr", 50.517, 6.993, "Die Ahr macht hier fast einen Kreis"],
      ["Nürburgring", 50.335, 6.947, "Nordschleife, 73 Kurven"],
      ["Maria Laach", 50.402, 7.252, "Die Abtei am Seeufer"],
    ],
    titles: [
      "Ahr, Ring und Laacher See",
      "Nordschleife und Weinberge",
      "Weinberge, Kurven, Krater",
    ],
    texts: [
      [
        "Start auf dem Bengener Berg, gleich dahinter fällt das Tal ab.",
        "Eine kurze Runde ab Bad Neuenahr, die auch Kindern nicht zu lang wird.",
        "Wir nehmen uns eine halbe Stunde für das Ahrtal und alles, was dahinter liegt.",
      ],
      [
        "Unten die Weinterrassen von Altenahr, dann die ganze Nordschleife auf einen Blick und am Ende der runde Laacher See.",
        "Man sieht, wo die Ahr sich nach 2021 ein neues Bett gesucht hat und wie viel wieder steht.",
        "Der Ring wirkt aus der Luft klein, bis man die Autos zählt.",
      ],
      [
        "Kinder ab 25 kg sitzen hinten und bekommen ein eigenes Headset.",
        "Danach gibt es in der Fliegerklause Kuchen.",
        "Frag mich ruhig vorher, ich erkläre gern jedes Instrument.",
      ],
    ],
  },
  {
    id: "mittelrhein",
    from: ["EDRK", "EDKB", "EDFZ"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug"],
    via: [
      ["Marksburg", 50.272, 7.649, "Als einzige nie zerstört"],
      ["Loreley", 50.139, 7.729, "132 Meter Fels und ein paar Lastkähne"],
      ["Pfalzgrafenstein", 50.085, 7.765, "Die Zollburg im Fluss"],
      ["Niederwalddenkmal", 49.98, 7.899, "Weinberge bis Rüdesheim"],
    ],
    titles: ["Burgenparade am Mittelrhein", "Loreley von oben", "Vierzig Burgen, ein Fluss"],
    texts: [
      [
        "Zwischen Koblenz und Bingen steht alle zwei Kilometer eine Burg, wir fliegen sie der Reihe nach ab.",
        "Der Mittelrhein ist die Strecke, auf der ich fliegen gelernt habe.",
        "Eine Runde den Strom hinauf, auf der anderen Talseite wieder hinunter.",
      ],
      [
        "Marksburg, Rheinfels, die Pfalz bei Kaub: jede liegt für einen Moment genau unter der Fläche.",
        "An der Loreley ist der Rhein nur 145 Meter breit, die Schiffe fahren dort wie auf Schienen.",
        "Bei Kaub steht eine Zollburg mitten im Fluss wie ein Schiff vor Anker.",
      ],
      [
        "Auf dem Rückweg fliege ich etwas höher, dann sieht man Hunsrück und Taunus zugleich.",
        "Kopfhörer bekommst du von mir, Fragen gehen über die Bordsprechanlage.",
        "Am Nachmittag steht die Sonne auf der rechten Rheinseite, das Licht ist dann am besten.",
      ],
    ],
  },
  {
    id: "bergisches",
    from: ["EDKL", "EDKZ", "EDKB"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["schnupperflug", "panoramaflug"],
    linger: 8,
    via: [
      ["Altenberger Dom", 51.055, 7.133, "Im Tal der Dhünn"],
      ["Große Dhünntalsperre", 51.077, 7.206, "Trinkwasser, deshalb kein Boot"],
      ["Müngstener Brücke", 51.161, 7.134, "107 Meter Stahl von 1897"],
    ],
    titles: [
      "Talsperren im Bergischen",
      "Müngstener Brücke aus der Luft",
      "Bergische Seenplatte, kurze Runde",
    ],
    texts: [
      [
        "Vom Rhein sind es fünf Minuten, dann fängt das Bergische an.",
        "Eine kurze Runde über Wälder, Wasser und Schieferdächer.",
        "Wer im Bergischen wohnt, sucht auf diesem Flug meistens sein eigenes Haus.",
      ],
      [
        "Altenberger Dom, die verzweigte Dhünntalsperre und die Müngstener Brücke liegen auf einer Linie.",
        "Von der Dhünntalsperre sieht man aus der Luft, wie viele Täler sie gefüllt hat.",
        "Wenn gerade ein Zug über die Müngstener Brücke fährt, drehen wir eine Runde mehr.",
      ],
      [
        "Sag mir vorher deine Straße, oft lässt sich ein Schlenker einbauen.",
        "Gut zum Ausprobieren, ob dir kleine Flugzeuge liegen.",
        "Am Platz gibt es danach Waffeln, das gehört im Bergischen dazu.",
      ],
    ],
  },
  {
    id: "koeln-proposal",
    from: ["EDKB", "EDKL"],
    kind: "round_trip",
    terrain: "city",
    topics: ["heiratsantrag-in-der-luft", "stadtflug"],
    light: "low-sun",
    linger: 8,
    via: [
      ["Schloss Augustusburg", 50.829, 6.909, "Brühl, Garten nach französischem Muster"],
      ["Hohenzollernbrücke", 50.941, 6.965, "Die Schlösser sieht man nicht, aber man weiß es"],
      ["Drachenfels", 50.665, 7.209, "Hier ist Platz für eine Frage"],
    ],
    titles: ["Eine Frage über dem Rhein", "Zu zweit über Köln", "Runde mit Ringfach"],
    texts: [
      [
        "Zwei Plätze hinten, Vorhang gibt es keinen, aber ich kann meine Sprechanlage leise stellen.",
        "Diese Runde ist für zwei gedacht, die etwas zu besprechen haben.",
        "Drei Anträge habe ich schon geflogen, alle drei wurden angenommen.",
      ],
      [
        "Wir fliegen über Schloss Augustusburg nach Köln, an Dom und Hohenzollernbrücke vorbei und am Drachenfels zurück.",
        "Über dem Dom kreisen wir einmal, danach wird es am Siebengebirge ruhig.",
        "Die Sonne steht dann tief über der Eifel, und der Rhein glänzt bis Koblenz.",
      ],
      [
        "Schreib mir vorher, wann die Frage kommen soll, dann funke ich in dem Moment nicht.",
        "Sekt gibt es erst nach der Landung.",
        "Wenn es nicht um einen Antrag geht, ist die Runde genauso schön.",
      ],
    ],
  },
  {
    id: "cathedral-morning",
    from: ["EDKB", "EDKL", "EDLN"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["luftfotografie", "panoramaflug"],
    light: "morning",
    via: [
      ["Tagebau Hambach", 50.91, 6.51, "Fast 400 Meter tief"],
      ["Tagebau Garzweiler", 51.062, 6.49, "Bagger, groß wie Häuser"],
      ["Schloss Dyck", 51.142, 6.559, "Wasserschloss mit Park"],
    ],
    titles: [
      "Tagebau und Wasserschlösser",
      "Die großen Löcher im Rheinland",
      "Garzweiler am Morgen",
    ],
    texts: [
      [
        "Vom Boden aus steht man am Rand, von oben versteht man das Ausmaß.",
        "Eine Runde über das Rheinische Revier, solange dort noch gebaggert wird.",
        "Ich fotografiere die Tagebaue seit zehn Jahren, jedes Mal sieht es anders aus.",
      ],
      [
        "Hambach und Garzweiler liegen da wie zwei Canyons, daneben Windräder und ein paar Wasserschlösser.",
        "Die Schichten im Abbau leuchten morgens in Ocker und Grau, die Bagger werfen lange Schatten.",
        "Zwischen den Gruben liegt Schloss Dyck mit seinem Park, als ginge es das alles nichts an.",
      ],
      [
        "Ich fliege mit offenem Fotofenster, zieh dich warm an.",
        "Vormittags ist die Luft ruhig, das hilft beim Fotografieren.",
        "Wer in der Gegend aufgewachsen ist, sollte das einmal gesehen haben.",
      ],
    ],
  },
]
