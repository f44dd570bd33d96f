import type { Route } from "./route.ts"

/** From Austria and Switzerland. */
export const alpineRoutes: readonly Route[] = [
  {
    id: "grossglockner",
    from: ["LOWZ", "LOWS", "LOIJ"],
    kind: "round_trip",
    terrain: "alps",
    topics: ["alpenflug", "panoramaflug", "luftfotografie"],
    light: "morning",
    via: [
      ["Zeller See", 47.32, 12.8, "Mitten im Ort ein See"],
      ["Kapruner Stauseen", 47.19, 12.72, "Zwei Mauern übereinander"],
      ["Großglockner", 47.074, 12.694, "3.798 Meter"],
      ["Großglockner-Hochalpenstraße", 47.12, 12.83, "Kehre um Kehre"],
    ],
    titles: [
      "Großglockner und Pasterze",
      "Rund um den höchsten Österreicher",
      "Über Kaprun zum Glockner",
    ],
    texts: [
      [
        "Den Glockner sieht man vom Tal aus nicht, man muss hinauf.",
        "Ein Hochgebirgsflug für einen ruhigen Vormittag.",
        "Ich habe die Alpeneinweisung in Zell gemacht und fliege diese Runde, wann immer das Wetter lässt.",
      ],
      [
        "Über den Kapruner Stauseen steigen wir auf 3.900 Meter, dann liegt die Pasterze unter uns, grau und voller Spalten.",
        "Die Hochalpenstraße windet sich wie ein Faden durch den Fels, auf der Franz-Josefs-Höhe stehen die Busse.",
        "Rundherum mehr als dreißig Dreitausender, die Namen sage ich dir der Reihe nach.",
      ],
      [
        "Wir brauchen klare Sicht und wenig Wind, sonst verschieben wir.",
        "Trink genug und sag gleich, wenn dir komisch wird, in der Höhe geht das schnell vorbei.",
        "Sauerstoff brauchen wir auf dieser Höhe nur kurz, eine Flasche ist an Bord.",
      ],
    ],
  },
  {
    id: "salzkammergut",
    from: ["LOWS", "LOLW"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "luftfotografie"],
    via: [
      ["Mondsee", 47.83, 13.36, "Darüber die Drachenwand"],
      ["Schafberg", 47.776, 13.433, "Mit Zahnradbahn"],
      ["Hallstatt", 47.562, 13.649, "Zwischen Fels und Wasser"],
      ["Traunsee", 47.87, 13.8, "Schloss Ort, im Wasser gebaut"],
    ],
    titles: ["Seen im Salzkammergut", "Hallstatt ohne Gedränge", "Mondsee, Wolfgangsee, Traunsee"],
    texts: [
      [
        "Sieben Seen in einer Stunde, jeder in einer anderen Farbe.",
        "In Hallstatt schieben sich unten die Leute, oben ist Platz.",
        "Wir fliegen von See zu See und immer ein bisschen tiefer ins Gebirge.",
      ],
      [
        "Der Schafberg fällt senkrecht zum Attersee ab, auf der anderen Seite dampft die Zahnradbahn herauf.",
        "Hallstatt klebt am Fels, dahinter steht der Dachstein mit dem, was vom Gletscher blieb.",
        "Mondsee grün, Wolfgangsee blau, Traunsee fast schwarz unter dem Traunstein.",
      ],
      [
        "Am Vormittag liegen die Nordwände im Schatten, nachmittags leuchten sie.",
        "Salzburg nehmen wir auf dem Rückweg mit, wenn der Tower es erlaubt.",
        "In den Tälern kann es bockig sein, dann bleiben wir über den Gipfeln.",
      ],
    ],
  },
  {
    id: "salzburg-evening",
    from: ["LOWS"],
    kind: "round_trip",
    terrain: "city",
    topics: ["stadtflug", "heiratsantrag-in-der-luft"],
    light: "low-sun",
    via: [
      ["Festung Hohensalzburg", 47.795, 13.047, "Über der Altstadt"],
      ["Kehlsteinhaus", 47.611, 13.042, "Auf 1.834 Metern"],
      ["Königssee", 47.555, 12.977, "St. Bartholomä, rot und weiß"],
      ["Untersberg", 47.722, 13.003, "Sagenberg mit Seilbahn"],
    ],
    titles: [
      "Salzburg und Königssee am Abend",
      "Festung, Watzmann, Untersberg",
      "Eine Runde um den Untersberg",
    ],
    texts: [
      [
        "Eine Stadt, ein See, ein Berg mit Sagen, und alles liegt nebeneinander.",
        "Abends wird die Ostwand des Watzmanns grau und alles andere rot.",
        "Eine Runde für zwei, die auch zu dritt schön ist.",
      ],
      [
        "Erst die Festung und die Kuppeln der Altstadt, dann der Königssee, eng wie ein Fjord, mit St. Bartholomä am Ufer.",
        "Am Kehlstein erkennst du die Straße, die sich ohne Kehre hinaufstiehlt.",
        "Der Untersberg ist oben eine Hochfläche voller Löcher, von unten sieht man das nicht.",
      ],
      [
        "Die Gebühren in Salzburg sind hoch, dafür sparen wir uns jede Anfahrt.",
        "Auf Wunsch bleibe ich über dem Königssee für ein paar Minuten still.",
        "Wir landen bei letztem Sonnenlicht über der Stadt.",
      ],
    ],
  },
  {
    id: "innsbruck",
    from: ["LOWI"],
    kind: "round_trip",
    terrain: "alps",
    topics: ["alpenflug", "wunschflug"],
    via: [
      ["Nordkette", 47.312, 11.38, "2.300 Meter über der Stadt"],
      ["Achensee", 47.44, 11.71, "Der Fjord der Tiroler"],
      ["Hintertuxer Gletscher", 47.07, 11.66, "Skifahrer das ganze Jahr"],
      ["Stubaital", 47.12, 11.31, "Bis zum Talschluss"],
    ],
    titles: ["Karwendel und Zillertal", "Innsbruck von oben", "Nordkette, Achensee, Gletscher"],
    texts: [
      [
        "In Innsbruck beginnt der Alpenflug beim Abheben.",
        "Eine Runde, die ich nach euren Wünschen lege: Karwendel, Zillertal oder Stubai.",
        "Wir starten im Tal und sehen nach zehn Minuten auf die Gipfel hinunter.",
      ],
      [
        "Die Nordkette steht wie eine Wand hinter der Stadt, dahinter liegt das Karwendel ohne eine einzige Straße.",
        "Der Achensee ist lang und türkis, der Hintertuxer weiß mit Liften bis ganz hinauf.",
        "Unten das Goldene Dachl und die Schanze am Bergisel, beides auf einen Blick.",
      ],
      [
        "Bei Föhn ist Innsbruck der falsche Ort, dann sage ich ab.",
        "Der Tower spricht schnell, ich rede in der Zeit weniger.",
        "Eine Stunde Hochgebirge, danach schmeckt der Kaiserschmarrn.",
      ],
    ],
  },
  {
    id: "wachau",
    from: ["LOAV", "LOAN"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "schnupperflug"],
    via: [
      ["Stift Göttweig", 48.367, 15.613, "Das österreichische Montecassino"],
      ["Dürnstein", 48.395, 15.52, "Blauer Turm, Ruine darüber"],
      ["Stift Melk", 48.228, 15.332, "Gelb, lang, über der Donau"],
    ],
    titles: [
      "Wachau, von Göttweig bis Melk",
      "Die blaue Stiftskirche und der Fluss",
      "Donau im Weinland",
    ],
    texts: [
      [
        "Fünfunddreißig Kilometer Donau, auf denen nichts hässlich ist.",
        "Eine Runde für Leute, die Marillen mögen.",
        "Mit dem Schiff sieht man die Ufer, mit dem Flugzeug das Tal.",
      ],
      [
        "Göttweig auf seinem Berg, dann Dürnstein mit dem blauen Turm und zum Schluss Melk, gelb und zweihundert Meter lang.",
        "Die Weinterrassen ziehen sich die Hänge hinauf, jede Mauer von Hand gesetzt.",
        "Auf dem Strom fahren die Schiffe so langsam, dass sie stillzustehen scheinen.",
      ],
      [
        "Rückflug über den Dunkelsteinerwald, dort ist es immer ruhig.",
        "In Krems könnte man zum Heurigen, heute drehen wir nur.",
        "Wer den Blick nach rechts mag, sitzt rechts.",
      ],
    ],
  },
  {
    id: "schneeberg-neusiedl",
    from: ["LOAN", "LOAV"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "alpenflug", "flug-mit-kind"],
    via: [
      ["Schneeberg", 47.767, 15.807, "2.076 Meter, der letzte vor der Ebene"],
      ["Semmering", 47.633, 15.83, "Viadukte einer Gebirgsbahn"],
      ["Neusiedler See", 47.83, 16.75, "Schilf, Störche, ein Meter tief"],
    ],
    titles: [
      "Schneeberg und Neusiedler See",
      "Vom letzten Berg zur Puszta",
      "Semmeringbahn von oben",
    ],
    texts: [
      [
        "Auf dieser Runde hören die Alpen auf und die Steppe fängt an.",
        "Der Schneeberg ist der Hausberg der Wiener, der See ihr Strand.",
        "Wir starten in der Ebene und haben nach einer Viertelstunde Fels unter uns.",
      ],
      [
        "Am Schneeberg siehst du die Zahnradbahn, am Semmering die gemauerten Viadukte, danach wird das Land schlagartig flach.",
        "Der Neusiedler See ist braun und silbern, das Schilf ringsum breiter als mancher See.",
        "Zwischen Rosalia und Leitha liegen die Rebflächen wie ausgerollt.",
      ],
      [
        "Kinder erkennen die Züge zuerst.",
        "Bei starkem Westwind lassen wir den Berg aus und fliegen nur zum See.",
        "Eine Stunde, zwei Landschaften, eine Landung.",
      ],
    ],
  },
  {
    id: "styria-wine",
    from: ["LOWG"],
    kind: "round_trip",
    terrain: "hills",
    topics: ["panoramaflug", "wunschflug"],
    via: [
      ["Grazer Schlossberg", 47.076, 15.437, "Uhrturm mit vertauschten Zeigern"],
      ["Riegersburg", 47.005, 15.93, "Auf einem Basaltklotz"],
      ["Südsteirische Weinstraße", 46.65, 15.55, "Hügel wie Wellen"],
    ],
    titles: ["Steirische Toskana", "Riegersburg und Weinstraße", "Hügel, Kürbis, Sauvignon"],
    texts: [
      [
        "Die Südsteiermark ist von oben so gewellt, als hätte jemand eine Decke aufgeschüttelt.",
        "Eine Runde über Burgen und Buschenschanken.",
        "Die Hänge zeige ich dir mit Namen, ich kenne hier fast jeden Keller.",
      ],
      [
        "Die Riegersburg steht auf ihrem Klotz über dem Vulkanland, danach wird es weicher, bis die Straße auf der Grenze läuft.",
        "Pappeln, Klapotetze und Kellerstöckl, dazwischen die Rebzeilen in alle Richtungen.",
        "In Graz siehst du den Uhrturm, die Mur und das blaue Kunsthaus.",
      ],
      [
        "Die Route passe ich gern an, wenn dein Lieblingswinzer fehlt.",
        "Nachmittags steht die Sonne schräg, dann sieht man jede Zeile.",
        "Im Herbst ist die Sicht nach Slowenien am weitesten.",
      ],
    ],
  },
  {
    id: "carinthia-lakes",
    from: ["LOWK"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "luftfotografie", "flug-mit-hund"],
    via: [
      ["Pyramidenkogel", 46.609, 14.145, "Ein Aussichtsturm aus Holz"],
      ["Faaker See", 46.575, 13.925, "Darüber der Mittagskogel"],
      ["Millstätter See", 46.8, 13.58, "Tief und still"],
      ["Burg Hochosterwitz", 46.755, 14.452, "Vierzehn Tore bis hinauf"],
    ],
    titles: [
      "Kärntner Seen und Karawanken",
      "Wörthersee, Faaker See, Hochosterwitz",
      "Vier Seen im Süden",
    ],
    texts: [
      [
        "Kärnten hat zweihundert Seen, vier davon schaffen wir bequem.",
        "Eine Runde im wärmsten Winkel von Österreich.",
        "Wir starten in Klagenfurt und haben sofort den Wörthersee vor der Nase.",
      ],
      [
        "Der Pyramidenkogel steht wie ein Korkenzieher über dem Ufer, im Süden zieht sich die Wand der Karawanken.",
        "Der Faaker See ist türkis mit Insel, der Millstätter lang und dunkel.",
        "Hochosterwitz hat sich einen Felsen ausgesucht, um den sich der Weg nach oben wickelt.",
      ],
      [
        "Hunde mögen den Flug, sie schauen nur seltener hinaus.",
        "Bei Nordföhn schaukelt es südlich der Tauern, dann kürzen wir ab.",
        "Auf dem Rückweg sieht man Maria Wörth auf seiner Halbinsel.",
      ],
    ],
  },
  {
    id: "wilder-kaiser",
    from: ["LOIJ"],
    kind: "round_trip",
    terrain: "alps",
    topics: ["alpenflug", "schnupperflug"],
    via: [
      ["Wilder Kaiser", 47.56, 12.31, "Kalk, senkrecht"],
      ["Kitzbüheler Horn", 47.476, 12.43, "Almen bis unter den Sender"],
      ["Steinplatte", 47.606, 12.58, "Hochplateau über Waidring"],
    ],
    titles: ["Wilder Kaiser aus der Nähe", "St. Johann, Kaiser, Horn", "Eine halbe Stunde Tirol"],
    texts: [
      [
        "In St. Johann steht der Kaiser direkt neben der Bahn.",
        "Kurzer Alpenflug, lange Aussicht.",
        "Für alle, die einmal in die Berge wollen, ohne gleich auf 4.000 Meter zu steigen.",
      ],
      [
        "Die Südwände des Wilden Kaisers stehen wie eine Orgel, an guten Tagen hängen Kletterer darin.",
        "Gegenüber ist alles weich und grün, die Kitzbüheler Alpen sehen aus wie ein anderer Kontinent.",
        "Von der Steinplatte reicht der Blick zum Chiemsee und nach Bayern hinaus.",
      ],
      [
        "Eine halbe Stunde genügt, danach will man erfahrungsgemäß wiederkommen.",
        "Morgens ist es glatt, nachmittags hebt die Thermik.",
        "Das Flugplatzrestaurant macht die besten Knödel im Tal.",
      ],
    ],
  },
  {
    id: "berner-oberland",
    from: ["LSZB", "LSZG"],
    kind: "round_trip",
    terrain: "alps",
    topics: ["alpenflug", "panoramaflug", "luftfotografie"],
    via: [
      ["Thunersee", 46.7, 7.72, "Schloss Spiez am Ufer"],
      ["Eiger", 46.578, 8.005, "Die Nordwand, 1.800 Meter hoch"],
      ["Jungfraujoch", 46.547, 7.985, "Station im Eis"],
      ["Brienzersee", 46.73, 7.96, "Milchig vom Gletscher"],
    ],
    titles: ["Eiger, Mönch und Jungfrau", "Vor der Nordwand", "Zwei Seen und drei Berühmtheiten"],
    texts: [
      [
        "Es sind keine dreißig Minuten bis zur berühmtesten Wand der Alpen.",
        "Ein Alpenflug auf 4.000 Metern, nur bei stabilem Wetter.",
        "Ich bin im Oberland aufgewachsen und kenne die drei beim Vornamen.",
      ],
      [
        "Die Eigernordwand steht im Schatten, daneben leuchtet das Jungfraujoch, dahinter fliesst der Aletschgletscher weg.",
        "Unten liegen Interlaken und die beiden Seen, der eine blau, der andere milchig.",
        "Das Schilthorn mit seinem Drehrestaurant nehmen wir auf dem Rückweg mit.",
      ],
      [
        "Oben ist es auch im Juli unter null, zieh dich entsprechend an.",
        "Wer Höhe nicht verträgt, sagt es, dann fliegen wir tiefer den Seen entlang.",
        "Bei Föhn bleibt die Maschine im Hangar.",
      ],
    ],
  },
  {
    id: "jura",
    from: ["LSZG", "LSZB"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["schnupperflug", "panoramaflug"],
    via: [
      ["St. Petersinsel", 47.07, 7.13, "Rousseau war sechs Wochen hier"],
      ["Creux du Van", 46.93, 6.723, "Ein Felsenkessel wie ein Stadion"],
      ["Chasseral", 47.133, 7.06, "1.607 Meter, Sender obenauf"],
    ],
    titles: ["Drei Seen und der Creux du Van", "Jura im Rundflug", "Am Jurafuss entlang"],
    texts: [
      [
        "Der Jura ist unser Hausgebirge, sanfter als die Alpen und fast ohne Verkehr.",
        "Eine Stunde den Jurasüdfuss entlang, mit den Alpen als Kulisse.",
        "Nach ein paar Minuten sind wir über der ersten Kette.",
      ],
      [
        "Der Creux du Van ist ein Halbrund aus Fels, 160 Meter hoch, am Rand stehen oft Steinböcke.",
        "Bielersee, Neuenburgersee und Murtensee liegen nebeneinander, dazwischen das Grosse Moos.",
        "Vom Chasseral sieht man an klaren Tagen vom Säntis bis zum Mont Blanc.",
      ],
      [
        "Gut als erster Flug, weil nichts pressiert.",
        "Bei Bise ist die Sicht am besten und die Finger am kältesten.",
        "Danach gibt es am Platz einen Kaffee crème.",
      ],
    ],
  },
  {
    id: "lake-lucerne",
    from: ["LSZF", "LSZG"],
    kind: "round_trip",
    terrain: "lake",
    topics: ["panoramaflug", "luftfotografie", "heiratsantrag-in-der-luft"],
    via: [
      ["Rapperswil", 47.227, 8.816, "Schloss und Holzsteg im Zürichsee"],
      ["Rigi", 47.057, 8.485, "Drei Bahnen, ein Gipfel"],
      ["Luzern", 47.051, 8.307, "Kapellbrücke und Pilatus"],
    ],
    titles: [
      "Rigi, Pilatus, Vierwaldstättersee",
      "Zürichsee bis Luzern",
      "Zentralschweiz in einer Runde",
    ],
    texts: [
      [
        "Der Vierwaldstättersee hat so viele Arme, dass man ihn nur von oben überblickt.",
        "Eine Runde durch die Mitte der Schweiz.",
        "Vom Mittelland in die Voralpen, mit dem Titlis immer im Blick.",
      ],
      [
        "In Rapperswil kreuzt der Damm den See, an der Rigi klettern die Zahnradbahnen von drei Seiten hinauf.",
        "Luzern liegt am Ende des Sees, die Kapellbrücke ist ein schräger Strich im Wasser.",
        "Am Pilatus sieht man die steilste Zahnradbahn der Welt als feine Linie im Fels.",
      ],
      [
        "Wer etwas fragen möchte, tut es über dem Bürgenstock, da ist es am ruhigsten.",
        "Im Winter liegt unten Nebel und oben ist Postkarte.",
        "Wir rechnen in Euro, gezahlt wird auf der Plattform.",
      ],
    ],
  },
  {
    id: "ticino",
    from: ["LSZR"],
    to: "LSZL",
    kind: "one_way",
    terrain: "alps",
    topics: ["alpenflug", "wochenendtrip"],
    via: [
      ["Walensee", 47.12, 9.2, "Unter den Churfirsten"],
      ["Lukmanier", 46.563, 8.8, "Der niedrigste Weg hinüber"],
      ["Bellinzona", 46.193, 9.022, "Drei Burgen sperren das Tal"],
    ],
    titles: [
      "Über die Alpen ins Tessin",
      "Frühstück am Bodensee, Mittag in Locarno",
      "Lukmanier und hinunter zu den Palmen",
    ],
    texts: [
      [
        "Auf der einen Seite Tannen, auf der anderen Palmen, dazwischen eine Stunde.",
        "Ich fliege übers Wochenende nach Locarno, die Rückbank ist frei.",
        "Einmal über den Alpenhauptkamm, auf dem ruhigsten Weg, den es gibt.",
      ],
      [
        "Nach dem Walensee steigen wir das Vorderrheintal hinauf, queren den Lukmanier und sinken ins Bleniotal.",
        "Hinter dem Pass wird das Licht ein anderes, die Dörfer sind aus Stein und die Hänge voller Kastanien.",
        "Kurz vor der Landung liegt der Lago Maggiore in der Sonne, links Ascona, rechts das Delta der Maggia.",
      ],
      [
        "Zurück kommst du durch den Gotthard mit der Bahn oder am Sonntag mit mir.",
        "Ist der Pass zu, fliegen wir einen Tag später, das ist Teil der Abmachung.",
        "Eine Zahnbürste und ein Pullover reichen als Gepäck.",
      ],
    ],
  },
]
