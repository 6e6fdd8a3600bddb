import type { FirstVersion } from '../first-version.ts';

/** Texts about the advantages of booking here and about extras. */
export const advantageTexts: readonly FirstVersion[] = [
  {
    key: 'best-price-guarantee',
    en: {
      title: 'Best price guarantee',
      body: `<p>Operators give us the same prices they charge themselves. If you still find your tour for less, we refund the difference.</p>
<h3>When it applies</h3>
<ul>
<li>The same tour by the same operator, with the same date, rooms and extras.</li>
<li>A price that anyone can book online at that moment, including all fees.</li>
<li>You contact us within 48 hours of booking.</li>
</ul>
<h3>How to claim</h3>
<p>Call us on {{phone}} and tell us where you found the lower price. We check the offer and refund the difference to your original payment method. Prices for closed groups, members of other companies and single-use codes don’t count.</p>`,
    },
    de: {
      title: 'Bestpreisgarantie',
      body: `<p>Veranstalter geben uns die Preise, die sie selbst verlangen. Finden Sie Ihre Reise trotzdem günstiger, erstatten wir Ihnen die Differenz.</p>
<h3>Wann sie gilt</h3>
<ul>
<li>Dieselbe Reise desselben Veranstalters mit demselben Termin, denselben Zimmern und Extras.</li>
<li>Ein Preis, den in diesem Moment alle online buchen können, einschließlich aller Gebühren.</li>
<li>Sie melden sich innerhalb von 48 Stunden nach Ihrer Buchung.</li>
</ul>
<h3>So geht’s</h3>
<p>Rufen Sie uns unter {{phone}} an und sagen Sie uns, wo Sie den niedrigeren Preis gefunden haben. Wir prüfen das Angebot und erstatten die Differenz auf das ursprüngliche Zahlungsmittel. Preise für geschlossene Gruppen, für Mitglieder anderer Unternehmen und Einmalcodes zählen nicht.</p>`,
    },
  },
  {
    key: 'membership',
    en: {
      title: 'Waymark+',
      body: `<p>One membership for a whole year of travel, for everyone in your bookings.</p>
<ul>
<li><strong>The member discount</strong> on every tour, on all dates.</li>
<li><strong>No service fee</strong>, wherever an operator charges one.</li>
<li><strong>Starts right away:</strong> you already save on the booking you join with.</li>
</ul>
<p>The member discount is one of the discounts you can choose for a booking; it can’t be combined with a promo code or travel credits. The operator’s own promotions are part of the price and still apply. The membership ends automatically after its term unless you renew it.</p>`,
    },
    de: {
      title: 'Waymark+',
      body: `<p>Eine Mitgliedschaft für ein ganzes Reisejahr, für alle in Ihren Buchungen.</p>
<ul>
<li><strong>Der Mitgliederrabatt</strong> auf jede Reise, zu allen Terminen.</li>
<li><strong>Keine Servicegebühr</strong>, wo immer ein Veranstalter eine verlangt.</li>
<li><strong>Sie gilt ab sofort:</strong> Schon die Buchung, mit der Sie beitreten, wird günstiger.</li>
</ul>
<p>Der Mitgliederrabatt ist einer der Rabatte, die Sie für eine Buchung wählen können; mit einem Gutscheincode oder Reiseguthaben lässt er sich nicht kombinieren. Aktionen des Veranstalters sind Teil des Preises und gelten weiterhin. Die Mitgliedschaft endet nach ihrer Laufzeit automatisch, wenn Sie sie nicht verlängern.</p>`,
    },
  },
  {
    key: 'travel-credits',
    en: {
      title: 'Why book with us: travel credits',
      body: `<p>Travel credits are our way of saying thank you. They’re stored in your account and make your next tour cheaper.</p>
<ul>
<li><strong>Use them on any tour:</strong> they cover up to 5% of the price.</li>
<li><strong>No code needed:</strong> sign in and choose “Travel credits” under Savings.</li>
<li><strong>One saving per booking:</strong> use travel credits, a promo code or the member discount, whichever saves you more.</li>
</ul>
<p>You also get carefully chosen operators, reviews by people who travelled, the full price from the start, and a team you can call on {{phone}}.</p>`,
    },
    de: {
      title: 'Warum bei uns buchen: Reiseguthaben',
      body: `<p>Reiseguthaben ist unser Dankeschön. Es liegt in Ihrem Konto und macht Ihre nächste Reise günstiger.</p>
<ul>
<li><strong>Für jede Reise:</strong> Mit Guthaben zahlen Sie bis zu 5 % des Preises.</li>
<li><strong>Ohne Code:</strong> Melden Sie sich an und wählen Sie unter Rabatte „Reiseguthaben“.</li>
<li><strong>Ein Rabatt pro Buchung:</strong> Nutzen Sie Reiseguthaben, Gutscheincode oder Mitgliederrabatt, je nachdem, was mehr spart.</li>
</ul>
<p>Außerdem: sorgfältig ausgesuchte Veranstalter, Bewertungen von Menschen, die mitgereist sind, von Anfang an der volle Preis und ein Team, das Sie unter {{phone}} erreichen.</p>`,
    },
  },
  {
    key: 'e-sim',
    en: {
      title: 'Stay online with an eSIM',
      body: `<p>An eSIM is a digital SIM card: you install it on your phone and get mobile data in the countries you visit.</p>
<ul>
<li><strong>Set up at home.</strong> Scan a code on Wi-Fi; it activates when you land.</li>
<li><strong>Keep your number.</strong> Your own SIM stays active for calls and messages.</li>
<li><strong>No surprises.</strong> You pay for your data once, with no roaming charges.</li>
</ul>
<h3>Will it work on my phone?</h3>
<p>Most phones made since 2019 can use an eSIM, as long as they are not locked to one network. Look for “Add eSIM” in your mobile data settings. If an eSIM is available for your tour, you’ll find it under Extras.</p>`,
    },
    de: {
      title: 'Unterwegs online mit einer eSIM',
      body: `<p>Eine eSIM ist eine digitale SIM-Karte: Sie installieren sie auf Ihrem Telefon und haben mobile Daten in den Ländern Ihrer Reise.</p>
<ul>
<li><strong>Zu Hause eingerichtet.</strong> Scannen Sie einen Code, solange Sie WLAN haben; aktiv wird sie nach der Landung.</li>
<li><strong>Ihre Nummer bleibt.</strong> Ihre eigene SIM bleibt für Anrufe und Nachrichten aktiv.</li>
<li><strong>Keine Überraschungen.</strong> Sie zahlen Ihre Daten einmal, ohne Roaminggebühren.</li>
</ul>
<h3>Funktioniert das mit meinem Telefon?</h3>
<p>Die meisten seit 2019 gebauten Telefone können eine eSIM nutzen, wenn sie nicht an ein Netz gebunden sind. Suchen Sie in den Einstellungen für mobile Daten nach „eSIM hinzufügen“. Gibt es zu Ihrer Reise eine eSIM, finden Sie sie unter Extras.</p>`,
    },
  },
  {
    key: 'shareable-link',
    en: {
      title: 'A payment link for your client',
      body: `<p>Put the booking together and let your client pay.</p>
<ol>
<li>Choose date, travellers, rooms and extras.</li>
<li>Create the link and send it by email or messenger.</li>
<li>Your client sees your selection, adds the missing details and pays. The booking stays with your agency.</li>
</ol>
<p>The link saves your selection but doesn’t hold the places: until your client pays or you hold the departure, others can book them. Anyone with the link can open it, so send it only to your client.</p>`,
    },
    de: {
      title: 'Ein Zahlungslink für Ihren Kunden',
      body: `<p>Stellen Sie die Buchung zusammen und lassen Sie Ihren Kunden bezahlen.</p>
<ol>
<li>Wählen Sie Termin, Reisende, Zimmer und Extras.</li>
<li>Erstellen Sie den Link und schicken Sie ihn per E-Mail oder Messenger.</li>
<li>Ihr Kunde sieht Ihre Auswahl, ergänzt die fehlenden Angaben und zahlt. Die Buchung bleibt bei Ihrer Agentur.</li>
</ol>
<p>Der Link speichert Ihre Auswahl, reserviert aber keine Plätze: Bis gezahlt ist oder Sie den Termin reservieren, können auch andere sie buchen. Wer den Link hat, kann ihn öffnen; schicken Sie ihn daher nur Ihrem Kunden.</p>`,
    },
  },
];
