/**
 * Messages about flights, trains, luggage, documents and meeting points. The notation is explained in
 * `../conversation-scripts.ts`.
 */
export const gettingThere = `
= tour en 2+0; printed
> Hello, our flight only lands at ten in the evening on the day before. Is there somebody to meet us {inA}, or should we find our own way? {name}
< Hello {name}, at that hour we send a driver, it is no fun with suitcases. He waits behind the barrier with a small slate with your name on it. Just add the transfer and your flight number to the booking. {sender}
> And if the plane is late?
< Then he drinks a second coffee. He follows the flight on his phone and has never yet gone home without his guests. {sender}
> Done, flight number added. Thank you!

= tour en 2+0
> At what time does “{tour}” end on the last day? There is a flight at 11.40 and the next one costs twice as much.
< Dear {name}, take the later one, or the earlier one another day, but not that: breakfast {inB} is from half past seven and the way to the airport is longer than the map says. From one o'clock on you are safe. {sender}
> My bank thanks you a little less than my nerves do.

= tour en 1+0
> I would like to come to {a} by train instead of flying. Has anybody done that?
< Hi {name}, several people, and one of them wrote us four pages about it, which I am attaching with her permission. Give yourself a night on the way and do not plan to arrive on the morning of the first day; the meeting is at six in the evening for that reason. {sender}
> Four pages! I have read them twice. Booked the sleeper and will write page five.
< We look forward to it. The wall next to the kettle is reserved. {sender}

= tour en 2+0
> How large may a suitcase be on “{tour}”? Mine is medium according to me and enormous according to my son.
< Let us side with your son to be safe: 68 centimetres and whatever you can lift onto a shelf by yourself. There is a laundry {in} where things come back the same evening, so half of it can stay at home. {sender}, {operator}
> He is unbearable now. Thank you all the same.

= tour en 1+0
> I hold a New Zealand passport but live in Ireland. Do I need a visa for any of the countries on “{tour}”?
< Hello {name}, we are not allowed to promise anything about visas, since the officer at the border has the last word. What our guests with your passport have told us this year is that they were waved through. Please check the two official pages that I have linked in your documents, ideally today and again a month before. {sender}
> Checked both, saved both. Thanks for not just saying “should be fine”.

= tour en 2+0; waits
> Hi, we fly into another city than {a} because it is half the price, and would take the bus from there. If the bus is late on {start} and we miss the first evening, could we catch up with you the next day, and where? We are happy to pay for a taxi. {name}

= tour en 2+0
> Could we leave a bag {inA} and pick it up at the end? We are travelling on for three weeks afterwards and have winter coats with us.
< If the tour came back to where it starts, gladly. It ends {inB}, so the coats would have to find their own way. There is a courier between the two houses that we use for forgotten spectacles; it takes two days and costs about as much as a good lunch. {sender}
> A lunch is a fair price for not carrying two coats. Please book the courier.
< Booked for the first morning. Give the bag to reception with the label that I am sending you. {sender}

= tour en 2+0; home
> Is it a nuisance if we leave the tour a day early? We have a wedding to get to, and the tour is otherwise just right.
< No nuisance at all, it happens more often than you think. You would go on from the second-last stop in the afternoon; I can look up the connection if you tell me where the wedding is. We cannot give anything back for the night, I am afraid, because the room has to be paid in any case. {sender}
> Understood. It is in Lyon, on the Saturday.
< Then leave after lunch, there are two good connections and the later one still gets you there for the rehearsal. I have put both into your documents. Give the couple our best. {sender}

= tour en 1+0; agent
> Hello, I am asking for a client who needs an invoice in her company's name with the tax number on it. Can you add that after the booking or does it have to be there from the start?
< Hello {name}, either works as long as it is before the balance is paid. Send me the exact name and number and the invoice is changed the same day. {sender}
> Thanks. Will put both into the note when I place the hold.

= tour en 2+0
> What does “meet at the hotel at 18:00” mean if one arrives at nine in the morning on {start}? Can we at least leave our things?
< It means that from nine onwards your bags are behind the desk {inA}, you have a map in your hand with three places to have breakfast, and the rooms are usually ready by one. The welcome at six is also with a glass in it. {sender}
> Breakfast times three it is.
`;
