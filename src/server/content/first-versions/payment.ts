import type { FirstVersion } from '../first-version.ts';

/** Everything about paying. */
export const paymentTexts: readonly FirstVersion[] = [
  {
    key: 'card-security-code',
    en: {
      title: 'Card security code',
      body: `<p>The security code, often called CVV or CVC, shows that you have the card in your hands.</p>
<ul>
<li><strong>Visa, Mastercard and most other cards:</strong> the last <strong>3 digits</strong> on the back, in or beside the signature field.</li>
<li><strong>American Express:</strong> the <strong>4 digits</strong> on the front, above the end of the card number.</li>
</ul>
<p>If your card is in a banking app, the code may stand there and change from time to time. It goes straight to our payment provider; we neither see nor keep it.</p>`,
    },
    de: {
      title: 'Prüfziffer der Karte',
      body: `<p>Die Prüfziffer, oft CVV oder CVC genannt, zeigt, dass Sie die Karte in der Hand haben.</p>
<ul>
<li><strong>Visa, Mastercard und die meisten anderen Karten:</strong> die letzten <strong>3 Ziffern</strong> auf der Rückseite, im Unterschriftsfeld oder daneben.</li>
<li><strong>American Express:</strong> die <strong>4 Ziffern</strong> auf der Vorderseite, über dem Ende der Kartennummer.</li>
</ul>
<p>Liegt Ihre Karte in einer Banking-App, kann die Prüfziffer dort stehen und sich von Zeit zu Zeit ändern. Sie geht direkt an unseren Zahlungsdienstleister; wir sehen und speichern sie nicht.</p>`,
    },
  },
  {
    key: 'payment-error',
    en: {
      title: 'Your payment did not go through',
      body: `<p>Your booking has not been made, and what you entered is still here.</p>
<ul>
<li>Check the card number, the expiry date and the security code.</li>
<li>Look into your banking app: your bank may be waiting for your approval.</li>
<li>Try another card or another way to pay.</li>
</ul>
<p>If your account shows a reservation for this amount, please do not pay a second time before you have spoken to us. Call us on {{phone}}, and we finish the booking together.</p>`,
    },
    de: {
      title: 'Ihre Zahlung hat nicht geklappt',
      body: `<p>Es wurde keine Buchung angelegt, und Ihre Eingaben sind noch da.</p>
<ul>
<li>Prüfen Sie Kartennummer, Ablaufdatum und Prüfziffer.</li>
<li>Sehen Sie in Ihre Banking-App: Vielleicht wartet Ihre Bank auf Ihre Freigabe.</li>
<li>Versuchen Sie es mit einer anderen Karte oder Zahlungsart.</li>
</ul>
<p>Ist der Betrag auf Ihrem Konto vorgemerkt, zahlen Sie bitte kein zweites Mal, bevor Sie mit uns gesprochen haben. Rufen Sie uns unter {{phone}} an, dann schließen wir die Buchung gemeinsam ab.</p>`,
    },
  },
  {
    key: 'secure-payments',
    en: {
      title: 'Secure payments',
      body: `<ul>
<li><strong>Your card number never reaches us.</strong> The card fields belong to our payment provider, who works to the security standard of the card companies (PCI DSS).</li>
<li><strong>Your bank has its say.</strong> Where your bank asks for it, you confirm the payment in its app or with a code (3-D Secure).</li>
<li><strong>Everything travels encrypted</strong> between your device, us and the provider.</li>
<li><strong>You always know what you pay.</strong> The amount that is charged now, and every later one, stands beside the button before you press it.</li>
</ul>
<p>We never ask for a full card number by phone, e-mail or chat. If somebody does in our name, please call us on {{phone}}.</p>`,
    },
    de: {
      title: 'Sicher bezahlen',
      body: `<ul>
<li><strong>Ihre Kartennummer erreicht uns nie.</strong> Die Kartenfelder gehören unserem Zahlungsdienstleister, der nach dem Sicherheitsstandard der Kartenunternehmen (PCI DSS) arbeitet.</li>
<li><strong>Ihre Bank hat das letzte Wort.</strong> Wenn sie es verlangt, bestätigen Sie die Zahlung in ihrer App oder mit einem Code (3-D Secure).</li>
<li><strong>Alles wird verschlüsselt übertragen</strong>, zwischen Ihrem Gerät, uns und dem Dienstleister.</li>
<li><strong>Sie wissen immer, was Sie zahlen.</strong> Der Betrag, der jetzt fällig ist, und jeder spätere stehen neben dem Knopf, bevor Sie ihn drücken.</li>
</ul>
<p>Wir fragen nie am Telefon, per E-Mail oder im Chat nach einer vollständigen Kartennummer. Tut es jemand in unserem Namen, rufen Sie uns bitte unter {{phone}} an.</p>`,
    },
  },
  {
    key: 'no-fees',
    en: {
      title: 'No booking or card fees',
      body: `<p>On this tour the price in the breakdown is the price you pay. We add <strong>no fee for booking</strong> and <strong>no fee for paying by card</strong>, whichever card or way to pay you choose.</p>
<p>If you pay in another currency than your account’s, your bank may charge for the exchange. That is between you and your bank; choosing your account’s currency at the top of the page avoids it.</p>`,
    },
    de: {
      title: 'Keine Buchungs- oder Kartengebühren',
      body: `<p>Bei dieser Tour ist der Preis in der Übersicht der Preis, den Sie zahlen. Wir berechnen <strong>keine Buchungsgebühr</strong> und <strong>keine Gebühr für Kartenzahlung</strong>, gleich welche Karte oder Zahlungsart Sie wählen.</p>
<p>Zahlen Sie in einer anderen Währung als der Ihres Kontos, kann Ihre Bank für den Umtausch etwas berechnen. Das ist Sache Ihrer Bank; wenn Sie oben auf der Seite die Währung Ihres Kontos wählen, vermeiden Sie es.</p>`,
    },
  },
  {
    key: 'service-fee',
    en: {
      title: 'About the service fee',
      body: `<p>Some operators sell through us with a service fee. It pays for the people who check your booking, answer you before and during the tour, and step in when something goes wrong.</p>
<ul>
<li>It is always a <strong>line of its own</strong> in the price breakdown, and part of the total from the start.</li>
<li>It does not depend on how you pay.</li>
<li>Members of Waymark+ do not pay it.</li>
</ul>`,
    },
    de: {
      title: 'Zur Servicegebühr',
      body: `<p>Einige Veranstalter verkaufen bei uns mit einer Servicegebühr. Sie bezahlt die Menschen, die Ihre Buchung prüfen, Ihnen vor und während der Tour antworten und einspringen, wenn etwas schiefgeht.</p>
<ul>
<li>Sie steht immer als <strong>eigene Zeile</strong> in der Preisübersicht und ist von Anfang an im Gesamtpreis enthalten.</li>
<li>Sie hängt nicht davon ab, wie Sie zahlen.</li>
<li>Mitglieder von Waymark+ zahlen sie nicht.</li>
</ul>`,
    },
  },
  {
    key: 'split-payment',
    en: {
      title: 'Pay in instalments',
      body: `<p>When your departure is at least 75 days away, you can spread the price over several payments.</p>
<ul>
<li><strong>You choose the rhythm:</strong> every two weeks or every month.</li>
<li><strong>No interest and no fee.</strong> The instalments add up to exactly the price of your booking.</li>
<li><strong>You see the plan first.</strong> The payment calendar shows each date and amount before you book; the last one is before the final payment date of your tour.</li>
<li><strong>It runs by itself.</strong> We charge the card you book with on the dates of the plan. If a payment fails, we tell you and try again.</li>
</ul>
<p>You may pay the rest early at any time in your booking. Instalments need a card; they are not possible with local methods such as iDEAL or Sofort.</p>`,
    },
    de: {
      title: 'In Raten zahlen',
      body: `<p>Liegt Ihre Abreise mindestens 75 Tage entfernt, können Sie den Preis auf mehrere Zahlungen verteilen.</p>
<ul>
<li><strong>Sie bestimmen den Rhythmus:</strong> alle zwei Wochen oder jeden Monat.</li>
<li><strong>Keine Zinsen, keine Gebühr.</strong> Die Raten ergeben zusammen genau den Preis Ihrer Buchung.</li>
<li><strong>Sie sehen den Plan vorher.</strong> Der Zahlungskalender zeigt jedes Datum und jeden Betrag, bevor Sie buchen; die letzte Rate liegt vor dem Tag der Restzahlung Ihrer Tour.</li>
<li><strong>Es läuft von selbst.</strong> Wir belasten die Karte, mit der Sie buchen, an den Tagen des Plans. Klappt eine Zahlung nicht, sagen wir es Ihnen und versuchen es noch einmal.</li>
</ul>
<p>Den Rest können Sie jederzeit vorzeitig in Ihrer Buchung zahlen. Raten brauchen eine Karte; mit lokalen Zahlungsarten wie iDEAL oder Sofort sind sie nicht möglich.</p>`,
    },
  },
];
