/**
 * Messages after a tour: thanks, lost property, complaints. The notation is explained in `../conversation-scripts.ts`.
 */
export const afterTheTour = `
= tour en 2+0; past; printed
> Dear {operator}, we came home from “{tour}” yesterday and wanted to say thank you before the washing machine is done. The evening {in} alone was worth the whole year of looking forward. {name}
< Dear {name}, letters like this get pinned to the wall here, next to the coffee machine, where we look when it rains. Come back whenever you like. {sender}

= tour en 1+0; past
> Hello, I left a green notebook in the room {in}, in the drawer on the left. It has nothing of value in it except everything I thought in two weeks.
< Hello {name}, found! The lady at reception had already put it into an envelope because, she says, one does not read other people's notebooks but one can see when they matter. Where shall it go? {sender}
> I could hug her. Please send it to the address on my booking; I will pay for the post.
< The post is on us. It left this morning with number and all, and a sprig of something from her garden in it. {sender}
> It arrived. The sprig is rosemary and the whole notebook smells of it. Please tell her.

= tour en 2+0; past
> I am sorry to have to write this. The hotel {in} was under scaffolding, from six in the morning, with a radio. Nobody told us before. The rest of “{tour}” was lovely, which makes it odder. {name}
< Dear {name}, you are right to write, and I am sorry. We knew of the works and had been told that they would be over; we should have checked and told you in any case. ¶ You will get the price of those two nights back to your card this week, without any conditions. We have moved the next three departures to another house. {sender}
> Thank you. We had not expected the whole price, and it is good to hear that others will sleep.
< Thank you for telling us rather than only others. {sender}

= tour en 2+0; past
> Could you give us the recipe of the soup that we had on the second evening? Four of us have tried and it always turns into something else.
< I had to ask three times, because the cook says it is not a recipe but a mood. In short: roast the vegetables whole, do not be shy with the vinegar, and let it stand until the next day. That last part was probably the missing one. {sender}
> Until the next day! Of course. We ate it the same evening every time.

= tour en 2+0; past
> Hi, the photographs that the guide took of our group, will they be put somewhere? My aunt keeps asking for the one with the donkey.
< Hello {name}, they are in a shared album since this morning, and you all got a link. The donkey is number 57. There is also a 58, which your aunt should perhaps not see. {sender}
> She has seen it. She has ordered a print.

= tour en 1+0; past; home
> The guide on my tour, I think her name was Beatriz, noticed that my shoe was coming apart before I did and had it mended over lunch. I would like somebody to know that.
< Now everybody here does, {name}, including her, and she went quite red. Thank you for taking the time. {sender}

= tour en 2+0; past
> We were charged twice for the extra night {inB}, once by you and once by the hotel. It is not a big sum. How do we sort it out?
< Dear {name}, the hotel made a mistake: that night was paid by us. I have spoken to them and they will refund their charge within five working days. Should it not be there by then, tell me and I send it from our side and argue with them myself. {sender}
> It came after three days, with a note and a voucher for a glass of wine. Well argued.

= tour en 2+0; past; waits
> Hello, we came back on Sunday and would do it all again, with one exception that we would like to mention in private rather than in a review: the driver on the last day was on the telephone a good deal while driving. We did not feel unsafe, but others might have. Would you talk to him? The tour deserves better. {name}

= tour en 2+0; past
> Is there a tour like “{tour}”, with the same guide, that we have not done yet? We would follow her anywhere, within reason.
< She laughed and asked what you consider reason. She leads two more next year; I have put the dates and the pages into a list for you. The second one is the wilder of the two. {sender}
> The wilder one. We have surprised ourselves.
< She is not surprised at all. Your names are on the list for the day it opens. {sender}

= tour en 2+0; past
> Would it be possible to have a confirmation of the carbon figure that you mentioned on the first evening? My school wants to see it for our travel register.
< Of course. It is on one page now, with how we worked it out: transport, beds and meals, everything from the first meeting {inA} to the last breakfast. Flights are not in it, since those were your own. {sender}
> Exactly what the bursar wanted. He even smiled.
`;
