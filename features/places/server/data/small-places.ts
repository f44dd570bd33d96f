/**
 * Places below GeoNames' 1,000 inhabitants, or missing there, that people fly to. One line each:
 *
 *   id|name|region|country|lat,lng|inhabitants|other names, by comma
 */
export const SMALL_PLACES = `
1|Baltrum|Niedersachsen|DE|53.7283,7.3711|600
2|Spiekeroog|Niedersachsen|DE|53.7719,7.6958|800
3|Harlesiel|Niedersachsen|DE|53.7069,7.8078|300
4|Carolinensiel|Niedersachsen|DE|53.6933,7.8017|1600
5|Bensersiel|Niedersachsen|DE|53.6750,7.5736|300
6|Greetsiel|Niedersachsen|DE|53.5022,7.0922|1500
7|Nebel|Schleswig-Holstein|DE|54.6533,8.3550|900|Amrum
8|Norddorf auf Amrum|Schleswig-Holstein|DE|54.6783,8.3322|550
9|Wittdün auf Amrum|Schleswig-Holstein|DE|54.6289,8.3922|700
10|Hörnum (Sylt)|Schleswig-Holstein|DE|54.7572,8.2864|900
11|Kampen (Sylt)|Schleswig-Holstein|DE|54.9542,8.3425|500
12|Hallig Hooge|Schleswig-Holstein|DE|54.5664,8.5339|110
13|Nordstrand|Schleswig-Holstein|DE|54.4869,8.8803|2200
14|Ahrenshoop|Mecklenburg-Vorpommern|DE|54.3819,12.4219|650
15|Heiligendamm|Mecklenburg-Vorpommern|DE|54.1436,11.8428|300
16|Peenemünde|Mecklenburg-Vorpommern|DE|54.1367,13.7686|300
17|Lärz|Mecklenburg-Vorpommern|DE|53.3028,12.7425|450
18|Schierke|Sachsen-Anhalt|DE|51.7656,10.6569|550
19|Wershofen|Rheinland-Pfalz|DE|50.4450,6.7900|900
20|Hahn|Rheinland-Pfalz|DE|49.9608,7.2653|200|Hunsrück-Hahn
21|Nürburg|Rheinland-Pfalz|DE|50.3417,6.9519|170|Nürburgring
22|Hohenschwangau|Bayern|DE|47.5561,10.7381|300
23|Insel Mainau|Baden-Württemberg|DE|47.7053,9.1967|200|Mainau
24|Obergurgl|Tirol|AT|46.8703,11.0272|550
25|Obertauern|Salzburg|AT|47.2497,13.5594|350
26|Hallstatt|Oberösterreich|AT|47.5622,13.6494|750
27|Wengen|Bern|CH|46.6056,7.9219|1300
28|Mürren|Bern|CH|46.5592,7.8925|430
29|Sils im Engadin|Graubünden|CH|46.4297,9.7633|700|Sils Maria
`
