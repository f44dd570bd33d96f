import type { GeoPoint } from "./geo.ts"
import type { Country } from "./town.ts"

/*
 * Sights that people fly over: what a pilot names as a stop although nobody can land there. A line
 * is „kind|name|region|country|lat,lng“; of a lake, an island or a gorge the position is its middle.
 */

export const LANDMARK_KINDS = {
  castle: "Burg oder Schloss",
  church: "Kirche oder Kloster",
  island: "Insel",
  lake: "See",
  dam: "Talsperre",
  peak: "Gipfel",
  nature: "Naturwunder",
  coast: "Küste",
  bridge: "Brücke",
  monument: "Denkmal",
  town: "Altstadt",
  technology: "Bauwerk",
} as const
type LandmarkKind = keyof typeof LANDMARK_KINDS

export interface Landmark extends GeoPoint {
  kind: LandmarkKind
  name: string
  /** Bundesland, Land or Kanton in German. */
  region: string
  country: Country
}

const LINES = `
castle|Schloss Neuschwanstein|Bayern|DE|47.5576,10.7498
castle|Schloss Linderhof|Bayern|DE|47.5716,10.9609
castle|Schloss Herrenchiemsee|Bayern|DE|47.8605,12.396
castle|Schloss Nymphenburg|Bayern|DE|48.1583,11.5033
castle|Kaiserburg Nürnberg|Bayern|DE|49.4578,11.0758
castle|Veste Coburg|Bayern|DE|50.2642,10.9816
castle|Festung Marienberg|Bayern|DE|49.7897,9.9211
castle|Burg Hohenzollern|Baden-Württemberg|DE|48.3233,8.9675
castle|Schloss Lichtenstein|Baden-Württemberg|DE|48.4066,9.2581
castle|Schloss Heidelberg|Baden-Württemberg|DE|49.4106,8.7153
castle|Burg Eltz|Rheinland-Pfalz|DE|50.2053,7.3366
castle|Reichsburg Cochem|Rheinland-Pfalz|DE|50.142,7.167
castle|Marksburg|Rheinland-Pfalz|DE|50.272,7.649
castle|Wartburg|Thüringen|DE|50.966,10.3064
castle|Schloss Schwerin|Mecklenburg-Vorpommern|DE|53.6242,11.4188
castle|Schloss Sanssouci|Brandenburg|DE|52.4042,13.0385
castle|Schloss Moritzburg|Sachsen|DE|51.1675,13.6794
castle|Festung Königstein|Sachsen|DE|50.919,14.0566
castle|Schloss Drachenburg|Nordrhein-Westfalen|DE|50.6686,7.2064
castle|Schloss Augustusburg in Brühl|Nordrhein-Westfalen|DE|50.8283,6.9078
castle|Wasserschloss Glücksburg|Schleswig-Holstein|DE|54.8319,9.5436
castle|Festung Hohensalzburg|Salzburg|AT|47.795,13.0472
castle|Burg Hohenwerfen|Salzburg|AT|47.483,13.188
castle|Burg Hochosterwitz|Kärnten|AT|46.755,14.453
castle|Schloss Chillon|Waadt|CH|46.4142,6.9275
castle|Schloss Thun|Bern|CH|46.7597,7.63
church|Kölner Dom|Nordrhein-Westfalen|DE|50.9413,6.9583
church|Aachener Dom|Nordrhein-Westfalen|DE|50.7747,6.0839
church|Ulmer Münster|Baden-Württemberg|DE|48.3986,9.9925
church|Freiburger Münster|Baden-Württemberg|DE|47.9955,7.853
church|Basilika Birnau|Baden-Württemberg|DE|47.746,9.219
church|Speyerer Dom|Rheinland-Pfalz|DE|49.3172,8.4422
church|Mainzer Dom|Rheinland-Pfalz|DE|49.9989,8.2739
church|Wormser Dom|Rheinland-Pfalz|DE|49.6303,8.3597
church|Limburger Dom|Hessen|DE|50.389,8.067
church|Erfurter Dom|Thüringen|DE|50.9758,11.0233
church|Frauenkirche Dresden|Sachsen|DE|51.0519,13.7416
church|Magdeburger Dom|Sachsen-Anhalt|DE|52.1248,11.6345
church|Regensburger Dom|Bayern|DE|49.0195,12.0982
church|Bamberger Dom|Bayern|DE|49.8908,10.8825
church|Wieskirche|Bayern|DE|47.6811,10.9
church|Kloster Andechs|Bayern|DE|47.9744,11.1828
church|Kloster Ettal|Bayern|DE|47.569,11.094
church|Kloster Weltenburg|Bayern|DE|48.899,11.821
church|Stift Melk|Niederösterreich|AT|48.2281,15.3336
church|Stift Göttweig|Niederösterreich|AT|48.3667,15.6125
church|Stift Admont|Steiermark|AT|47.575,14.461
church|Kloster Einsiedeln|Schwyz|CH|47.1267,8.7528
island|Helgoland|Schleswig-Holstein|DE|54.1825,7.8853
island|Amrum|Schleswig-Holstein|DE|54.65,8.33
island|Föhr|Schleswig-Holstein|DE|54.717,8.5
island|Hallig Hooge|Schleswig-Holstein|DE|54.567,8.55
island|Borkum|Niedersachsen|DE|53.588,6.67
island|Juist|Niedersachsen|DE|53.678,6.998
island|Norderney|Niedersachsen|DE|53.708,7.147
island|Baltrum|Niedersachsen|DE|53.729,7.368
island|Langeoog|Niedersachsen|DE|53.745,7.48
island|Spiekeroog|Niedersachsen|DE|53.772,7.692
island|Wangerooge|Niedersachsen|DE|53.79,7.9
island|Hiddensee|Mecklenburg-Vorpommern|DE|54.55,13.1
island|Fraueninsel im Chiemsee|Bayern|DE|47.8725,12.4253
island|Insel Lindau|Bayern|DE|47.546,9.684
island|Insel Mainau|Baden-Württemberg|DE|47.705,9.195
island|St. Petersinsel im Bielersee|Bern|CH|47.068,7.136
coast|Kap Arkona|Mecklenburg-Vorpommern|DE|54.679,13.432
coast|Kreidefelsen am Königsstuhl|Mecklenburg-Vorpommern|DE|54.573,13.662
coast|Leuchtturm Westerheversand|Schleswig-Holstein|DE|54.3735,8.6398
coast|Eidersperrwerk|Schleswig-Holstein|DE|54.265,8.845
lake|Starnberger See|Bayern|DE|47.907,11.303
lake|Ammersee|Bayern|DE|47.995,11.12
lake|Tegernsee|Bayern|DE|47.72,11.745
lake|Walchensee|Bayern|DE|47.59,11.34
lake|Eibsee|Bayern|DE|47.456,10.973
lake|Königssee mit St. Bartholomä|Bayern|DE|47.545,12.973
lake|Steinhuder Meer|Niedersachsen|DE|52.467,9.333
lake|Müritz|Mecklenburg-Vorpommern|DE|53.417,12.7
lake|Laacher See|Rheinland-Pfalz|DE|50.412,7.27
lake|Titisee|Baden-Württemberg|DE|47.894,8.148
lake|Schluchsee|Baden-Württemberg|DE|47.82,8.16
lake|Attersee|Oberösterreich|AT|47.89,13.545
lake|Mondsee|Oberösterreich|AT|47.82,13.37
lake|Wolfgangsee|Salzburg|AT|47.74,13.4
lake|Zeller See|Salzburg|AT|47.325,12.805
lake|Achensee|Tirol|AT|47.44,11.71
lake|Weißensee|Kärnten|AT|46.71,13.33
lake|Neusiedler See|Burgenland|AT|47.83,16.76
lake|Thunersee|Bern|CH|46.69,7.72
lake|Brienzersee|Bern|CH|46.725,7.965
lake|Silsersee|Graubünden|CH|46.423,9.738
lake|Vierwaldstättersee|Luzern|CH|47.02,8.43
dam|Möhnetalsperre|Nordrhein-Westfalen|DE|51.489,8.059
dam|Edertalsperre|Hessen|DE|51.183,9.06
dam|Grande Dixence|Wallis|CH|46.081,7.404
dam|Verzasca-Staumauer|Tessin|CH|46.197,8.848
peak|Zugspitze|Bayern|DE|47.4211,10.9853
peak|Alpspitze|Bayern|DE|47.4294,11.0475
peak|Watzmann|Bayern|DE|47.5545,12.9223
peak|Kehlsteinhaus|Bayern|DE|47.6111,13.0417
peak|Wendelstein|Bayern|DE|47.7028,12.0119
peak|Nebelhorn|Bayern|DE|47.4217,10.3422
peak|Großer Arber|Bayern|DE|49.1125,13.1361
peak|Feldberg im Schwarzwald|Baden-Württemberg|DE|47.8739,8.0044
peak|Belchen|Baden-Württemberg|DE|47.8225,7.8331
peak|Hohentwiel|Baden-Württemberg|DE|47.7647,8.8189
peak|Brocken|Sachsen-Anhalt|DE|51.7992,10.6156
peak|Wasserkuppe|Hessen|DE|50.498,9.9378
peak|Großer Feldberg im Taunus|Hessen|DE|50.2322,8.4572
peak|Kahler Asten|Nordrhein-Westfalen|DE|51.1803,8.4881
peak|Drachenfels|Nordrhein-Westfalen|DE|50.6653,7.21
peak|Fichtelberg|Sachsen|DE|50.4286,12.9542
peak|Großer Inselsberg|Thüringen|DE|50.8517,10.4667
peak|Großglockner|Kärnten|AT|47.0745,12.6939
peak|Großvenediger|Salzburg|AT|47.109,12.346
peak|Hochkönig|Salzburg|AT|47.4204,13.0625
peak|Dachstein|Oberösterreich|AT|47.4753,13.6064
peak|Traunstein|Oberösterreich|AT|47.872,13.838
peak|Schafberg|Salzburg|AT|47.776,13.433
peak|Ötscher|Niederösterreich|AT|47.862,15.203
peak|Schneeberg|Niederösterreich|AT|47.767,15.805
peak|Wilder Kaiser|Tirol|AT|47.5617,12.3019
peak|Wildspitze|Tirol|AT|46.8853,10.8672
peak|Pfänder|Vorarlberg|AT|47.508,9.779
peak|Matterhorn|Wallis|CH|45.9764,7.6583
peak|Dufourspitze|Wallis|CH|45.9369,7.8669
peak|Eiger|Bern|CH|46.5775,8.0053
peak|Jungfrau|Bern|CH|46.5367,7.9625
peak|Niesen|Bern|CH|46.645,7.651
peak|Pilatus|Nidwalden|CH|46.979,8.2525
peak|Rigi|Schwyz|CH|47.0567,8.4853
peak|Titlis|Obwalden|CH|46.772,8.438
peak|Säntis|Appenzell Ausserrhoden|CH|47.2493,9.3434
peak|Piz Bernina|Graubünden|CH|46.3822,9.9081
nature|Loreley|Rheinland-Pfalz|DE|50.1394,7.729
nature|Moselschleife bei Bremm|Rheinland-Pfalz|DE|50.1,7.117
nature|Saarschleife|Saarland|DE|49.5006,6.5461
nature|Externsteine|Nordrhein-Westfalen|DE|51.8689,8.9175
nature|Bastei|Sachsen|DE|50.962,14.0731
nature|Blautopf|Baden-Württemberg|DE|48.416,9.784
nature|Rheinfall|Schaffhausen|CH|47.6778,8.6156
nature|Aletschgletscher am Konkordiaplatz|Wallis|CH|46.5,8.04
nature|Creux du Van|Neuenburg|CH|46.932,6.724
monument|Hermannsdenkmal|Nordrhein-Westfalen|DE|51.9117,8.8394
monument|Kaiser-Wilhelm-Denkmal an der Porta Westfalica|Nordrhein-Westfalen|DE|52.247,8.906
monument|Deutsches Eck|Rheinland-Pfalz|DE|50.3644,7.6061
monument|Niederwalddenkmal|Hessen|DE|49.98,7.8994
monument|Herkules in Kassel|Hessen|DE|51.3161,9.3931
monument|Völkerschlachtdenkmal|Sachsen|DE|51.3124,12.4132
monument|Kyffhäuserdenkmal|Thüringen|DE|51.4133,11.1094
monument|Walhalla|Bayern|DE|49.0314,12.2242
monument|Befreiungshalle Kelheim|Bayern|DE|48.9186,11.8606
bridge|Fehmarnsundbrücke|Schleswig-Holstein|DE|54.401,11.111
bridge|Rügenbrücke|Mecklenburg-Vorpommern|DE|54.309,13.115
bridge|Göltzschtalbrücke|Sachsen|DE|50.6225,12.244
bridge|Müngstener Brücke|Nordrhein-Westfalen|DE|51.1605,7.1335
bridge|Landwasserviadukt|Graubünden|CH|46.6808,9.6758
bridge|Kapellbrücke|Luzern|CH|47.0517,8.3075
town|Rothenburg ob der Tauber|Bayern|DE|49.3772,10.1789
town|Nördlingen im Ries|Bayern|DE|48.8512,10.4886
town|Hallstatt|Oberösterreich|AT|47.562,13.649
town|Dürnstein in der Wachau|Niederösterreich|AT|48.395,15.52
technology|Elbphilharmonie|Hamburg|DE|53.5413,9.9841
technology|Allianz Arena|Bayern|DE|48.2188,11.6247
technology|Nürburgring|Rheinland-Pfalz|DE|50.3356,6.9475
technology|Hockenheimring|Baden-Württemberg|DE|49.3278,8.5658
technology|Zeche Zollverein|Nordrhein-Westfalen|DE|51.4864,7.0458
technology|Tagebau Garzweiler|Nordrhein-Westfalen|DE|51.05,6.5
technology|Wasserstraßenkreuz Magdeburg|Sachsen-Anhalt|DE|52.231,11.701
technology|Schiffshebewerk Niederfinow|Brandenburg|DE|52.849,13.941
technology|Pyramidenkogel|Kärnten|AT|46.609,14.146
technology|Jet d’Eau|Genf|CH|46.2074,6.1559
`

export const LANDMARKS: readonly Landmark[] = LINES.trim()
  .split("\n")
  .map((line): Landmark => {
    const [kind, name = "", region = "", country, position = ""] = line.split("|")
    const [lat = Number.NaN, lng = Number.NaN] = position.split(",").map(Number)
    return { kind: kind as LandmarkKind, name, region, country: country as Country, lat, lng }
  })
