/** Messages about food, medicine and fitness. The notation is explained in `../conversation-scripts.ts`. */
export const foodAndHealth = `
= tour en 2+0; printed; unread
> Hello, my husband has coeliac disease, so it is not a fashion: a crumb is enough. Is “{tour}” possible for us, and would the guide know what that means? Kind regards, {name}
< Dear {name}, thank you for writing before you book. Yes, it is possible. We have had four coeliac guests this year; the kitchens get a card in the local language a week before, and the guide carries a second one. ¶ The one weak spot is the lunch {in}, where the choice is small. We would pack something for that day. Best wishes, {sender}
> That is more than most airlines manage. He would also like to bring his own bread, a loaf or two. Can it be toasted in the mornings?
< In a clean pan, always. Not in the house toaster, for the reason you know better than I do. I have put a note on the file so that it is there as soon as you book. {sender}

= tour en 2+0; home
> Hi, we are both vegan and have learned to ask early. Is “{tour}” going to be eleven plates of grilled vegetables?
< Hello {name}, an honest answer: {in} yes, twice in a row. Everywhere else the cooks enjoy the question. Our last vegan guests came home with recipes and a photograph of a chickpea stew they would not stop talking about. {sender}, {operator}
> Twice is survivable! We will bring a jar of something hot. Thank you for not pretending.

= tour en 1+0
> Hello. I take a medicine that has to stay below eight degrees. Are there fridges in the rooms on “{tour}”, or could the hotel keep it for me? {name}
< Hello {name}. Not in every room, but at every reception, and our guides have done this before: you hand it over in a bag with your name at check-in and it is back in your hand at breakfast. For the travelling hours we lend you a small cool bag with two packs, so that one can freeze while you use the other. {sender}
> Perfect, that was the only thing that stood between me and booking.

= tour en 2+0 for walking
> We are 68 and 71 and walk every day, but our days are ten kilometres and not twenty. Be frank please: is “{tour}” too much?
< Frankly: the average day is fine for you and two days are not. The longest is the one after {inA}, and then the stage {in} with the climb. On both there is a van at the half-way point, and nobody ever asks why you are getting in. {sender}
> My wife says she will ask, every time, just to annoy me. What about the descents? My left knee dislikes them more than climbs.
< Bring two poles and let the guide know on the first evening; there is a gentler line down for the steepest one that takes twenty minutes longer. We walk it ourselves when nobody is looking. {sender}
> Then it is settled, we will book the departure on {start}. Thank you.

= tour en 2+0
> My wife uses a walking frame for longer distances and can do about fifteen steps of stairs. I would rather hear “no” now than find out on day three. Is “{tour}” possible? {name}
< Dear {name}, I took your question to the guide who has done this tour most often, and the answer is: not in its normal form. The old town {in} is all steps, and the house there has no lift. I am sorry. ¶ What I can offer: we run it privately with two hotels changed and a car for the town, at a pace of your own. Shall I work it out for you without obligation? {sender}
> Thank you for the straight answer. Yes please, work it out. Spring would suit us best, before the heat.
< It is in your documents now, with the number of steps written next to every hotel, so that you can judge for yourselves. Take all the time you need. {sender}

= tour en 3+0; waits
> Hello! Our daughter (19) has a serious nut allergy and carries two pens. How far are you from a hospital at any point of “{tour}”? And do guides know how to use a pen? We would also need to know whether the breakfast {in} is a buffet, because those are the worst for us. Thanks, {name}

= tour en 2+0 for food-and-wine
> This may be an odd question for a food tour: I do not drink alcohol, at all. Will I be sitting next to an empty glass for a week on “{tour}”?
< Not odd at all, one guest in six does not. At the tastings the growers bring juice from the same grapes, or whatever they are proud of that has not fermented yet. And somebody has to tell us afterwards what was actually said. {sender}
> Ha. I volunteer as the group's memory. See you {inA}.

= tour en 2+0
> Which vaccinations do you recommend for “{tour}”? Our doctor says one thing and the internet says eleven others.
< Dear {name}, please follow the doctor; we are not allowed to advise, and we would not like to. What I can tell you is what we are asked for at borders on this route: nothing at present beyond an ordinary passport. If that changes before your departure we write to everybody who has booked. {sender}, {operator}
> Fair enough. Could you tell us how high the highest night is? She wanted to know that too.
< The highest bed of the tour is {in}, and most people sleep well there with an extra glass of water. If either of you has had trouble with altitude before, tell us and we will look at it together. {sender}

= tour en 1+0; home; waits
> Hello, I had a hip replaced in the autumn and my physiotherapist is delighted with it. She would like to know two things about “{tour}”: how long one sits at a stretch on travelling days, and whether there is somewhere to stretch out on the way. Also, could I have a ground-floor room {in}? {name}

= tour en 2+0
> My partner is deaf and lip-reads English very well, unless people turn round while they talk. Could the guide be asked to face the group? It makes all the difference.
< Of course, and thank you for telling us what helps; most people leave us to guess. I have written to the guide of the departure you looked at. She asked whether a page of notes each evening about the next day would be welcome too. {sender}
> It would be more than welcome. Please tell her that she has already won two fans.
`;
