/** Messages about prices, terms, holds and conditions. The notation is explained in `../conversation-scripts.ts`. */
export const beforeBooking = `
= tour en 2+0; printed; home
> Hello {sender}, is the deposit for “{tour}” refundable if my employer does not let me go? I will only know in three weeks.
< Hello {name}, until the date in the terms you get back all but a small part, and the booking page shows the exact sum and the last day before you pay anything. If you want to be free for three weeks without paying at all, you could also hold your places for 48 hours when you know more. {sender}
> That is good enough for me. I will ask my boss with a calendar in my hand.
< We are crossing fingers. If it helps: the departure of {start} has a public holiday in it. {sender}
> It helped! One day less to ask for. Booked.

= tour en 2+0
> Why is the same tour cheaper two weeks later? Is something closed then?
< Nothing is closed, the days are shorter and the evenings cooler. Locals prefer it. If you do not need to swim, it is the better week, and I would say so if it were the dearer one. {sender}
> Then the cheaper, better week please. What a pleasant conversation.

= tour en 2+0
> Does the price include tips? We never know whom and how much, and it spoils our evenings.
< Tips for drivers, porters and waiters at the included meals are in the price. For your guide it is up to you, and an envelope on the last day is the usual way. Whatever you decide, nobody counts. {sender}, {operator}
> Thank you. Evenings saved.

= tour en 4+0
> Can four friends pay for one booking separately? We trust each other with our lives but not with invoices.
< Two ways: each pair books for itself and writes the other names into the note, so that we put you together. Or one books, pays the deposit, and you settle the rest among yourselves. The first is better for friendships. {sender}
> First way. We have written all the names into all the notes, to be on the safe side.
< I saw. Four bookings, four names each, sixteen in total, and we managed to count four people. You are all on one table. {sender}

= tour en 2+0
> Is there a minimum number for “{tour}”? We had a tour cancelled on us last year, three weeks before, by somebody else.
< That is a rotten feeling, I am sorry. This departure runs from four people on, and there are seven at present, so it goes ahead. I would not have said that if it were not certain. {sender}
> Seven plus two then.

= tour en 1+0; waits
> Hi. I have a voucher from a tour with you that could not take place in the spring (number in the attachment, I hope it worked). Can I use it for “{tour}” on {start}, and does it also count towards the insurance? If the value is higher than the price, what happens with the rest? Regards, {name}

= tour en 2+0
> Your page says “two places left”. Is that one of those things that every page says?
< No, it is what the list says: twelve places, ten sold. If you want to see it change, book one. {sender}
> We booked both. It now says sold out. I apologise.
< Accepted with pleasure! {sender}

= tour en 2+0; agent; waits
> Hello, two clients of mine are on hold for {start} until tomorrow noon. The second one is travelling and cannot reach her bank before the evening. Is there any chance of keeping the places for a few hours longer? They are quite certain. {name}

= tour en 2+0
> Is travel insurance required for “{tour}”? We have an annual one but the small print is in a language of its own.
< What we require is cover for medical costs and for being brought home; nearly every annual policy has that. Whether yours covers cancelling I cannot tell, look for the word “curtailment”. If it is missing, the insurance offered during booking has it, and you can also leave it out. {sender}
> Found the word on page 31. Thank you, now I know one word of that language.

= tour en 2+0; home; waits
> Dear {operator}, my first name is spelled with an accent that airlines do not like. Should I book with the accent or as in the passport's machine line? It went wrong once, and I spent a night {inA} with a very kind policeman.
< Dear {name}, as in the machine line, please, letter by letter, and tell me the real one so that we can greet you properly. The policeman must have a story too. {sender}
> Done as you said. And could you change it on the brochure request as well, where I put the accent in? I do not want two of me in your computer. Also: is the deposit due now or when the second person has filled in their details?
`;
