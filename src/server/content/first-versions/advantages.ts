import type { FirstVersion } from '../first-version.ts';

/** What speaks for booking here, and what can be had beside a tour. */
export const advantageTexts: readonly FirstVersion[] = [
  {
    key: 'best-price-guarantee',
    en: {
      title: 'Best price guarantee',
      body: `<p>Operators give us the prices they ask for themselves. Should you still find your tour for less, we pay you back the difference.</p>
<h3>What counts</h3>
<ul>
<li>The same tour of the same operator, with the same date, rooms and extras.</li>
<li>A price that everybody can book online at that moment, with all fees included.</li>
<li>You tell us within 48 hours of your booking.</li>
</ul>
<h3>How to use it</h3>
<p>Send us the address of the page through your booking, or call {{phone}}. We look at the offer with you and return the difference to the means of payment you used. Prices for closed groups, members of other companies and single-use codes do not count.</p>`,
    },
    de: {
      title: 'Bestpreisgarantie',
      body: `<p>Veranstalter geben uns die Preise, die sie selbst verlangen. Finden Sie Ihre Tour trotzdem günstiger, zahlen wir Ihnen die Differenz zurück.</p>
<h3>Was zählt</h3>
<ul>
<li>Dieselbe Tour desselben Veranstalters mit demselben Termin, denselben Zimmern und Extras.</li>
<li>Ein Preis, den in diesem Augenblick jeder online buchen kann, einschließlich aller Gebühren.</li>
<li>Sie melden sich innerhalb von 48 Stunden nach Ihrer Buchung.</li>
</ul>
<h3>So geht es</h3>
<p>Schicken Sie uns die Adresse der Seite über Ihre Buchung, oder rufen Sie {{phone}} an. Wir sehen uns das Angebot mit Ihnen an und erstatten die Differenz auf das Zahlungsmittel, das Sie benutzt haben. Preise für geschlossene Gruppen, für Mitglieder anderer Unternehmen und Einmalcodes zählen nicht.</p>`,
    },
  },
  {
    key: 'membership',
    en: {
      title: 'Waymark+',
      body: `<p>One membership for a whole year of travelling, for everybody in your bookings.</p>
<ul>
<li><strong>The member saving</strong> on every tour, on all dates.</li>
<li><strong>No service fee</strong>, wherever an operator asks for one.</li>
<li><strong>It counts from now on:</strong> the booking in which you join saves already.</li>
</ul>
<p>The member saving is one of the savings you can choose for a booking; it is not combined with a promo code or travel credits. Reductions of the operator are part of the price and stay. The membership ends by itself after its term unless you renew it.</p>`,
    },
    de: {
      title: 'Waymark+',
      body: `<p>Eine Mitgliedschaft für ein ganzes Reisejahr, für alle in Ihren Buchungen.</p>
<ul>
<li><strong>Der Mitgliederrabatt</strong> auf jede Tour, zu allen Terminen.</li>
<li><strong>Keine Servicegebühr</strong>, wo immer ein Veranstalter eine verlangt.</li>
<li><strong>Sie gilt ab sofort:</strong> Schon die Buchung, mit der Sie beitreten, wird günstiger.</li>
</ul>
<p>Der Mitgliederrabatt ist eine der Ersparnisse, die Sie für eine Buchung wählen können; mit einem Aktionscode oder Reiseguthaben lässt er sich nicht verbinden. Ermäßigungen des Veranstalters sind Teil des Preises und bleiben. Die Mitgliedschaft endet nach ihrer Laufzeit von selbst, wenn Sie sie nicht verlängern.</p>`,
    },
  },
  {
    key: 'travel-credits',
    en: {
      title: 'Why book with us: travel credits',
      body: `<p>Travel credits are our thank-you. They wait in your account and make a later tour cheaper.</p>
<ul>
<li><strong>Use them on any tour:</strong> they pay for up to 5 % of the price.</li>
<li><strong>Nothing to type in:</strong> log in, and choose “Travel credits” among the savings.</li>
<li><strong>One saving per booking:</strong> credits take the place of a promo code or the member saving. Take whichever saves more.</li>
</ul>
<p>And beside the credits: operators chosen with care, reviews by people who travelled, the whole price from the start, and somebody to call on {{phone}}.</p>`,
    },
    de: {
      title: 'Darum bei uns buchen: Reiseguthaben',
      body: `<p>Reiseguthaben ist unser Dankeschön. Es wartet in Ihrem Konto und macht eine spätere Tour günstiger.</p>
<ul>
<li><strong>Für jede Tour:</strong> Guthaben bezahlt bis zu 5 % des Preises.</li>
<li><strong>Nichts einzutippen:</strong> Melden Sie sich an und wählen Sie bei den Ersparnissen „Reiseguthaben“.</li>
<li><strong>Eine Ersparnis je Buchung:</strong> Guthaben tritt an die Stelle von Aktionscode oder Mitgliederrabatt. Nehmen Sie, was mehr spart.</li>
</ul>
<p>Und außer dem Guthaben: sorgfältig ausgesuchte Veranstalter, Bewertungen von Menschen, die gereist sind, von Anfang an der ganze Preis, und jemand, den Sie unter {{phone}} anrufen können.</p>`,
    },
  },
  {
    key: 'e-sim',
    en: {
      title: 'Online on the road with an eSIM',
      body: `<p>An eSIM is a SIM card without the card: you load it onto your phone, and it brings mobile data in the countries of your tour.</p>
<ul>
<li><strong>Set up at home.</strong> Scan a code while you have Wi-Fi; it becomes active when you land.</li>
<li><strong>Keep your number.</strong> Your own SIM stays in place for calls and messages.</li>
<li><strong>No surprises.</strong> You pay for the data once, without roaming charges.</li>
</ul>
<h3>Will it work on my phone?</h3>
<p>Most phones made since 2019 can use an eSIM, as long as they are not locked to one network. Look for “Add eSIM” in the settings for mobile data. Where an eSIM can be had with your tour, you find it among the extras.</p>`,
    },
    de: {
      title: 'Unterwegs online mit einer eSIM',
      body: `<p>Eine eSIM ist eine SIM-Karte ohne Karte: Sie laden sie auf Ihr Telefon, und sie bringt mobile Daten in die Länder Ihrer Tour.</p>
<ul>
<li><strong>Zu Hause eingerichtet.</strong> Scannen Sie einen Code, solange Sie WLAN haben; aktiv wird sie nach der Landung.</li>
<li><strong>Ihre Nummer bleibt.</strong> Die eigene SIM bleibt für Anrufe und Nachrichten, wo sie ist.</li>
<li><strong>Keine Überraschungen.</strong> Sie zahlen die Daten einmal, ohne Roaminggebühren.</li>
</ul>
<h3>Funktioniert das mit meinem Telefon?</h3>
<p>Die meisten seit 2019 gebauten Telefone können eine eSIM nutzen, wenn sie nicht an ein Netz gebunden sind. Suchen Sie in den Einstellungen für mobile Daten nach „eSIM hinzufügen“. Wo es zu Ihrer Tour eine eSIM gibt, finden Sie sie bei den Extras.</p>`,
    },
  },
  {
    key: 'shareable-link',
    en: {
      title: 'A payment link for your client',
      body: `<p>Put the booking together for your client, and let them pay it themselves.</p>
<ol>
<li>Choose date, travellers, rooms and extras.</li>
<li>Create the link and send it on, by e-mail or any messenger.</li>
<li>Your client sees your selection, fills in what is missing and pays. The booking stays yours.</li>
</ol>
<p>The link keeps your selection, not the places: until your client has paid or you hold the departure, somebody else may take them. Whoever has the link can open it, so send it to your client alone.</p>`,
    },
    de: {
      title: 'Ein Zahlungslink für Ihre Kundschaft',
      body: `<p>Stellen Sie die Buchung zusammen, und lassen Sie Ihre Kundin oder Ihren Kunden selbst bezahlen.</p>
<ol>
<li>Wählen Sie Termin, Reisende, Zimmer und Extras.</li>
<li>Erstellen Sie den Link, und schicken Sie ihn weiter, per E-Mail oder mit einem Messenger.</li>
<li>Ihre Kundschaft sieht Ihre Auswahl, ergänzt, was fehlt, und zahlt. Die Buchung bleibt Ihre.</li>
</ol>
<p>Der Link bewahrt Ihre Auswahl, nicht die Plätze: Bis gezahlt ist oder Sie den Termin reservieren, kann sie jemand anderes nehmen. Wer den Link hat, kann ihn öffnen; schicken Sie ihn also nur Ihrer Kundschaft.</p>`,
    },
  },
];
