/** What people write to a pilot when they ask for seats; most write nothing. */
export const bookingMessages: readonly string[] = [
  "Hallo, wir würden gern mitfliegen. Gibt es am Platz Parkplätze?",
  "Mein erster Flug in einer kleinen Maschine, ich freue mich sehr.",
  "Ich komme mit dem Zug, reicht es, wenn ich 20 Minuten vorher da bin?",
  "Darf ich meine Kamera mit Teleobjektiv mitnehmen?",
  "Das wird ein Geschenk für meinen Vater, er weiß noch nichts davon.",
  "Wir sind zu zweit und nehmen nur Handgepäck mit.",
  "Falls das Wetter nicht mitspielt, sind wir auch am Tag danach flexibel.",
  "Ich wiege mich noch einmal, bevor ich das Feld ausfülle, versprochen.",
  "Gibt es einen Fensterplatz? Scherz. Ich freue mich.",
  "Meine Tochter ist neun und fragt viel, ist das in Ordnung?",
  "Kann ich vorn sitzen? Mir wird hinten manchmal flau.",
  "Ich habe selbst einmal mit dem Segelfliegen angefangen, lange her.",
  "Wir feiern unseren Hochzeitstag, bitte nicht singen.",
  "Wie kalt wird es oben um diese Jahreszeit?",
  "Ich reise mit einem kleinen Rucksack, knapp vier Kilo.",
  "Wir wohnen direkt an der Strecke, vielleicht sieht man unser Haus.",
  "Ich bin 1,92 groß, passt das auf die Rückbank?",
  "Können wir unterwegs Funk mithören?",
  "Ich fahre danach mit der Fähre weiter und brauche keinen Rückflug.",
  "Freue mich auf die Aussicht und den Kaffee danach.",
  "Ich habe den Flug schon zweimal gesehen, jetzt traue ich mich.",
  "Meine Freundin hat Flugangst, möchte es aber versuchen.",
  "Gern auch früher, falls sich am Zeitplan etwas ändert.",
  "Wir bringen Kuchen mit.",
]

/** What pilots write when they cannot take somebody along. */
export const refusals: readonly string[] = [
  "Die Plätze brauche ich doch selbst, tut mir leid.",
  "Mit drei Erwachsenen wird es mit der Beladung zu knapp.",
  "An dem Tag kommt eine Wartung dazwischen, ich stelle einen neuen Termin ein.",
]
