import type { FirstVersion } from '../first-version.ts';

/** Texts about contact and booking. */
export const helpTexts: readonly FirstVersion[] = [
  {
    key: 'support-phone',
    en: { title: 'Support phone', body: '<p>+44 20 7946 0958</p>' },
    de: { title: 'Telefon des Kundendienstes', body: '<p>+44 20 7946 0958</p>' },
  },
  {
    key: 'help',
    en: {
      title: 'How can we help?',
      body: `<p>Our team knows our tours and is happy to help with your booking, from choosing a date to the last step.</p>
<ul>
<li><strong>Call us</strong> on {{phone}}. Have the tour name and your date ready, and we’ll go through the form together.</li>
<li><strong>Write to us</strong> in the chat on this page. Your details stay in the form while we talk.</li>
<li><strong>Ask the operator</strong> with “Ask a question” on the tour page about the route, the rooms or the group.</li>
</ul>
<h3>Common questions</h3>
<p><strong>Are my places held while I fill in the form?</strong> No, only once you book or hold them. If someone else takes the last place in the meantime, we tell you immediately and show the next dates.</p>
<p><strong>What if I’m not sure yet?</strong> On departures with instant confirmation, you can hold your places for 48 hours without paying.</p>
<p><strong>Can I correct a name later?</strong> Yes. Call us on {{phone}} with your booking reference and we’ll arrange it with the operator.</p>`,
    },
    de: {
      title: 'Wie können wir helfen?',
      body: `<p>Unser Team kennt unsere Reisen und hilft Ihnen gern bei der Buchung, von der Wahl des Termins bis zum letzten Schritt.</p>
<ul>
<li><strong>Rufen Sie uns an</strong> unter {{phone}}. Halten Sie den Namen der Reise und Ihren Termin bereit, dann gehen wir das Formular gemeinsam durch.</li>
<li><strong>Schreiben Sie uns</strong> im Chat auf dieser Seite. Ihre Angaben bleiben im Formular, während wir sprechen.</li>
<li><strong>Fragen Sie den Veranstalter</strong> über „Eine Frage stellen“ auf der Seite der Reise, wenn es um Route, Zimmer oder Gruppe geht.</li>
</ul>
<h3>Häufige Fragen</h3>
<p><strong>Sind meine Plätze reserviert, während ich das Formular ausfülle?</strong> Nein, erst wenn Sie buchen oder reservieren. Geht der letzte Platz in der Zwischenzeit an jemand anderen, sagen wir es Ihnen sofort und zeigen die nächsten Termine.</p>
<p><strong>Was, wenn ich noch nicht sicher bin?</strong> Bei Terminen mit sofortiger Bestätigung können Sie Ihre Plätze 48 Stunden ohne Zahlung reservieren.</p>
<p><strong>Kann ich einen Namen später korrigieren?</strong> Ja. Rufen Sie uns mit Ihrer Buchungsnummer unter {{phone}} an, dann klären wir das mit dem Veranstalter.</p>`,
    },
  },
  {
    key: 'how-it-works',
    en: {
      title: 'How it works',
      body: `<ol>
<li><strong>Choose your date.</strong> The calendar shows the price of every departure and how many places are left.</li>
<li><strong>Tell us who’s travelling.</strong> Choose the number of travellers, the rooms and any extras. The price beside the form is always the full price.</li>
<li><strong>Pay the way that suits you.</strong> In full, with a deposit now and the balance later, or in instalments if the departure is far enough away.</li>
<li><strong>Get your confirmation.</strong> Departures with instant confirmation are confirmed immediately. For the others the operator replies first, and your card isn’t charged until they accept.</li>
<li><strong>Enjoy your trip.</strong> Your voucher and your payments are in your booking.</li>
</ol>
<p>Change of plans? Your booking shows what you get back if you cancel, and by when.</p>`,
    },
    de: {
      title: 'So funktioniert es',
      body: `<ol>
<li><strong>Wählen Sie Ihren Termin.</strong> Der Kalender zeigt zu jedem Termin den Preis und die freien Plätze.</li>
<li><strong>Sagen Sie uns, wer reist.</strong> Wählen Sie die Zahl der Reisenden, die Zimmer und gewünschte Extras. Der Preis neben dem Formular ist immer der Gesamtpreis.</li>
<li><strong>Zahlen Sie, wie es Ihnen passt.</strong> Alles auf einmal, jetzt eine Anzahlung und später den Rest, oder in Raten, wenn die Abreise weit genug entfernt ist.</li>
<li><strong>Sie erhalten Ihre Bestätigung.</strong> Termine mit sofortiger Bestätigung sind direkt bestätigt. Bei den anderen antwortet zuerst der Veranstalter; abgebucht wird erst, wenn er zusagt.</li>
<li><strong>Gute Reise.</strong> Ihren Voucher und Ihre Zahlungen finden Sie in Ihrer Buchung.</li>
</ol>
<p>Kommt etwas dazwischen? Ihre Buchung zeigt, bis wann Sie bei einer Stornierung wie viel zurückbekommen.</p>`,
    },
  },
  {
    key: 'passenger-selection',
    en: {
      title: 'Who is travelling?',
      body: `<p>Use each traveller’s age on the first day of the tour. Children need at least one adult in the booking and in their room. For larger groups, ask the operator for an offer.</p>`,
    },
    de: {
      title: 'Wer reist?',
      body: `<p>Es gilt das Alter am ersten Tag der Reise. Kinder brauchen mindestens einen Erwachsenen in der Buchung und in ihrem Zimmer. Für größere Gruppen fragen Sie den Veranstalter nach einem Angebot.</p>`,
    },
  },
  {
    key: 'loading',
    en: {
      title: 'One moment, please',
      body: `<ul>
<li>We’re checking that your places are still available.</li>
<li>We’re contacting your bank. You may need to confirm in its app.</li>
<li>We’re arranging your rooms and extras.</li>
<li>Nearly there. Please keep this window open.</li>
<li>You’ll see your confirmation here and get it by email.</li>
</ul>`,
    },
    de: {
      title: 'Einen Moment, bitte',
      body: `<ul>
<li>Wir prüfen, ob Ihre Plätze noch frei sind.</li>
<li>Wir fragen Ihre Bank. Vielleicht müssen Sie in der Banking-App bestätigen.</li>
<li>Wir richten Ihre Zimmer und Extras ein.</li>
<li>Gleich ist es so weit. Bitte lassen Sie dieses Fenster offen.</li>
<li>Ihre Bestätigung erscheint hier und kommt per E-Mail.</li>
</ul>`,
    },
  },
];
