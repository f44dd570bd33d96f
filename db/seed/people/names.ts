/** Names as they stand on door bells in Germany, Austria and Switzerland. */

export interface NamePool {
  /** How many of a hundred people come from this pool. */
  share: number
  firstNames: readonly string[]
  lastNames: readonly string[]
  languages: readonly string[]
}

const words = (text: string) => text.trim().split(/\s+/)

export const namePools: readonly NamePool[] = [
  {
    share: 58,
    languages: ["de"],
    firstNames: words(`
      Anna Lena Marie Laura Julia Sarah Lisa Katharina Johanna Sabine Petra Susanne Claudia Monika
      Birgit Heike Andrea Nicole Stefanie Melanie Sandra Anke Ute Renate Ingrid Helga Gisela Christa
      Hannah Emma Mia Paula Clara Greta Frieda Charlotte Luise Antonia Merle Jule Pia Nele Ronja
      Michael Thomas Andreas Stefan Christian Martin Markus Frank Jürgen Uwe Klaus Wolfgang Dieter
      Holger Torsten Lars Sven Jan Philipp Sebastian Tim Felix Jonas Lukas Leon Maximilian Moritz
      Niklas Simon David Jakob Anton Oskar Emil Karl Heinz Günter Rolf Werner Achim Bastian Fabian
      Hendrik Malte Arne Jannik Till Konrad Rainer Norbert Eckhard Gerd`),
    lastNames: words(`
      Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Richter Klein
      Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause
      Lehmann Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß
      Jung Hahn Schubert Vogel Friedrich Keller Günther Berger Winkler Roth Beck Lorenz Baumann
      Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein
      Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler Kuhn Kühn
      Pohl Engel Horn Busch Bergmann Voigt Sauer Arnold Wolff Pfeiffer Ohlendorf Diekmann Tietjen
      Brinkmann Westermann Heidenreich Rosenthal Hellwig Lindner Eickhoff Overbeck Nottebohm
      Steinbrink Küppers Esser Rademacher Kirchhoff Feldmann Hülsmann Terhorst Bröker Wessels`),
  },
  {
    share: 11,
    languages: ["de"],
    firstNames: words(`
      Johannes Sebastian Elisabeth Magdalena Theresa Florian Dominik Verena Bernhard Gerhard
      Christoph Viktoria Valentina Georg Franz Manuela Silvia Leopold Raphael Anita Helene Lorenz`),
    lastNames: words(`
      Gruber Steiner Pichler Mayrhofer Eder Brunner Leitner Hofer Aigner Wimmer Haslinger Egger
      Schwaiger Lechner Oberhauser Kirchner Reiter Thaler Wallner Fuchsbichler Neuhauser Stadlbauer`),
  },
  {
    share: 9,
    languages: ["de", "en"],
    firstNames: words(`
      Urs Beat Reto Daniela Nadine Corinne Ramona Livia Noah Flurin Silvan Andri Seraina Fabienne
      Pascal Yannick Ladina Regula Barbara Thomas Lukas Michelle`),
    lastNames: words(`
      Meier Keller Zürcher Ammann Gerber Wyss Bühler Frei Kunz Hofstetter Zaugg Rüegg Imhof
      Schärer Baumgartner Brühlmann Nussbaumer Kälin Stauffer Marti Hug Odermatt`),
  },
  {
    share: 8,
    languages: ["de", "tr"],
    firstNames: words(`
      Mehmet Elif Emre Zeynep Can Deniz Merve Burak Selin Hasan Fatma Okan Yasemin Cem Ebru Kerem
      Melis Serkan Dilara Tolga`),
    lastNames: words(`
      Yılmaz Kaya Demir Şahin Çelik Öztürk Aydın Arslan Doğan Kılıç Aslan Koç Kurt Özdemir Polat
      Erdoğan Güneş Aksoy Tekin Bulut`),
  },
  {
    share: 5,
    languages: ["de", "pl"],
    firstNames: words(`
      Agnieszka Piotr Magdalena Tomasz Katarzyna Marek Joanna Paweł Ewa Krzysztof Dorota Adam`),
    lastNames: words(`
      Nowak Kowalczyk Wiśniewski Wójcik Kamiński Lewandowski Zieliński Mazur Krawczyk Grabowski
      Pawlak Michalski`),
  },
  {
    share: 4,
    languages: ["de", "it"],
    firstNames: words("Giulia Marco Francesca Luca Chiara Matteo Antonio Paola Stefano Elisa"),
    lastNames: words("Rossi Ferrari Russo Bianchi Romano Colombo Ricci Conti Greco Esposito"),
  },
  {
    share: 3,
    languages: ["de", "hr", "sr"],
    firstNames: words("Ivana Nikola Milica Goran Petar Sanja Maja Vesna Amra Dženan Mirela Darko"),
    lastNames: words(
      "Marković Horvat Petrović Kovačević Hadžić Babić Nikolić Jurić Begić Pavlović Tomić",
    ),
  },
  {
    share: 2,
    languages: ["de", "sq"],
    firstNames: words("Besnik Arta Ilir Valbona Agim Blerta Driton"),
    lastNames: words("Krasniqi Hoxha Gashi Berisha Shala Morina"),
  },
]

