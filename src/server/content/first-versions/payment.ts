import type { FirstVersion } from '../first-version.ts';

/** Texts about payment. */
export const paymentTexts: readonly FirstVersion[] = [
  {
    key: 'card-security-code',
    en: {
      title: 'Card security code',
      body: `<p>The security code, often called CVV or CVC, proves that you have the card with you.</p>
<ul>
<li><strong>Visa, Mastercard and most other cards:</strong> the last <strong>3 digits</strong> on the back, in or beside the signature field.</li>
<li><strong>American Express:</strong> the <strong>4 digits</strong> on the front, above the end of the card number.</li>
</ul>
<p>If your card is in a banking app, you may find the code there, and it may change from time to time. It goes straight to our payment provider; we never see or store it.</p>`,
    },
    de: {
      title: 'Sicherheitscode der Karte',
      body: `<p>Der Sicherheitscode, oft CVV oder CVC genannt, zeigt, dass Sie die Karte bei sich haben.</p>
<ul>
<li><strong>Visa, Mastercard und die meisten anderen Karten:</strong> die letzten <strong>3 Ziffern</strong> auf der Rückseite, im Unterschriftsfeld oder daneben.</li>
<li><strong>American Express:</strong> die <strong>4 Ziffern</strong> auf der Vorderseite, über dem Ende der Kartennummer.</li>
</ul>
<p>Ist Ihre Karte in einer Banking-App, finden Sie den Code vielleicht dort, und er kann sich von Zeit zu Zeit ändern. Er geht direkt an unseren Zahlungsdienstleister; wir sehen und speichern ihn nicht.</p>`,
    },
  },
  {
    key: 'payment-error',
    en: {
      title: 'Your payment didn’t go through',
      body: `<p>You don’t have a booking yet, and your details are saved.</p>
<ul>
<li>Check the card number, the expiry date and the security code.</li>
<li>Check your banking app: your bank may be waiting for your approval.</li>
<li>Try another card or payment method.</li>
</ul>
<p>If your bank account shows a pending charge for this amount, please don’t pay again before you’ve spoken to us. Call us on {{phone}} and we’ll complete the booking together.</p>`,
    },
    de: {
      title: 'Ihre Zahlung hat nicht geklappt',
      body: `<p>Es besteht noch keine Buchung. Ihre Angaben bleiben erhalten.</p>
<ul>
<li>Prüfen Sie Kartennummer, Ablaufdatum und Sicherheitscode.</li>
<li>Sehen Sie in Ihrer Banking-App nach: Vielleicht wartet Ihre Bank auf Ihre Freigabe.</li>
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
<li><strong>Your card number never reaches us.</strong> The card fields belong to our payment provider, which meets the card industry’s security standard (PCI DSS).</li>
<li><strong>Your bank confirms it’s you.</strong> If your bank asks, you confirm the payment in its app or with a code (3-D Secure).</li>
<li><strong>Everything is encrypted</strong> between your device, us and the provider.</li>
<li><strong>You always know what you pay.</strong> Before you press the button, you see the amount charged now and every later payment.</li>
</ul>
<p>We never ask for a full card number by phone, email or chat. If someone does so in our name, please call us on {{phone}}.</p>`,
    },
    de: {
      title: 'Sicher bezahlen',
      body: `<ul>
<li><strong>Ihre Kartennummer erreicht uns nie.</strong> Die Kartenfelder gehören unserem Zahlungsdienstleister, der nach dem Sicherheitsstandard der Kartenunternehmen (PCI DSS) arbeitet.</li>
<li><strong>Ihre Bank prüft, dass Sie es sind.</strong> Wenn sie es verlangt, bestätigen Sie die Zahlung in ihrer App oder mit einem Code (3-D Secure).</li>
<li><strong>Alles wird verschlüsselt übertragen</strong>, zwischen Ihrem Gerät, uns und dem Dienstleister.</li>
<li><strong>Sie wissen immer, was Sie zahlen.</strong> Bevor Sie auf den Knopf drücken, sehen Sie den jetzt fälligen Betrag und jede spätere Zahlung.</li>
</ul>
<p>Wir fragen nie am Telefon, per E-Mail oder im Chat nach einer vollständigen Kartennummer. Tut es jemand in unserem Namen, rufen Sie uns bitte unter {{phone}} an.</p>`,
    },
  },
  {
    key: 'no-fees',
    en: {
      title: 'No booking or card fees',
      body: `<p>On this tour, the price shown is the price you pay. We charge <strong>no booking fee</strong> and <strong>no card fee</strong>, whichever payment method you choose.</p>
<p>If you pay in a different currency from your account’s, your bank may charge a conversion fee. To avoid it, choose your account’s currency at the top of the page.</p>`,
    },
    de: {
      title: 'Keine Buchungs- oder Kartengebühren',
      body: `<p>Bei dieser Reise ist der angezeigte Preis der Preis, den Sie zahlen. Wir berechnen <strong>keine Buchungsgebühr</strong> und <strong>keine Gebühr für Kartenzahlung</strong>, egal welche Zahlungsart Sie wählen.</p>
<p>Zahlen Sie in einer anderen Währung als der Ihres Kontos, kann Ihre Bank eine Umrechnungsgebühr berechnen. Um sie zu vermeiden, wählen Sie oben auf der Seite die Währung Ihres Kontos.</p>`,
    },
  },
  {
    key: 'service-fee',
    en: {
      title: 'About the service fee',
      body: `<p>Some operators’ tours have a service fee. It pays for the team that checks your booking, helps you before and during the tour, and steps in if something goes wrong.</p>
<ul>
<li>It’s always <strong>shown separately</strong> in the price breakdown and included in the total from the start.</li>
<li>It doesn’t depend on how you pay.</li>
<li>Waymark+ members don’t pay it.</li>
</ul>`,
    },
    de: {
      title: 'Zur Servicegebühr',
      body: `<p>Bei einigen Veranstaltern fällt eine Servicegebühr an. Damit bezahlen wir das Team, das Ihre Buchung prüft, Ihnen vor und während der Reise hilft und einspringt, wenn etwas schiefgeht.</p>
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
      body: `<p>If your departure is at least 75 days away, you can spread the price over several payments.</p>
<ul>
<li><strong>You choose how often:</strong> every two weeks or every month.</li>
<li><strong>No interest, no fees.</strong> The instalments add up to exactly the price of your booking.</li>
<li><strong>You see the plan first.</strong> The payment schedule shows each date and amount before you book; the last one is before your tour’s final payment date.</li>
<li><strong>Payments are automatic.</strong> We charge the card you book with on the planned dates. If a payment fails, we let you know and try again.</li>
</ul>
<p>You can pay the balance early at any time in your booking. You need a card for instalments; they aren’t available with local methods such as iDEAL or Sofort.</p>`,
    },
    de: {
      title: 'In Raten zahlen',
      body: `<p>Liegt Ihre Abreise mindestens 75 Tage entfernt, können Sie den Preis auf mehrere Zahlungen verteilen.</p>
<ul>
<li><strong>Sie wählen, wie oft:</strong> alle zwei Wochen oder jeden Monat.</li>
<li><strong>Keine Zinsen, keine Gebühr.</strong> Die Raten ergeben zusammen genau den Preis Ihrer Buchung.</li>
<li><strong>Sie sehen den Plan vorher.</strong> Der Zahlungsplan zeigt jedes Datum und jeden Betrag, bevor Sie buchen; die letzte Rate liegt vor dem Fälligkeitstag der Restzahlung Ihrer Reise.</li>
<li><strong>Automatische Zahlung.</strong> Wir buchen die Raten an den vereinbarten Tagen von der Karte ab, mit der Sie buchen. Klappt eine Zahlung nicht, benachrichtigen wir Sie und versuchen es noch einmal.</li>
</ul>
<p>Den Rest können Sie jederzeit vorzeitig in Ihrer Buchung zahlen. Für Raten brauchen Sie eine Karte; mit lokalen Zahlungsarten wie iDEAL oder Sofort sind sie nicht möglich.</p>`,
    },
  },
];
