/** Requests for private departures. The notation is explained in `../conversation-scripts.ts`. */
export const privateRequests = `
= private en 6+0; home
> Hello, we are six old friends and would like to do “{tour}” among ourselves, some time in {month}. Is that possible, and does it cost much more? {name}
< Hello {name}, it is, and with six it costs less than you fear, since the vehicle and the guide are the same. Would you keep the hotels as they are or go a step up? {sender}
> As they are. What we would like to change is the pace: nobody wants to be anywhere before ten.
< A tour without mornings, noted. I have moved two visits to the afternoon and added a night {in}. The offer is in your documents and valid for two weeks. {sender}
> It is perfect. One of the six is still negotiating with her cat sitter; you will hear from us by Friday.

= private en 2+0
> We would like to celebrate our honeymoon on “{tour}”, only the two of us, in {month}. We are both teachers, so please tell us early if it is out of reach.
< Congratulations to you both! Two people alone carry the whole cost of a guide, so let me suggest something: the guide for the days {inA} and {in}, and in between two days by yourselves with a car, a map and a telephone number. That brings it to what a group departure costs. {sender}
> We love that, honestly more than the original plan. Can one of the free days be near water?
< Both can. {sender}

= private en 4+2
> Three generations: my parents (74 and 76), us, and two boys of 8 and 11. Everybody wants something else. Is there any hope in {month}?
< There is, we do this often. The trick is two vehicles from noon on: one goes to the water with the boys, the other to the coffee with your parents, and at dinner everybody lies a little about who had the better day. {sender}
> My mother wants to come to the water and my younger boy wants the coffee. Can they swap?
< Every day anew. Seats are not assigned in families. {sender}
> Then please send us an offer for the third or fourth week. We need rooms close to each other, ground floor for my father.
< It is with you now, rooms and all. The fourth week is a little quieter {in}. {sender}

= private en 4+0; waits
> Hello, four of us would like “{tour}” in {month} with an English-speaking driver rather than a guide, and without the included dinners because two of us follow a strict diet. Could you tell me what that would cost per person, and whether the boat {in} can be ours alone for a morning? Best reached by phone after six in the evening. {name}

= private en 5+0
> We are a book club of five and have been reading novels set along your route. Could “{tour}” be bent a little so that it passes the houses in the books? {month} would be ideal.
< What a lovely task for a grey afternoon, {name}. I read the list you sent: three of the five houses exist, one burned down in 1908 and one is a petrol station, which we could still visit. {sender}
> We insist on the petrol station. Margaret wants to read the last chapter there aloud.
< It is on the itinerary, between eleven and half past. We will ask them to turn the music down. {sender}

= private en 8+0; agent
> I am looking for a private departure for a company outing, eight people, {month}, arriving on a Thursday. They want one serious morning with a meeting room and otherwise no programme with name badges. Commission as usual. {name}
< Hello {name}, Thursday arrivals work well. There is a good room for the serious morning {in}, with daylight and a door that closes. The rest would be as in the tour, minus one museum. I have put our net and gross prices on separate pages so that you can pass one on. {sender}
> Exactly how I like it, thank you. Passing it on today.

= private en 2+2; waits; home
> Dear {sender}, your colleague recommended you. We are a family of four with a daughter in a wheelchair (manual, 61 cm wide, she is 12 and faster than all of us). We would love “{tour}” in {month}. Which parts are possible, which are not, and where would you improvise?
< Dear {name}, I have gone through it day by day with the hotels and measured doors, so to speak. Six of the days work as they are. {in} the last two hundred metres are cobbles; with the big front wheel that we can borrow it goes well, if she does not mind going fast. {sender}
> She has read your answer and asks how fast exactly. And I would like to ask about the bathrooms {inA} and {inB}: is there a shower without a step in both? If so, we would like to go ahead.

= private en 7+0
> We are seven amateur astronomers. We need dark, and somebody who does not mind being awake. Is “{tour}” possible around the new moon in {month}?
< Dear {name}, it is, and you have found the right office: our bookkeeper owns a telescope. The darkest night of the route is {in}, so I would stay there for three instead of one and leave the last town out. Breakfast at noon? {sender}
> Breakfast at noon is the most beautiful phrase in your language or mine. Please send the offer.
< Sent. The village has agreed to switch off its one street lamp. {sender}
> You are not serious. That settles it.

= private en 3+0
> Could we have “{tour}” with Sundays free? We keep the day, my mother, my sister and I. {month} if possible.
< Of course. I have laid it out so that you have two quiet Sundays, the first {inA} and the second where there is a garden to sit in. Meals on those days can be cold and prepared the evening before, if you wish. {sender}
> That you thought of the meals says everything. Thank you, we accept the offer.

= private en 2+0; waits
> Hello, is it possible to do “{tour}” with a dog? He is a calm, elderly labrador who has been on more trains than most people. It would be {month}, two adults, and we would take any room that has him.

= private en 10+0
> Ten of us, a running club. We would like to run the stages of “{tour}” instead of doing them the usual way, somewhere in {month}, with our bags driven ahead. Mad?
< Only slightly. The distances between stops are too long for two of the days, so on those the van would take you half-way and you would run the better half. I asked our youngest guide whether he would come along. He asked when. {sender}
> Tell him to bring a head torch, we start early. What do you need from us?
< Names, shirt sizes (he insists), and a deposit within two weeks. The rest is on the page of your offer. {sender}
> Names and sizes sent. He gets a shirt as well, medium?
< Medium, and he is telling everyone. {sender}
`;
