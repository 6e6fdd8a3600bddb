/** Messages about walking, cycling and winter tours. The notation is explained in `../conversation-scripts.ts`. */
export const onFootAndByBike = `
= tour en 2+0 for cycling
> Hello, how good are the bikes? I have a sore history with hire saddles.
< Bring your own saddle, {name}, we mean it: half of our guests do, and the mechanic swaps it in four minutes. The bikes themselves are two years old at most, with eight gears and tyres that forgive. {sender}
> You are the first people to suggest that. Mine will travel in my hand luggage, to the joy of security.

= tour en 2+0 for cycling
> Could one of us take an e-bike and the other not? I would like to see her face for once instead of her back wheel.
< That is the most common request we get, in both directions. Yes: choose the e-bike under extras for one person. On the flat she will still be faster, I should warn you. {sender}
> I shall switch it to the setting called Turbo and say nothing.
< Our lips are sealed. {sender}
> She has read this. She would like one too now.
< Two e-bikes then, on {start}, and may the better battery win. {sender}

= tour en 1+0 for cycling; waits
> Hi, I am 1.56 m and have never sat on a hire bike that fitted. What frame sizes do you have for “{tour}”, and can I have one with a coaster brake? Also I would be bringing an 8 kg dog trailer without the dog. Long story.

= tour en 2+0 for walking
> Is “{tour}” something for people who are afraid of heights? Not ladders-and-ropes afraid, more looking-down afraid.
< Hello {name}, there is one place, about three hundred metres long, where the path is wide but the view is very much downwards. It is on the day {in}. The guide walks on the outer side with whoever likes company, and there is a forest path below if the morning is not a brave one. {sender}
> A guide as a railing, I like it. I will try the upper one.

= tour en 1+0 for walking
> Boots or trail shoes? I have been arguing about this with the internet.
< Shoes, unless it has rained for a week. The ground on this route is stony but kind. What matters more is that they are not new; the plasters in our van are all used up by people with new boots. {sender}
> Mine have done eight hundred kilometres and smell like it. See you on {start}.

= tour en 2+0 for walking
> My husband photographs every beetle. Will he be left behind on “{tour}”?
< There are two guides from eight people on, and the second one walks at the back by choice. She is a botanist, so it may be your husband who has to wait. {sender}
> This is the best news since the macro lens.

= tour en 2+0 for winter
> How cold does it really get {in}, and what do you lend? We live in Queensland and own one jumper between us.
< Dear {name}, minus five to minus fifteen is normal, minus twenty-five possible, and it is a dry cold that looks worse on paper. We lend overalls, boots, mittens and hats; you bring wool for the layer on your skin and socks that are not cotton. {sender}, {operator}
> Ordered wool. It arrived in 34 degrees and we tried it on in front of the fridge.
< Please send us that photograph. {sender}

= tour en 2+0 for winter
> What are the chances of seeing the northern lights on {start}? Honestly.
< Honestly: two nights out of three with a clear sky, and the sky is clear about every second night. So a little better than a coin, spread over the whole stay. Nobody can do more than wake you up, which we do, once you have signed the list on the door. {sender}
> We will sign it twice. Thanks for giving us numbers instead of adjectives.

= tour en 2+0 for walking discovery
> We would like to do “{tour}” but are nervous about our phones: is there reception along the way? My daughter is expecting and I have promised to be reachable.
< Congratulations in advance! There is a signal in all the villages and on most ridges, none in the valley before {inB} for half a day. The guide carries a satellite phone, and I will give your daughter the number of our night desk. If there is news, it will find you. {sender}
> You are very kind. She says she will try to avoid that particular half day.

= tour en 6+0 for cycling walking
> We are six colleagues from a hospital ward and can only get the same week off if we fight for it. Is there still room for all of us on {start}? And are we allowed to bring a flag?
< There are places left at the moment, but six at once go quickly, so do not fight for too long. I can hold them for 48 hours, without any payment, if you tell me when the rota comes out. The flag is welcome. {sender}
> The rota comes out on Thursday. Please hold from Wednesday evening!
< Will do. Places are held until Friday evening then; the link to book is the same for all of you. {sender}
> Five out of six got the week. The sixth has swapped with her sister, so six it stays. We are in.
< That sister deserves a postcard. Welcome, all six of you. {sender}
`;
