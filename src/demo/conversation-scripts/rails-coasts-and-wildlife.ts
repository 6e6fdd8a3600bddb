/**
 * Messages about trains, coasts, wildlife, museums and markets. The notation is explained in
 * `../conversation-scripts.ts`.
 */
export const railsCoastsAndWildlife = `
= tour en 2+0 for rail
> I notice that “{tour}” has seven trains in it. What happens to the rest when one of them is late? I used to work in signalling, so I know that one of them will be.
< Dear {name}, a professional! There is a later train in reserve for every one of the seven, and the two with tight changes have forty minutes instead of the twelve that the timetable thinks are enough. Dinner waits. {sender}
> Forty minutes. I could weep. Window seat facing forward, please, if there is any justice.
< Facing forward on six, backwards on one, because there the river is on that side. {sender}

= tour en 1+0 for rail
> Are there power sockets on the night train? I sleep with a breathing machine.
< Hello {name}, in the single sleepers yes, next to the pillow. I will make sure that you have one of those, it is the same price for you. Please bring an adapter and, to be quite safe, the battery; the power goes off for a few minutes when the engines are changed. {sender}
> Good to know about the engines, nobody ever tells you that. Battery packed.

= tour en 2+0 for coast-and-islands
> How rough are the crossings? One of us gets seasick in the bath.
< There are three short ferries and one of two hours. On the long one sit downstairs in the middle, look at the horizon and eat the dry biscuits from the bar. If the forecast is above five we take the morning boat instead, it is a different sea. {sender}
> Biscuits, middle, morning. I have written it on her hand.

= tour en 2+0 for coast-and-islands; waits
> Hello, we swim every day, all year, wherever we are. Would there be a way into the water on each day of “{tour}”? Rocks are fine, ladders are fine, and we do not mind being up at six. We would rather not pay for the boat trip {in} if there is no swimming on it.

= tour en 2+0 for wildlife
> We saw a programme about jeeps queueing round one tired animal. Is that what “{tour}” is like?
< Dear {name}, that happens, at ten in the morning, on the main tracks. We are out at half past five and back for a late breakfast when the queue begins. {in} our guides stop at three vehicles: if we would be the fourth, we wait or go elsewhere. {sender}
> That is the answer I hoped for. Half past five is fine, I keep goats.

= tour en 2+0 for wildlife
> Is there a limit on camera gear? I am ashamed to say that the long lens weighs more than our grandchild.
< On the small planes it is fifteen kilos per person including the lens, excluding the grandchild. In the vehicles there is a bean bag at every window. If you need more, a second seat for the bag is possible; ask me for the price. {sender}
> Fifteen it is, then. I will wear the lens.

= tour en 2+0 for culture
> Is the museum {in} open on Mondays? We have been caught by Mondays all over Europe.
< Closed, but you are there on Tuesday and Wednesday on every departure, because our founder was caught by a Monday once too. {sender}
> Bless your founder.

= tour en 1+0 for culture
> I teach art history and would be insufferable if the guide reads from a sheet. Who leads “{tour}”?
< Hello {name}, on {start} it is somebody who restored frescoes for eleven years before her shoulder gave up. She has no sheet. She has opinions, and she likes it when guests have some as well. {sender}
> I take it all back. Is there a reading list?
< Six titles, two of them thin. It goes out eight weeks before departure; I have sent you yours today. {sender}
> Read the two thin ones already. Tell her that I disagree with page 40.
< She says: so does she, by now. She is looking forward to it. {sender}

= tour en 2+0 for food-and-wine culture
> Is the cooking class on “{tour}” a real one or one where everybody watches a man fold dough?
< Real: six hobs, twelve hands, and you eat what you have made, whatever it looks like. The man who folds dough is there too, but he mostly tells you that his mother did it differently. {sender}
> In that case we would like two aprons.

= tour en 2+0 for discovery
> We like “{tour}” but find one day {in} a little short. Could we stay on for two nights there and join you again?
< It can be done on this route, because the group passes through the same valley two days later. You would miss one village and gain two mornings. I would book the rooms for you and add a driver to catch up with us. {sender}
> And what would we miss in that village, so that we know how sorry to be?
< A cheese, a bridge, and a very short museum. You can buy the cheese elsewhere. {sender}
> Then please do it. Two nights, one driver, no bridge.
< Arranged, and shown as an extra on your booking. {sender}

= tour en 2+0 for discovery family
> Hello, we read that the road {in} was washed out last month. Is “{tour}” running on {start} as described?
< Hello {name}, it is running. The road is open again for small vehicles, which is what we use, and there is a detour of an hour if it rains hard. I drove it myself last week; the new tarmac is better than the old. {sender}
> Thank you. It is good to deal with somebody who has actually been on the road in question.
`;
