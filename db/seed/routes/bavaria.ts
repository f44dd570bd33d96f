import type { Route } from "./route.ts"

/** From Franconia, Swabia, München, the Allgäu and the Danube. */
export const bavarianRoutes: readonly Route[] = [
  {
    id: "neuschwanstein",
    from: ["EDMA", "EDMK", "EDNL"],
    kind: "round_trip",
    terrain: "alps",
    topics: ["alpenflug", "luftfotografie", "panoramaflug"],
    via: [
      ["Wieskirche", 47.681, 10.9, "Rokoko auf der Wiese"],
      ["Schloss Neuschwanstein", 47.558, 10.75, "Mit Abstand, wegen der anderen"],
      ["Forggensee", 47.61, 10.73, "Im Winter fast leer"],
    ],
    titles: [
      "Neuschwanstein und Forggensee",
      "Königsschlösser von oben",
      "Am Alpenrand bis Füssen",
    ],
    texts: [
      [
        "Das bekannteste Schloss des Landes, ohne Schlange davor.",
        "Nach Süden, bis die Berge im Weg stehen, und dann an ihnen entlang.",
        "Eine Runde, die ich oft fliege und bei der es trotzdem jedes Mal still wird in der Kabine.",
      ],
      [
        "Neuschwanstein steht auf seinem Felsen, darunter Hohenschwangau, daneben der Alpsee, der von oben schwarz ist.",
        "Die Wieskirche liegt allein auf einer Wiese, dahinter wird das Land wellig und dann schlagartig steil.",
        "Am Forggensee siehst du im Winterhalbjahr den alten Lauf des Lechs.",
      ],
      [
        "Wir halten Abstand zu den Gleitschirmen am Tegelberg.",
        "Nachmittags steht die Sonne auf der Schlossseite, vormittags auf den Bergen.",
        "Vorn rechts ist der beste Platz, den losen wir aus.",
      ],
    ],
  },
  {
    id: "zugspitze",
    from: ["EDMA", "EDMJ"],
    kind: "round_trip",
    terrain: "alps",
    topics: ["alpenflug", "panoramaflug"],
    light: "morning",
    via: [
      ["Starnberger See", 47.9, 11.3, "Die Roseninsel ist ein Punkt"],
      ["Zugspitze", 47.421, 10.985, "2.962 Meter, auf Augenhöhe"],
      ["Eibsee", 47.457, 10.973, "Grün wie gemalt, ist aber echt"],
      ["Kloster Andechs", 47.974, 11.183, "Der heilige Berg mit Bier"],
    ],
    titles: [
      "Zugspitze auf Augenhöhe",
      "Eibsee, Wetterstein, Zugspitze",
      "Von den Seen zur Zugspitze",
    ],
    texts: [
      [
        "Auf knapp 3.000 Metern fliegen wir am Gipfelkreuz vorbei.",
        "Erst Seen, dann Moore, dann Fels: Das Oberland steigert sich.",
        "Ein Alpenflug für einen klaren Vormittag, anders fliege ich ihn nicht.",
      ],
      [
        "Am Gipfel erkennst du die Seilbahn, den Gletscherrest und die Leute auf der Terrasse.",
        "Der Eibsee mit seinen Inseln liegt grün unter der Nordwand, dahinter das Höllental.",
        "Auf dem Rückweg der Starnberger See und Andechs auf seinem Hügel.",
      ],
      [
        "Über 2.500 Metern ist die Luft dünn, aber kein Problem für gesunde Leute.",
        "Bei mehr als 20 Knoten Höhenwind sage ich ab, da diskutiere ich nicht.",
        "Warm anziehen, die Heizung verliert gegen die Alpen.",
      ],
    ],
  },
  {
    id: "allgaeu",
    from: ["EDMK"],
    kind: "round_trip",
    terrain: "alps",
    topics: ["alpenflug", "schnupperflug", "flug-mit-kind"],
    via: [
      ["Grünten", 47.551, 10.32, "Der Wächter des Allgäus"],
      ["Oberstdorf", 47.41, 10.28, "Die Schanzen sind unübersehbar"],
      ["Großer Alpsee", 47.575, 10.19, "Immenstadt am Ende"],
    ],
    titles: [
      "Grünten und Oberstdorf",
      "Allgäu, einmal bis zu den Schanzen",
      "Kühe, Kapellen, Kalkwände",
    ],
    texts: [
      [
        "Durach liegt so nah an den Bergen, dass man kaum Zeit zum Steigen hat.",
        "Ein kurzer Alpenflug, der auch mit Kindern gut geht.",
        "Früher bin ich hier auf jeden Gipfel gestiegen, heute fliege ich daran vorbei.",
      ],
      [
        "Der Grünten steht als Erster da, dann öffnet sich das Illertal bis Oberstdorf mit seinen Schanzen.",
        "Höfats, Nebelhorn und Widderstein stehen im Halbkreis, so nah, dass man Wanderer erkennt.",
        "Unten das Grün, das man aus der Werbung kennt, oben grauer Kalk.",
      ],
      [
        "Morgens ist es still, ab Mittag kommt Wind aus den Tälern.",
        "In dieser kurzen Zeit bekommst du mehr Berge als an einem Wandertag.",
        "Bei Föhn fliegen wir nordwärts zum Illerwinkel oder gar nicht.",
      ],
    ],
  },
  {
    id: "munich-lakes",
    from: ["EDMJ", "EDMA"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "luftfotografie"],
    light: "low-sun",
    via: [
      ["Ammersee", 48.0, 11.12, "Dampfer mit Schaufelrad"],
      ["Kloster Andechs", 47.974, 11.183, "Turm auf dem Moränenhügel"],
      ["Starnberger See", 47.92, 11.31, "20 Kilometer lang, vorn die Berge"],
    ],
    titles: ["Fünfseenland am Abend", "Ammersee und Andechs", "Seen vor der Alpenkette"],
    texts: [
      [
        "Das Fünfseenland hat von oben mehr als fünf, aber die kleinen zählen nicht mit.",
        "Eine Abendrunde südwestlich von München, wenn die Alpen rosa werden.",
        "Noch einmal über die Seen, bevor es dunkel wird, dafür wohne ich hier.",
      ],
      [
        "Der Ammersee links, der Starnberger rechts, dazwischen Andechs, und am Südrand steht die ganze Kette.",
        "Bei tiefer Sonne werden die Wasserflächen zu Spiegeln, einer nach dem anderen.",
        "An den Ufern siehst du die Bootshäuser und Stege, die man vom Weg aus nie zu Gesicht bekommt.",
      ],
      [
        "Danach ist noch Zeit fürs Abendessen.",
        "Wir landen, bevor die Sonne weg ist.",
        "Bei Fernsicht reicht es vom Watzmann bis zur Zugspitze.",
      ],
    ],
  },
  {
    id: "chiemsee",
    from: ["EDML", "LOWS"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "wunschflug"],
    via: [
      ["Herrenchiemsee", 47.86, 12.396, "Versailles auf einer Insel"],
      ["Fraueninsel", 47.873, 12.426, "Kloster, Fischer, keine Autos"],
      ["Kampenwand", 47.754, 12.361, "Gezackt wie ein Hahnenkamm"],
    ],
    titles: ["Chiemsee und Kampenwand", "Herreninsel, Fraueninsel, Berge", "Das bayerische Meer"],
    texts: [
      [
        "Am Chiemsee kommen Wasser und Berge so nah zusammen, dass beides in ein Bild passt.",
        "Eine Runde, deren Ende du mitbestimmst.",
        "Wir fliegen zum See, danach entscheidet ihr: Berge oder noch eine Runde Wasser.",
      ],
      [
        "Herrenchiemsee liegt in seinem Wald, der Garten läuft schnurgerade auf das Schloss zu, gegenüber die Fraueninsel.",
        "Die Kampenwand steht mit ihren Zacken gleich hinter dem Ufer.",
        "Der See ist an den Mündungen der Ache türkis, weiter draußen dunkelblau.",
      ],
      [
        "Sag mir, was du sehen willst, ich plane die Runde darum herum.",
        "Bei Ostwind ist es glasklar, dann fliegen wir etwas weiter.",
        "Kaffee gibt es hinterher am Platz.",
      ],
    ],
  },
  {
    id: "danube-gorge",
    from: ["EDML", "EDMS"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Regensburg", 49.02, 12.098, "Steinerne Brücke und Dom"],
      ["Walhalla", 49.031, 12.224, "Ein Tempel an der Donau"],
      ["Weltenburger Enge", 48.899, 11.82, "Kloster in der Donauschleife"],
      ["Befreiungshalle Kelheim", 48.918, 11.861, "Rund und gelb"],
    ],
    titles: [
      "Donaudurchbruch und Walhalla",
      "Regensburg, Kelheim, Weltenburg",
      "Wo die Donau eng wird",
    ],
    texts: [
      [
        "Die Donau hat sich hier durch den Jura gesägt, das sieht man nur von oben richtig.",
        "Eine Runde über zwei Denkmäler, ein Kloster und eine sehr alte Brücke.",
        "Niederbayern ist flach, bis man an die Donau kommt.",
      ],
      [
        "Kloster Weltenburg liegt auf seiner Kiesbank, darüber stehen die Felsen, und dann kommt gleich die Befreiungshalle.",
        "Die Walhalla blickt über die Ebene, als wäre sie aus Athen herübergeflogen.",
        "In Regensburg zählst du die Geschlechtertürme, es sind noch etwa zwanzig.",
      ],
      [
        "Am Ende fliegen wir an den Pferdeweiden des Gäubodens vorbei.",
        "Am Platz sind die Wege kurz, vom Auto ins Flugzeug sind es zwei Minuten.",
        "Für die Felsen sitzt du am besten rechts.",
      ],
    ],
  },
  {
    id: "bavarian-forest",
    from: ["EDMS", "EDMV"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug"],
    via: [
      ["Großer Arber", 49.112, 13.136, "1.456 Meter, zwei Radarkuppeln"],
      ["Lusen", 48.939, 13.506, "Ein Gipfel aus Blöcken"],
      ["Passau", 48.574, 13.466, "Drei Flüsse, drei Farben"],
    ],
    titles: [
      "Arber, Lusen, Dreiflüsseeck",
      "Bayerischer Wald bis Passau",
      "Inn, Ilz und Donau in drei Farben",
    ],
    texts: [
      [
        "Der Wald im Nationalpark darf seit fünfzig Jahren machen, was er will.",
        "Eine lange Runde an der Grenze zu Böhmen.",
        "In Passau mischen sich drei Flüsse, aus der Luft sieht man, wie lange sie dafür brauchen.",
      ],
      [
        "Am Lusen liegt der Gipfel als grauer Blockhaufen im Wald, am Arber die beiden weißen Kuppeln.",
        "Der Inn kommt grün, die Donau braun, die Ilz schwarz, und erst Kilometer später sind sie eins.",
        "Nach Osten hin ist nur noch Wald, bis weit nach Tschechien hinein.",
      ],
      [
        "Die Runde ist lang, also vorher noch etwas trinken, aber nicht zu viel.",
        "Im Winter steht der Arber oft über dem Nebel.",
        "Wer den Dom in Passau von oben will, sitzt links.",
      ],
    ],
  },
  {
    id: "franconian-switzerland",
    from: ["EDQA", "EDQD"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Bamberger Dom", 49.891, 10.883, "Sieben Hügel wie Rom"],
      ["Vierzehnheiligen", 50.115, 11.053, "Gegenüber steht Kloster Banz"],
      ["Walberla", 49.726, 11.155, "Der Berg der Franken"],
      ["Pottenstein", 49.771, 11.411, "Burg, Felsen, Höhle"],
    ],
    titles: [
      "Einmal um die Fränkische Schweiz",
      "Bamberg, Banz, Walberla",
      "Felsen, Bier und Burgen",
    ],
    texts: [
      [
        "Nirgends stehen so viele Brauereien auf so wenig Land, landen dürfen wir dort leider nicht.",
        "Eine Runde über Felsen, Burgen und Kirschgärten.",
        "Oberfranken von oben ist kleinteilig wie ein Flickenteppich.",
      ],
      [
        "Vierzehnheiligen und Kloster Banz schauen sich über den Main hinweg an, dazwischen glänzen die Baggerseen.",
        "Das Walberla ist ein Tafelberg mit Kapelle, dahinter beginnen die Täler der Wiesent.",
        "In Bamberg siehst du die Regnitz, die sich um das alte Rathaus teilt.",
      ],
      [
        "Nach einer Stunde sind wir zurück, rechtzeitig zum Keller, wie man hier sagt.",
        "Die Luft ist nachmittags etwas bewegt, vormittags ruhig.",
        "Ich kenne die Gegend aus dreißig Jahren Klettern.",
      ],
    ],
  },
  {
    id: "main-loop",
    from: ["EDFW"],
    kind: "round_trip",
    terrain: "lowland",
    topics: ["panoramaflug", "luftfotografie"],
    light: "low-sun",
    via: [
      ["Würzburger Residenz", 49.793, 9.939, "Und oben die Festung Marienberg"],
      ["Mainschleife bei Volkach", 49.866, 10.215, "Der Fluss dreht eine Ehrenrunde"],
      ["Schloss Castell", 49.74, 10.35, "Steigerwaldrand, lauter Silvaner"],
    ],
    titles: ["Mainschleife im Abendlicht", "Würzburg und Volkach", "Silvaner von oben"],
    texts: [
      [
        "Bei Volkach macht der Main eine Schleife, die aussieht wie mit dem Zirkel gezogen.",
        "Eine Runde durchs Weinfranken, wenn die Hänge golden werden.",
        "Vom Schenkenturm aus liegt die Stadt gleich hinter der Bahn.",
      ],
      [
        "Residenz, Alte Mainbrücke und Festung liegen in einer Achse, dahinter ziehen sich die Reben flussaufwärts.",
        "An der Vogelsburg sieht man beide Arme der Schleife zugleich.",
        "Am Schwanberg hört das flache Land auf und der Steigerwald beginnt.",
      ],
      [
        "Die Bahn in Würzburg ist kurz, deshalb fliege ich mit wenig Gepäck.",
        "Zum Fotografieren öffne ich das kleine Fenster auf deiner Seite.",
        "Wer danach einen Schoppen trinkt, ist zu Fuß schnell in der Stadt.",
      ],
    ],
  },
  {
    id: "above-fog",
    from: ["EDMA", "EDNY", "EDMK"],
    kind: "round_trip",
    terrain: "above-clouds",
    topics: ["panoramaflug", "wunschflug"],
    light: "morning",
    via: [
      ["Über der Inversion", 47.75, 10.1, "Unten grau, oben blau"],
      ["Blick zum Hauptkamm", 47.6, 9.9, "Hundert Gipfel über dem Wolkenmeer"],
    ],
    titles: ["Über dem Nebelmeer", "Oben scheint die Sonne", "Wolkenmeer vor den Alpen"],
    texts: [
      [
        "Wenn unten alles grau ist, scheint oben die Sonne, man muss nur hin.",
        "Diesen Flug gibt es nur bei Hochnebel mit Lücken, sonst wird daraus eine Alpenrunde.",
        "Ein Vormittag über den Wolken, ganz wörtlich.",
      ],
      [
        "Die Wolken liegen wie ein Meer vor den Alpen, die Hügel schauen als Inseln heraus.",
        "Auf der Wolkendecke läuft unser Schatten mit, um ihn herum ein Regenbogenring.",
        "Vom Allgäu bis ins Berner Oberland stehen die Gipfel in der Sonne.",
      ],
      [
        "Gestartet wird erst, wenn der Platz frei ist, das kann eine Stunde dauern.",
        "Sonnenbrille ist Pflicht, Handschuhe sind Kür.",
        "Ich melde mich am Morgen, ob es klappt, und sonst bekommst du alles zurück.",
      ],
    ],
  },
]
