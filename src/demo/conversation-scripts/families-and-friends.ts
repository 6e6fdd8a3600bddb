/**
 * Messages about children, parents, birthdays and surprises. The notation is explained in `../conversation-scripts.ts`.
 */
export const familiesAndFriends = `
= tour en 2+2 for family
> Hi! Our kids are 7 and 10 and we have never done a group tour. What happens on “{tour}” when one of them has had enough?
< Hello {name}, then one grown-up and the tired one go ahead with the luggage, and by the time the others arrive there is usually a friendship with the hotel dog. Every day has such an exit, it is planned, not an emergency. {sender}
> That sentence has convinced my husband. Is there a departure with other children of that age?
< On {start} there are three so far: 8, 9 and 11. They do not know each other yet. Give it an hour. {sender}

= tour en 2+1 for family
> Our son is on the autism spectrum, nine years old, very well travelled and very fond of timetables. Could we have the real one for “{tour}”, with times? He copes with anything that is written down.
< Dear {name}, what a good traveller. I have asked the guide for the version she uses herself, with times, distances and the places where we tend to be late. It is in your documents. If something changes on the day she would tell him first, if he likes that. {sender}
> He has read it and found two mistakes in the walking times on day four. He would like to know whether you want them.
< Yes please! We checked and he is right about both. The corrected sheet has his initials at the bottom. {sender}
> I do not think you know what you have done for this household. Thank you.

= tour en 2+2 for family; waits
> Hello, we are a patchwork family with passports in three surnames. Do you need letters from the other parents for the border on “{tour}”? And is it possible that our two (12 and 15) share a room of their own next to ours, not on another floor?

= tour en 3+0; home
> Dear team, my mother turns seventy on the third day of “{tour}”. Would a cake be possible? She thinks we are only going to a spa for the weekend.
< What a conspiracy, {name}! Cake: yes. Does she prefer chocolate or lemon, and what did you tell her to pack? {sender}
> Lemon. And a swimsuit, which is all she is taking so far. We will sneak the walking shoes into the car.
< Lemon it is, from the lady who bakes for the village {in}. Our guide will greet her with “welcome to the spa”. {sender}

= tour en 2+0
> I am planning to propose on “{tour}” and need an accomplice. Nothing with drones. Just ten quiet minutes with a view, before dinner, without the other fourteen people.
< {name}, our guide {in} has done this three times and they all said yes, so she considers it a skill. She will lose the group at the right moment. Tell me which ring finger we should all be ignoring afterwards. {sender}
> Ha, thank you! It is in my hiking sock. I will write after {start}.
< We are not breathing until then. {sender}
> She said yes before I had finished. Your guide was hiding behind a wall with two glasses. Please thank her from both of us.
< She has read this aloud in the office twice. Congratulations! {sender}

= tour en 2+0
> My father and I have not spent a week together for twenty years. He is 78, I am 51, he likes history and I like lunch. Would you say “{tour}” or something slower?
< I would say this one, with the free afternoon {in} kept free. The talks are in the mornings and the lunches are long. Fathers tend to find the guide and not let go of her, so you will have your lunch. {sender}
> You have described him without having met him. We will take it.

= tour en 2+0
> Is it all right to bring a baby of eight months on “{tour}”? We would carry her.
< Dear {name}, I am afraid not on the group departures: the days are long and the age limit is there for the others too. Please do come back when she can complain in whole sentences. ¶ If you would like to travel with her now, a private departure at your own pace has no lower age. {sender}
> That is fair. We will look at the private one once she sleeps, so possibly in 2041.

= tour en 8+0
> We are eight women who met in a choir. Could we sing somewhere on “{tour}”? Not a concert, just for the acoustics.
< Yes, yes, yes. There is a chapel {in} that holds about forty people and echoes for six seconds. The key is with the baker. We have asked, and she wants to know whether you take requests. {sender}
> Tell the baker: anything before 1700 and two things by ABBA. We are booking all eight places today.
< She chose one of each. {sender}

= tour en 2+0; agent
> Hello, I have a mother and daughter who would love “{tour}” but the daughter turns eighteen only on day two. Your age limit says 18. Any room for common sense?
< Hello {name}, plenty. If she is eighteen before the tour is over and her mother comes along we do not mind. Please put the date of birth in correctly all the same, the system may grumble and then I will wave it through. {sender}
> It did grumble. Thanks for waving.

= tour en 2+0; waits
> Hi {operator}, we have been saving up for “{tour}” for two years and now my sister has broken her wrist. The doctor says six weeks, the tour is in nine. Could we move to the next departure if it does not heal in time, and until when would you need to know? {name}
< Hello {name}, sorry about the wrist! Until 30 days before departure a change of date is free, so you have time to see how it heals. After that it depends on whether we can fill the places. {sender}
> Thank you. The plaster comes off the week before that limit. Would it be possible to carry her rucksack in the van on all days, just in case? Then we would keep the date.
`;