export const moreNames: readonly (readonly [string, string, readonly string[]])[] = [
  ["Thi Hoa", "Nguyen", ["de", "vi"]],
  ["Minh", "Tran", ["de", "vi"]],
  ["Amir", "Haddad", ["de", "ar", "en"]],
  ["Layla", "Nasser", ["de", "ar"]],
  ["Samira", "Rahimi", ["de", "fa", "en"]],
  ["Farid", "Karimi", ["de", "fa"]],
  ["Oksana", "Kovalenko", ["de", "uk", "ru"]],
  ["Dmytro", "Bondarenko", ["de", "uk"]],
  ["Irina", "Wolkowa", ["de", "ru"]],
  ["Sergej", "Weber", ["de", "ru"]],
  ["Eleni", "Papadaki", ["de", "el"]],
  ["Nikos", "Antoniou", ["de", "el", "en"]],
  ["Beatriz", "Ferreira", ["de", "pt"]],
  ["João", "Almeida", ["de", "pt"]],
  ["Carmen", "García", ["de", "es"]],
  ["Javier", "Morales", ["de", "es", "en"]],
  ["Chinedu", "Eze", ["de", "en"]],
  ["Ama", "Mensah", ["de", "en"]],
  ["Priya", "Sharma", ["de", "en", "hi"]],
  ["Arjun", "Patel", ["de", "en", "hi"]],
  ["Yuki", "Tanaka", ["de", "ja", "en"]],
  ["Sophie", "Lefèvre", ["de", "fr"]],
  ["Emma", "Johansson", ["de", "sv", "en"]],
  ["Oliver", "Bennett", ["de", "en"]],
]

/** What passengers write about themselves, if anything. */
export const passengerAbouts: readonly string[] = [
  "Sitze am liebsten am Fenster, in kleinen Flugzeugen also immer.",
  "Arbeite im Schichtdienst und habe viele freie Wochentage.",
  "Ich sammle Inseln. Bisher sind es elf.",
  "Fotografiere gern und reise mit leichtem Rucksack.",
  "Mein Großvater war Segelflieger, ich hole das langsam nach.",
  "Unterrichte Mathe und rechne bei der Beladung gern mit.",
  "Fliege meistens zu zweit mit meiner Schwester.",
  "Wandere viel und schaue mir die Berge jetzt auch von oben an.",
  "Habe einmal einen Gutschein eingelöst und bin dabei geblieben.",
  "Wohne neben dem Flugplatz und wollte endlich wissen, wie es von oben aussieht.",
  "Studiere in Münster, spare auf den Flugschein.",
  "Mit Hund Fiete unterwegs, zwölf Kilo und flugerfahren.",
  "Im Ruhestand, mit Zeit und Kamera.",
  "Bringe gern Kuchen mit.",
  "Ich arbeite nachts und fliege tagsüber mit.",
  "Geografie studiert. Flüsse sind mein Thema, Mäander meine Schwäche.",
  "Zwei Kinder, vier freie Wochenenden im Jahr.",
  "Leichtes Gepäck, viele Fragen.",
  "Früher in der Kabine gearbeitet, jetzt endlich mit Blick nach vorn.",
  "Baue Modelle. Im Maßstab eins zu eins ist es doch schöner.",
]
