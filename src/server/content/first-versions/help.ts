import type { FirstVersion } from '../first-version.ts';

/** How to reach us, and how booking works. */
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
      body: `<p>A person who knows our tours is happy to go through your booking with you, from the choice of the date to the last field of the form.</p>
<ul>
<li><strong>Call us</strong> on {{phone}}. Have the name of the tour and your date at hand, and we find your place in the form together.</li>
<li><strong>Write to us</strong> in the chat on this page. What you have entered stays where it is while we talk.</li>
<li><strong>Ask the operator</strong> with “Ask a question” on the tour’s page, for everything about the route, the rooms or the group.</li>
</ul>
<h3>Questions we hear often</h3>
<p><strong>Is my place safe while I fill in the form?</strong> Places are taken only when you book or hold. If the last one goes to somebody else meanwhile, we tell you at once and show the next dates.</p>
<p><strong>I am not sure yet.</strong> Where a departure confirms at once, you can hold your places for 48 hours without paying.</p>
<p><strong>May I correct a name later?</strong> Yes. Open your booking and change the traveller’s details, or call us if your tickets have been issued already.</p>`,
    },
    de: {
      title: 'Wie können wir helfen?',
      body: `<p>Jemand, der unsere Touren kennt, geht Ihre Buchung gern mit Ihnen durch, von der Wahl des Termins bis zum letzten Feld des Formulars.</p>
<ul>
<li><strong>Rufen Sie uns an</strong> unter {{phone}}. Halten Sie den Namen der Tour und Ihren Termin bereit, dann finden wir die Stelle im Formular gemeinsam.</li>
<li><strong>Schreiben Sie uns</strong> im Chat auf dieser Seite. Ihre Eingaben bleiben stehen, während wir sprechen.</li>
<li><strong>Fragen Sie den Veranstalter</strong> über „Frage stellen“ auf der Seite der Tour, wenn es um Route, Zimmer oder Gruppe geht.</li>
</ul>
<h3>Was wir oft gefragt werden</h3>
<p><strong>Ist mein Platz sicher, während ich das Formular ausfülle?</strong> Plätze sind erst vergeben, wenn Sie buchen oder reservieren. Geht der letzte inzwischen an jemand anderen, sagen wir es Ihnen sofort und zeigen die nächsten Termine.</p>
<p><strong>Ich bin noch nicht sicher.</strong> Wo ein Termin sofort bestätigt wird, können Sie Ihre Plätze 48 Stunden lang ohne Zahlung reservieren.</p>
<p><strong>Kann ich einen Namen später berichtigen?</strong> Ja. Öffnen Sie Ihre Buchung und ändern Sie die Angaben zur Person, oder rufen Sie uns an, wenn Ihre Tickets schon ausgestellt sind.</p>`,
    },
  },
  {
    key: 'how-it-works',
    en: {
      title: 'How it works',
      body: `<ol>
<li><strong>Choose your date.</strong> The calendar shows the price of every departure and how many places are left.</li>
<li><strong>Tell us who travels.</strong> Set the number of travellers, share out the rooms and add the extras you like. The price beside the form is always the whole price.</li>
<li><strong>Pay the way that suits you.</strong> All at once, a deposit now and the balance later, or in instalments, where the departure is far enough away.</li>
<li><strong>Get your confirmation.</strong> Departures marked “instant” are confirmed on the spot. For the others the operator answers first, and your money is taken only when it says yes.</li>
<li><strong>Travel.</strong> Voucher, invoice and calendar entry wait in your booking, together with a direct line to the operator.</li>
</ol>
<p>Something comes up? Your booking shows on every day what you would get back if you cancelled, before you decide.</p>`,
    },
    de: {
      title: 'So funktioniert es',
      body: `<ol>
<li><strong>Wählen Sie Ihren Termin.</strong> Der Kalender zeigt zu jeder Abreise den Preis und die freien Plätze.</li>
<li><strong>Sagen Sie uns, wer reist.</strong> Legen Sie die Zahl der Reisenden fest, verteilen Sie die Zimmer und wählen Sie Extras. Der Preis neben dem Formular ist immer der ganze Preis.</li>
<li><strong>Zahlen Sie, wie es Ihnen passt.</strong> Alles auf einmal, jetzt eine Anzahlung und später den Rest, oder in Raten, wenn die Abreise weit genug entfernt ist.</li>
<li><strong>Sie erhalten Ihre Bestätigung.</strong> Mit „sofort“ gekennzeichnete Termine sind auf der Stelle bestätigt. Bei den anderen antwortet zuerst der Veranstalter; Ihr Geld wird erst eingezogen, wenn er zusagt.</li>
<li><strong>Gute Reise.</strong> Voucher, Rechnung und Kalendereintrag liegen in Ihrer Buchung bereit, ebenso der direkte Draht zum Veranstalter.</li>
</ol>
<p>Kommt etwas dazwischen? Ihre Buchung zeigt an jedem Tag, was Sie bei einer Stornierung zurückbekämen, bevor Sie sich entscheiden.</p>`,
    },
  },
  {
    key: 'passenger-selection',
    en: {
      title: 'Who is travelling?',
      body: `<p>Count everybody by their age on the first day of the tour. Children need at least one adult in the booking and in their room. For groups larger than the form allows, ask the operator for an offer of your own.</p>`,
    },
    de: {
      title: 'Wer reist mit?',
      body: `<p>Zählen Sie alle mit dem Alter, das sie am ersten Tag der Tour haben. Kinder brauchen mindestens einen Erwachsenen in der Buchung und in ihrem Zimmer. Sind Sie mehr, als das Formular zulässt, bitten Sie den Veranstalter um ein eigenes Angebot.</p>`,
    },
  },
  {
    key: 'loading',
    en: {
      title: 'One moment, please',
      body: `<ul>
<li>We are checking that your places are still free.</li>
<li>We are asking your bank. It may want to hear from you in its app.</li>
<li>We are putting your rooms and extras together.</li>
<li>Nearly there. Please leave this window open.</li>
<li>Your confirmation comes here and by e-mail, so you need not write anything down.</li>
</ul>`,
    },
    de: {
      title: 'Einen Moment bitte',
      body: `<ul>
<li>Wir prüfen, ob Ihre Plätze noch frei sind.</li>
<li>Wir fragen bei Ihrer Bank an. Vielleicht möchte sie in ihrer App von Ihnen hören.</li>
<li>Wir stellen Ihre Zimmer und Extras zusammen.</li>
<li>Gleich ist es so weit. Bitte lassen Sie dieses Fenster offen.</li>
<li>Ihre Bestätigung kommt hier und per E-Mail; Sie müssen nichts mitschreiben.</li>
</ul>`,
    },
  },
];
