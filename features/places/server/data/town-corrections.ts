/**
 * Where GeoNames is not what people here say or type: German and full official names, names from
 * abroad, islands known by the island's name, and Austrian towns counted by their centre only.
 * One line each:
 *
 *   GeoNames id|name there|name here|other names, by comma|inhabitants
 */
export const TOWN_CORRECTIONS = `
2661849|Aeschi b. Spiez|Aeschi bei Spiez
2782480|Ansfelden|Ansfelden||17000
2955651|Luftkurort Arendsee|Arendsee
2782052|Bad Ischl|Bad Ischl||14000
2841125|Saulgau|Bad Saulgau
2833989|Seebad Bansin|Bansin|Seebad Bansin
2661604|Basel|Basel|Bâle, Basle
2661567|Bellinzona|Bellinzona|Bellenz
2950620|Bergen auf Rügen|Bergen auf Rügen|Rügen
2950073|Bernburg|Bernburg (Saale)
2661552|Bern|Bern|Berne
2661513|Biel/Bienne|Biel|Bienne
2856198|Ostseebad Binz|Binz|Ostseebad Binz
2948164|Bitterfeld-Wolfen|Bitterfeld-Wolfen|Bitterfeld, Wolfen|37000
2781703|Bleiburg/Pliberk|Bleiburg
2856197|Ostseebad Boltenhagen|Boltenhagen|Ostseebad Boltenhagen
2945024|Braunschweig|Braunschweig|Brunswick
2661414|Breíl|Breil/Brigels|Brigels
2941501|Burg bei Magdeburg|Burg (bei Magdeburg)
2659623|Montana|Crans-Montana|Montana
2661035|Delémont|Delémont|Delsberg
2937959|Dessau|Dessau-Roßlau|Roßlau
2856196|Ostseebad Dierhagen|Dierhagen|Ostseebad Dierhagen
2661014|Dietlikon / Dietlikon (Dorf)|Dietlikon
2661001|Domat|Domat/Ems
2780741|Dornbirn|Dornbirn||52000
6291499|Dällikon / Dällikon (Dorf)|Dällikon
2932924|Ehingen|Ehingen (Donau)
2930889|Ellwangen|Ellwangen (Jagst)
2930509|Emmerich|Emmerich am Rhein
2928751|Esslingen|Esslingen am Neckar
8051091|Fehmarn|Fehmarn|Burg auf Fehmarn
2927443|Feldberg|Feldberg (Schwarzwald)
2779548|Fischamend-Markt|Fischamend
2925550|Frankenthal|Frankenthal (Pfalz)
2925533|Frankfurt am Main|Frankfurt am Main|Frankfurt/Main
2925177|Freiburg|Freiburg im Breisgau
2925181|Freiburg|Freiburg/Elbe
2660718|Fribourg|Fribourg|Freiburg im Üechtland
2924802|Friedberg|Friedberg (Hessen)
2923588|Fürstenwalde|Fürstenwalde/Spree
2660646|Genève|Genf|Genève, Geneva
2882335|Kurort Gohrisch|Gohrisch|Kurort Gohrisch
2778067|Graz|Graz||305000
2917139|Gronau|Gronau (Leine)
2917138|Gronau|Gronau (Westf.)
2777905|Grossarl|Großarl
2777696|Grossgmain|Großgmain
2777673|Grosshöflein|Großhöflein
2777627|Grosspetersdorf|Großpetersdorf
2777616|Grossraming|Großraming
2660463|Gruyères|Gruyères|Greyerz
2856195|Ostseebad Göhren|Göhren|Ostseebad Göhren
2911584|Haldensleben I|Haldensleben
2911522|Halle (Saale)|Halle (Saale)|Halle an der Saale
2911520|Halle|Halle (Westf.)
2776951|Hallein|Hallein||21500
2911007|Hanau am Main|Hanau|Hanau am Main
2910831|Hannover|Hannover|Hanover
2910760|Hanstedt Eins|Hanstedt
2660400|Hausen am Albis / Hausen (Dorf)|Hausen am Albis
3208547|Helgoland|Helgoland|Heligoland
2906376|Hennef|Hennef (Sieg)
2906268|Heppenheim an der Bergstrasse|Heppenheim (Bergstraße)
2833988|Seebad Heringsdorf|Heringsdorf (Usedom)|Seebad Heringsdorf
2660335|Hittnau / Hittnau (Dorf)|Hittnau
2899449|Homburg|Homburg|Homburg (Saar)
2775220|Innsbruck|Innsbruck||133000
3209281|Hiddensee|Insel Hiddensee|Hiddensee, Vitte
2882334|Kurort Jonsdorf|Jonsdorf|Kurort Jonsdorf
2774773|Kapfenberg|Kapfenberg||22000
2774326|Klagenfurt am Wörthersee|Klagenfurt am Wörthersee||106000
2773913|Klosterneuburg|Klosterneuburg||28000
2660128|Klosters Serneus|Klosters
2885679|Konstanz|Konstanz|Constance
2773549|Krems an der Donau|Krems an der Donau||25000
2773300|Kufstein|Kufstein||20000
2886242|Köln|Köln|Cologne
2885237|Köthen|Köthen (Anhalt)
2856193|Ostseebad Kühlungsborn|Kühlungsborn|Ostseebad Kühlungsborn
2881885|Lahr|Lahr/Schwarzwald
2881279|Langen|Langen (Hessen)
2881085|Langenfeld|Langenfeld (Rheinland)
2880228|Laucha|Laucha an der Unstrut
2879697|Leer|Leer (Ostfriesland)
2772649|Leoben|Leoben||25000
2772635|Leonding|Leonding||29000
2878270|Leutkirch|Leutkirch im Allgäu
2877550|Lindau|Lindau (Bodensee)
2877088|Lingen|Lingen (Ems)
2772400|Linz|Linz||214000
2876837|List|List auf Sylt
7284571|Eisleben Lutherstadt|Lutherstadt Eisleben|Eisleben
7303020|Wittenberg|Lutherstadt Wittenberg|Wittenberg
2659811|Luzern|Luzern|Lucerne
2873759|Marburg an der Lahn|Marburg|Marburg an der Lahn
2659748|Martigny-Ville|Martigny
2872155|Meissen|Meißen
2871983|Menden|Menden (Sauerland)
2659529|Murten/Morat|Murten|Morat
2659754|Märstetten-Dorf|Märstetten
2868506|Mühldorf|Mühldorf am Inn
2867996|Mühlhausen|Mühlhausen/Thüringen
2867838|Mülheim|Mülheim an der Ruhr
2867714|Munich|München|Munich
2866906|Naumburg|Naumburg (Saale)
2659504|Neftenbach / Dorf Neftenbach|Neftenbach
2864820|Neu Isenburg|Neu-Isenburg
2659496|Neuchâtel|Neuchâtel|Neuenburg
2864054|Neustadt|Neustadt an der Weinstraße
2862620|Nienburg|Nienburg/Weser
2861650|Nürnberg|Nürnberg|Nuremberg
2858738|Oberursel|Oberursel (Taunus)
2882332|Kurort Oberwiesenthal|Oberwiesenthal|Kurort Oberwiesenthal
2769580|Oberwölz Stadt|Oberwölz
2857807|Offenbach|Offenbach am Main
2882331|Kurort Oybin|Oybin|Kurort Oybin
2659243|Payerne|Payerne|Peterlingen
2659171|Porrentruy|Porrentruy|Pruntrut
2856191|Ostseebad Prerow|Prerow|Ostseebad Prerow
2850954|Radolfzell|Radolfzell am Bodensee
2659099|Rapperswil|Rapperswil-Jona|Jona
2849156|Reichenbach/Vogtland|Reichenbach im Vogtland
2847639|Rheinfelden|Rheinfelden (Baden)
2844437|Rotenburg|Rotenburg (Wümme)
2843729|Rottenburg|Rottenburg am Neckar
2846286|Röbel|Röbel/Müritz
2842884|Rüsselsheim|Rüsselsheim am Main
2766924|Saalbach|Saalbach-Hinterglemm
2842688|Saalfeld|Saalfeld/Saale
2766922|Saalfelden am Steinernen Meer|Saalfelden am Steinernen Meer||17000
2766824|Salzburg|Salzburg||158000
2841484|Sankt Peter-Ording|Sankt Peter-Ording|SPO, Sankt Peter
2841333|Saßnitz|Sassnitz
2835297|Schwandorf in Bayern|Schwandorf
2835255|Schwangau|Schwangau|Neuschwanstein
2856189|Ostseebad Sellin|Sellin|Ostseebad Sellin
6295545|Seuzach Dorf|Seuzach
2658606|Sierre|Sierre|Siders
2831924|Singen|Singen (Hohentwiel)
2658576|Sitten|Sion|Sitten
2766757|St Anton am Arlberg|St. Anton am Arlberg
2841643|Sankt Blasien|St. Blasien
2658822|Sankt Gallen|St. Gallen
2841590|Sankt Ingbert|St. Ingbert
6692414|St. Martin of Tennengebirge|St. Martin am Tennengebirge
2766429|Sankt Pölten|St. Pölten||59000
2841463|Sankt Wendel|St. Wendel
2826595|Stolberg|Stolberg (Rheinland)
2764186|Straßburg-Stadt|Straßburg
2764172|Strasswalchen|Straßwalchen
2763423|Traun|Traun||25000
2658191|Vals Platz|Vals
2817599|Verden|Verden (Aller)
2762372|Villach|Villach||66000
2817202|Vilshofen|Vilshofen an der Donau
2658105|Volketswil / Volketswil (Dorf)|Volketswil
2814270|Wangen|Wangen im Allgäu
2814131|Waren|Waren (Müritz)
2813040|Weiden|Weiden in der Oberpfalz
2812145|Weinstadt-Endersbach|Weinstadt|Endersbach
2761524|Wels|Wels||65000
2810284|Westerland|Westerland (Sylt)|Sylt
2761353|Wiener Neustadt|Wiener Neustadt||49000
2761369|Vienna|Wien|Vienna|2028000
2658004|Wiesendangen / Wiesendangen (Dorf)|Wiesendangen
2807845|Winsen|Winsen (Luhe)
2760910|Wolfsberg|Wolfsberg||25000
2805396|Wyk auf Föhr|Wyk auf Föhr|Föhr
2657941|Yverdon-les-Bains|Yverdon-les-Bains|Iferten
2760634|Zell am See|Zell am See||10000
2804748|Zerbst|Zerbst/Anhalt
2804109|Ostseebad Zinnowitz|Zinnowitz|Ostseebad Zinnowitz
2760416|Zwettl Stadt|Zwettl
`
