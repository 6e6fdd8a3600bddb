/**
 * Questions to the marketplace, and a few to operators, that are not about a tour. The notation is explained in
 * `../conversation-scripts.ts`.
 */
export const generalQuestions = `
= general en 1+0; printed
> Hello, I have travel credits from last year. Can I use them together with a promotion that a tour has anyway? {name}
* Hello {name}, yes. A promotion is part of the tour's price, your credits come off after that, up to five percent of the price. The only thing that does not combine is two savings of your own, such as credits and a promo code. {sender}, Waymark
> Clear, thank you. I will keep the code for my sister then.

= general en 1+0
> I would like to give a tour as a present but do not know which one. Do you have vouchers?
* Hi {name}, we do not sell vouchers, but there is a way that many people like: put three or four tours on your wishlist and send the link. The one who travels chooses, you pay when it is booked. {sender}, Waymark
> Even better, I can pretend that I chose them all with great care.

= general en 1+0
> I cannot log in any more, the mail for a new password never arrives. I have looked in the other folder.
* Sorry about that, {name}. Our log says that your provider refused the mail because your mailbox is full. If you make some room and ask again, it will come through; nothing is wrong with your account. {sender}, Waymark
> Four thousand newsletters. Emptied, logged in, embarrassed.

= general en 1+0
> How do you choose the companies on your site? I had a poor experience elsewhere, with a name that changed a month later.
* A fair question. Each company sends us its licence and insurance papers every year, we speak to three of their guests and one of their guides, and we travel with most of them ourselves. When something goes wrong twice in the same way, they are off the list. Your money stays with us until the rules of payment say that it is due. {sender}, Waymark
> Thank you, that is more than I could find on the page. Perhaps put it there?
* We have, since this morning, and used your words for the title. {sender}
> Now I feel responsible for it. I will look for a tour at the weekend.

= general en 1+0; waits
> Hello, I am a wheelchair user and can find nothing on your pages that tells me which tours are possible for me. A filter would be ideal. Until there is one, could somebody send me a list for Europe, seven to ten days? I can transfer to a car seat by myself. {name}

= general en 1+0
> Do I have to be a member to see the member prices? It looks as if you want money before you show me money.
* Hello {name}, no: every tour page shows both prices next to each other, and you can join during the booking or not at all. We never tick anything for you. {sender}, Waymark
> I had overlooked the small line under the price. All good.

= general en 1+0; agent
> Hello, there are three of us at our agency now and we would like a higher limit for open holds. Whom do we ask?
* Hello {name}, me. I have looked at your last year: most holds became bookings, so that should be possible. I will put it to my colleague who signs these and write by Wednesday. {sender}, Waymark
> Thank you, no hurry before the season.
* It was signed today. You will see the new number on your account page. {sender}

= general en 1+0; operator
> Dear {operator}, I have been on two of your tours and liked both. Are you hiring guides? I am 34, speak four languages badly and two well, and can change a tyre.
< Dear {name}, the tyre is what we look at first. We choose guides in January, with a weekend of walking and cooking together, and I have put you on the list for the invitation. {sender}, {operator}
> I will practise both. Until January!

= general en 1+0; operator; home
> Hello, do you work with the same guides every year? My parents want to go with the person we had in 2019 and can only remember that she laughed a lot.
< Hello {name}, then it was Teresa. She laughs less on Mondays but is otherwise unchanged, and leads most of our spring departures. Tell me the region and I will tell you the dates. {sender}
> Teresa, of course! The region is wherever she is, they say. They are not difficult people.
< Then I will send you her whole calendar. She was very pleased. {sender}

= general en 1+0; operator; waits
> Hello, I write about slow travel for a small magazine in Toronto and would like to interview somebody at {operator} about how you pay your guides. Not an advertisement, and I will pay for my own lunch. Would a call next week be possible? {name}

= general en 1+0; waits
> Hi, I used the chat yesterday and was promised a call about a payment that shows as pending. It is still pending, nobody rang, and I fly in five weeks. The amount has left my account. Could you please look into it today?
* Hello {name}, I am sorry that the call did not come. The bank has confirmed the amount now and your booking is complete; you have the mail with the documents since ten minutes ago. {sender}, Waymark
> Thank you, it has arrived. There is one thing left: the name of the second traveller is missing on the voucher, although I entered it. Could you send it once more with both?

= general de 1+0
> Guten Tag, kann ich bei Ihnen auf Rechnung zahlen? Ich habe keine Kreditkarte und möchte auch keine. Mit freundlichen Grüßen, {name}
* Guten Tag, {name}, auf Rechnung leider nicht, aber per Sofortüberweisung von Ihrem Konto, und die Anzahlung genügt zunächst. Der Rest wird erst vor der Abreise fällig, wir erinnern Sie zwei Wochen vorher. {sender}, Waymark
> Das geht für mich auch. Vielen Dank für die freundliche Auskunft.

= general de 1+0
> Hallo, ich finde meine Buchungsbestätigung nicht mehr. Die Reise ist erst im Herbst, aber ich schlafe schlecht deswegen.
* Guten Tag, {name}, schlafen Sie ruhig: Sie ist da, bezahlt und bestätigt. In Ihrem Konto liegt sie unter „Ihre Buchungen“, und eben habe ich sie Ihnen noch einmal gemailt. {sender}, Waymark
> Gefunden, ausgedruckt, an den Kühlschrank gehängt. Danke!

= general de 1+0; waits
> Guten Tag, gibt es bei den Reisen ein Siegel oder eine Angabe, ob die Anreise mit der Bahn zum Startort gut möglich ist? Ich fliege nicht mehr und klicke mich gerade durch vierzig Seiten. Eine Liste per Mail würde mir schon helfen, am liebsten ab Nürnberg. Danke und Gruß, {name}

= general de 1+0; operator
> Liebes Team von {operator}, stimmt es, dass man bei Ihnen auch als Gruppe unserer Volkshochschule mit 18 Leuten unterkommt? Im Katalog steht überall eine kleinere Zahl.
< Liebe Volkshochschule, stimmt: ab 15 Personen teilen wir auf zwei Guides auf, die sich abends wieder treffen. Nennen Sie uns ein Thema und eine Woche, dann schlagen wir Ihnen zwei Routen vor. {sender}
> Thema Gärten, letzte Ferienwoche. Unser Hausmeister fragt, ob er mitdarf, er gehört eigentlich nicht zum Kurs.
< Der Hausmeister gehört ab sofort zum Kurs. Die beiden Vorschläge liegen in diesem Gespräch. {sender}
`;
