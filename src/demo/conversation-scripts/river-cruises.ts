/** Messages about ships and cabins, in both languages. The notation is explained in `../conversation-scripts.ts`. */
export const riverCruises = `
= river en 2+0; printed
> Hello, is there a big difference between the decks on “{tour}”? We would like a window that opens, even a little. {name}
< Dear {name}, on the lower deck the windows are high and stay shut, on the middle one they slide open, and on the upper one you have a small balcony to stand on. For “a little” I would take the middle deck, towards the bow: it is also the quieter end. {sender}
> Middle deck, bow, window. We would like to do it on {start}. Is there a table for two or does everybody sit together?
< Together in the evening, six to a table, and where you like at breakfast and lunch. Two of the tables for two are kept for people who ask, so I have asked. {sender}

= river en 2+0
> How high is the risk that the river is too low for the ship? I have read about buses instead of boats.
< It depends on the month, {name}. In eleven years we had to change ships or take a coach for part of the way on six departures, all in late summer. On {start} I would not worry. If it happens you hear of it before you leave, and may cancel without cost if more than one day is affected. {sender}
> Six in eleven years, that is a number I can live with.

= river en 1+0
> Is there a cabin for one on “{tour}” without paying for two?
< There are four, on the middle deck, and they go first. For your date one is left. It is small, with a real desk and a window as wide as the bed is long. {sender}
> The desk did it. Booked.

= river en 2+0; waits
> Hello, my husband has Parkinson's and does well with rails. Could somebody tell me whether there are rails in the shower on this ship, whether the gangway is steep {in}, and whether a nurse or doctor is on board or only on call? We would prefer the cabin nearest to the lift. My number is in the form, I am at home most mornings.

= river en 4+0
> We are two couples. Can we have cabins opposite each other rather than side by side? The walls of ships are a subject on which we have experience.
< Opposite it is, {name}: two numbers on the corridor with the carpet as a demilitarised zone. {sender}
> Very good. And is there anything to do for people who do not like lectures?
< The bicycles, the sun deck, the cook who lets people watch on Wednesdays, and getting off at the lock to walk to the next one. The ship is slower than you think. {sender}
> Walking to the next lock! That is us. Thank you.

= river en 2+0; agent
> Hello, clients of mine have a guarantee cabin on {start}. When do you assign it? They keep ringing me.
< Hello {name}, three weeks before departure, and I can tell you already that it will be no worse than what they paid for, with a fair chance of better. Tell them to ring me. {sender}
> I would never do that to you, but thank you for offering.

= river en 2+0
> Is there evening dress? We own one tie, and it has an anchor on it.
< An anchor is the highest rank there is on our ship. Otherwise: a clean shirt on the captain's evening, and shoes. {sender}
> Shoes, noted.

= river en 3+0; waits
> Hi, can three sisters share one cabin on “{tour}” or is two the limit? We would squeeze. If not, what would two plus one cost, and could the one be next door? We have until Sunday to decide because our mother is paying and she has set a deadline.
< Hello {name}, two is the limit, the rescue boats are strict about it. One double and the single cabin beside it are free on {start}; I could keep both until Monday so that your mother's deadline holds. {sender}
> Please keep them! She wants to know if the one in the single can have the same breakfast table, and whether our names can be put on one invoice made out to her.

= river de 2+0
> Guten Tag, wir fahren zum ersten Mal auf einem Schiff und möchten keinen Fehler machen: Bug, Heck oder Mitte? Und hört man die Maschine? Viele Grüße, {name}
< Guten Tag, {name}, Mitte bis Bug, mittleres Deck, dann hören Sie vor allem Wasser. Ganz hinten hört man die Maschine beim An- und Ablegen, und das ist manchmal um fünf Uhr früh. {sender}
> Dann Mitte. Für den Termin am {start} sehe ich noch zwei Kabinen, nehmen wir die mit der kleineren Nummer?
< Ja, die liegt näher am Bug. Der Lift ist dann zwölf Meter weiter, dafür ist nachts niemand auf dem Flur. {sender}

= river de 2+0
> Können wir unsere eigenen Räder auf die Reise „{tour}“ mitnehmen? Meins ist ein Liegerad.
< Eigene Räder gern, solange auf Deck Platz ist. Ein Liegerad hatten wir erst einmal, es stand quer vor der Brücke und der Kapitän hat es täglich fotografiert. Bitte schicken Sie mir die Maße. {sender}
> 1,85 lang, 62 hoch. Ich lege ein Foto bei, damit sich der Kapitän freuen kann.
< Er freut sich. Ihr Platz ist backbord reserviert. {sender}

= river de 1+0; waits
> Sehr geehrte Damen und Herren, ich reise allein und bin stark sehbehindert, komme aber mit dem Stock gut zurecht. Gibt es an Bord eine Person, die mir am ersten Tag die Wege zeigt, und sind die Kabinennummern tastbar? Bei den Landgängen {in} würde ich gern mitgehen, wenn jemand ein Auge auf mich hat. Mit freundlichen Grüßen, {name}

= river de 4+0
> Wir sind zwei Ehepaare und kegeln seit 1979 zusammen. Gibt es auf dem Schiff etwas, das dem nahekommt?
< Eine Kegelbahn haben wir leider nicht, das Schiff krängt sonst. Aber ein Shuffleboard auf dem Sonnendeck, und unser Zahlmeister verliert ungern. {sender}
> Das klingt nach einer Herausforderung. Wir kommen am {start} und bringen einen Pokal mit.
< Der Zahlmeister übt bereits. {sender}

= river de 2+0
> Ist das Trinken an Bord inbegriffen? Auf der Seite steht „zu den Mahlzeiten“, und mein Mann fragt, wann bei Ihnen eine Mahlzeit anfängt.
< Bitte richten Sie Ihrem Mann aus: mit dem Hinsetzen. Wasser, Kaffee und Tee gibt es den ganzen Tag, Wein und Bier mittags und abends am Tisch, alles andere schreibt die Bar auf. {sender}
> Er sagt, er setze sich dann früh hin. Danke für die schnelle Antwort!

= river de 2+0; waits
> Hallo, wir haben am {start} unseren Hochzeitstag an Bord, den fünfzigsten. Unsere Kinder möchten uns überraschen und {in} für einen Abend dazukommen, vier Personen. Ich weiß davon natürlich nichts, aber ginge das, und könnten sie an Bord mitessen? Herzlich, {name}
< Guten Tag, {name}, ich habe selbstverständlich auch nichts gelesen. Vier Gäste zum Abendessen gehen, wir liegen dort bis 23 Uhr. Bitte lassen Sie mir die Namen für die Gangway zukommen. {sender}
> Wunderbar. Die Namen schickt Ihnen meine Tochter, die das angeblich alles allein plant. Kann der Kuchen dreistöckig sein, oder ist das bei Wellengang unvernünftig?
`;
