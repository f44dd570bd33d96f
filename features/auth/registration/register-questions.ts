/** What people ask before they register; shown on the page and told to search engines. */
export function registerQuestions(operatorEmail: string) {
  return [
    {
      question: "Muss ich mich registrieren, um mitzufliegen?",
      answer:
        "Nicht vorher. An der Kasse gibst du deine Mailadresse ein und bestätigst sie mit einem Code; damit ist dein Konto da, und die Buchung gehört dazu. Du musst 18 sein; Kinder fliegen auf deiner Buchung mit.",
    },
    {
      question: "Kann ich beides sein?",
      answer:
        "Ja. Jedes Konto kann mitfliegen. Wer Papiere vorlegt, kann mit demselben Konto anbieten.",
    },
    {
      question: "Darf ich als Verein oder Flugschule anbieten?",
      answer:
        "Nein. Angebote kommen hier von Privatpersonen. Vereinsflugzeuge sind willkommen, die Person am Steuer bietet an.",
    },
    {
      question: "Meine Lizenz ist nicht aus Deutschland. Geht das?",
      answer: `Lizenzen nach EU-Recht gelten überall in der EU. Ob deine anerkannt ist, beantwortet ${operatorEmail}.`,
    },
    {
      question: "Verdiene ich damit etwas?",
      answer: "Nein, und das ist der Sinn. Deine Stunde wird billiger, mehr nicht.",
    },
  ]
}
