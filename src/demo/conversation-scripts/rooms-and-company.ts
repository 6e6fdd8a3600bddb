/** Messages about rooms, beds and fellow travellers. The notation is explained in `../conversation-scripts.ts`. */
export const roomsAndCompany = `
= tour en 1+0; home
> Hi there, I travel alone and prefer not to share. Are the single rooms on “{tour}” real rooms or the ones under the roof next to the lift? {name}
< Hello {name}, doubles for one person nearly everywhere. The exception is {in}: small, yes, but it has the balcony that all the couples ask for. {sender}
> Sold, as far as I am concerned. One more: could I arrive a day early?
< Gladly. Add the extra night {inA} under extras when you book, or write to me afterwards and I will do it from here. {sender}

= tour en 1+0
> I am 63, recently widowed, and have not travelled in a group since school. Who usually comes on “{tour}”? I do not want to be the spare chair at a table of couples.
< Dear {name}, thank you for writing so openly. On the departure of {start} there are nine people so far: two couples, two sisters, and three who come alone, between 55 and 70. Our guides mix the tables on the first evening, on purpose and without making a fuss. ¶ If you like, ring me. I am in the office until five and the coffee is on. {sender}
> I did not expect an answer that made me cry a little in a good way. I think I will come.
< Then we will look after the chair. {sender}

= tour en 2+0
> We are a couple and both light sleepers: could we have twin beds, not pushed together, and nothing facing a street? {in} looked rather lively on the map.
< Twin beds are no trouble anywhere on this route, just choose them when booking. {in} we will ask for the courtyard side; there is a fountain there, which some people count as noise and some as a reason to come back. {sender}, {operator}
> Fountains are allowed.

= tour en 2+0
> My friend and I would like adjoining rooms rather than a shared one. We have been friends for forty years and intend to stay so. Possible on “{tour}”?
< Very wise. Two singles next to each other are possible everywhere except {in}, where you would be on the same floor with three doors in between. {sender}
> Three doors is about right for her snoring. Booking tonight, thanks.

= tour en 2+0; waits
> Hello, we have booked double rooms with you before, for another tour, and they turned out to be two mattresses on one frame. For “{tour}” my partner (1.98 m) would need a bed without a foot board. Could somebody check that for every night, please? I know it is a silly request.

= tour en 1+0
> Is sharing with a stranger as strange as it sounds? I am 29, easy-going, up early. The single supplement is a lot for me.
< Hi {name}, mostly it is two people who are both glad about the price. We only put people together of the same sex and about the same age, and we ask both about snoring and alarm clocks. If it really does not work, the guide finds another room for the rest of the tour; that has happened twice in five years. {sender}
> Okay, those are odds I like. What happens if nobody else wants to share?
< Then you have a room to yourself and pay nothing more. It is our risk, not yours. {sender}
> Brilliant. In!

= tour en 4+0
> We are two couples in our thirties and a bit worried that we will bring the average age down by half. Anything you can tell us about the people who go on “{tour}”?
< You would, a little! Typical guests are between 45 and 65, the kind who swim before breakfast. The departure on {start} already has a pair of cousins of 34 and 36, so that would be the one I would take. {sender}
> Cousins it is. Do they play cards?
< I asked. They do, badly, according to both. {sender}

= tour en 2+0
> Two quick ones about “{tour}”. Is there air conditioning {in}? And is there a lift? We are fine without either, my mother-in-law is not.
< Air conditioning yes, lift no, but the rooms on the first floor are ours if we ask in time, which I have just done in case you book. It is eleven steps with a rail. {sender}
> Eleven is fine, I have just counted hers at home. Fourteen.

= tour en 2+0
> Do rooms have kettles? I am aware of how British that sounds.
< Dear {name}, {inA} and {inB} yes; in between you will have to speak to people. Our guide keeps a travel kettle for guests who look desperate at half past six. {sender}
> Please tell the guide that I shall look desperate.

= tour en 2+0; home; waits
> Dear {operator}, we would like to celebrate our ruby wedding on “{tour}”. We do not want a song in a restaurant. We would very much like the room with the view that somebody mentions in a review, the one {in}. Is it the same price, and can you promise it? With best wishes, {name}
< Dear {name}, congratulations, and no song, you have my word. The room exists, it has number seven, and it costs the same. I have asked the owner to keep it for your date and hope to hear by the end of the week. {sender}
> Wonderful. One thing has changed since: our son wants to join us for the last two nights {inB}. Could he have a room in the same house, and pay for it himself? He insists.
`;
