/**
 * The fictional operators of the tours, three lines each:
 *
 *     name | currency | base | time zone | languages | response time in hours | colour | founded | comfort
 *          | destinations | styles
 *     destinations: continents and country codes, or `world`; styles as slugs; comfort 0.8 (plain) to 1.6 (grand)
 *     then their profile in English, then in German.
 */
export const companies = `
Larkspur Journeys | EUR | PT | Europe/Lisbon | en de pt es | 4 | #7a2e5d | 2009 | 1.15 | PT ES FR IT MA | culture food-and-wine discovery rail private
Larkspur began with one borrowed minibus and a list of twelve restaurants along the Douro. Ines Moreira and her team still eat at every table before it goes into a tour, and they answer letters themselves.
Larkspur begann mit einem geliehenen Kleinbus und einer Liste von zwölf Gasthäusern am Douro. Ines Moreira und ihr Team essen noch immer an jedem Tisch, bevor er in eine Reise kommt, und beantworten ihre Post selbst.
Hollow Pine Walking | GBP | GB | Europe/London | en | 9 | #2f4a2f | 1996 | 1 | europe | walking winter coast-and-islands family
Hollow Pine grew out of a village walking club in the Peak District. Every route has been walked by the person who wrote its notes, in rain at least once.
Hollow Pine ging aus dem Wanderverein eines Dorfs im Peak District hervor. Jede Route ist von der Person gegangen worden, die ihre Beschreibung verfasst hat, mindestens einmal bei Regen.
Blauwal Flussreisen | EUR | DE | Europe/Berlin | de en fr | 12 | #12476b | 1988 | 1.25 | europe EG | river-cruises
Blauwal has three ships of its own and shares four with friends. The captains are asked where they would moor on their day off, and that is where the ships moor.
Blauwal besitzt drei eigene Schiffe und teilt sich vier mit Freunden. Man fragt die Kapitäne, wo sie an ihrem freien Tag anlegen würden, und dort legen die Schiffe an.
Silverreed River Company | USD | US | America/Chicago | en es | 18 | #34515c | 2003 | 1.5 | world | river-cruises
Silverreed charters small ships on big rivers, from the Douro to the Mekong. There is one lecture a day, good coffee at six in the morning and no loudspeaker in the cabins.
Silverreed chartert kleine Schiffe auf großen Flüssen, vom Douro bis zum Mekong. Es gibt einen Vortrag am Tag, guten Kaffee um sechs Uhr früh und keinen Lautsprecher in den Kabinen.
Danube & Daughters | EUR | AT | Europe/Vienna | de en hu | 6 | #6b3a12 | 2011 | 1.1 | AT DE HU SK RS HR RO BG FR NL CH | river-cruises cycling
Two sisters from a family of lock keepers run this small company from Linz. Bicycles travel on deck, so that the best stretch of bank can be cycled while the ship catches up.
Zwei Schwestern aus einer Schleusenwärterfamilie führen dieses kleine Unternehmen von Linz aus. Die Räder fahren an Deck mit, damit man das schönste Stück Ufer radeln kann, während das Schiff nachkommt.
Pedal & Poplar | EUR | NL | Europe/Amsterdam | nl en de | 5 | #a8481a | 2006 | 1 | europe | cycling family coast-and-islands
Pedal & Poplar is a workshop with a travel agency attached. The mechanics choose the roads, which explains why there are so few potholes on them.
Pedal & Poplar ist eine Werkstatt mit angeschlossenem Reisebüro. Die Mechaniker suchen die Strecken aus, was erklärt, warum sie so wenige Schlaglöcher haben.
Zwei Räder Süd | EUR | AT | Europe/Vienna | de en it | 8 | #1d5f4a | 2001 | 1.05 | AT IT SI CH DE HR FR ES | cycling walking food-and-wine
The founders met on a pass in the Dolomites, both with a puncture. Their tours go downhill more often than up and always end near water or wine.
Die Gründer lernten sich auf einem Pass in den Dolomiten kennen, beide mit einem Platten. Ihre Reisen gehen öfter bergab als bergauf und enden immer in der Nähe von Wasser oder Wein.
Tamarisk Trails | EUR | MA | Africa/Casablanca | fr en ar de | 10 | #8a3b1e | 2005 | 0.95 | MA TN EG JO OM AE | discovery walking culture family private
Tamarisk works with camel drivers, cooks and drivers from four families in the Drâa Valley. They set up camp where the wind tells them to, and the plan follows.
Tamarisk arbeitet mit Kameltreibern, Köchen und Fahrern aus vier Familien im Drâa-Tal. Das Lager steht dort, wo der Wind es rät, und der Plan richtet sich danach.
Acacia Line Safaris | USD | KE | Africa/Nairobi | en de sw | 7 | #5a4a12 | 1992 | 1.2 | KE TZ UG RW | wildlife family private coast-and-islands
Acacia Line keeps six vehicles, nine guides and one rule: engines off when something happens. Half of the guides grew up on the edge of the parks they work in.
Acacia Line hat sechs Fahrzeuge, neun Guides und eine Regel: Motor aus, wenn etwas geschieht. Die Hälfte der Guides ist am Rand der Parks aufgewachsen, in denen sie arbeiten.
Baobab & Bell | GBP | ZA | Africa/Johannesburg | en af de | 14 | #6e2f23 | 1999 | 1.1 | ZA NA BW ZM ZW MG | wildlife discovery food-and-wine rail private
Baobab & Bell drives the long roads of southern Africa with small groups and large cool boxes. Their guides cook, repair and know the southern sky by heart.
Baobab & Bell fährt mit kleinen Gruppen und großen Kühlboxen die langen Straßen des südlichen Afrika. Die Guides kochen, reparieren und kennen den Südhimmel auswendig.
Sankofa Routes | USD | TZ | Africa/Dar_es_Salaam | en fr | 16 | #70510f | 2014 | 0.9 | africa | discovery culture wildlife coast-and-islands
Sankofa is run by historians who got tired of lecture halls. They travel by public ferry where there is one and introduce you by name.
Sankofa wird von Historikerinnen geführt, denen die Hörsäle zu eng wurden. Sie reisen mit der öffentlichen Fähre, wo es eine gibt, und stellen ihre Gäste mit Namen vor.
Monsoon Table | USD | TH | Asia/Bangkok | en th de | 11 | #9c2f2f | 2012 | 1 | TH VN KH LA MY SG ID PH TW | food-and-wine culture private
Monsoon Table plans its routes by the harvest: mangoes first, pepper later, fish sauce whenever it is ready. Four of the five owners are cooks.
Monsoon Table plant seine Routen nach der Ernte: erst Mangos, später Pfeffer, Fischsauce, wann immer sie so weit ist. Vier der fünf Inhaber sind Köche.
Paper Lantern Travel | USD | VN | Asia/Ho_Chi_Minh | en fr vi de | 6 | #b03a2e | 2008 | 0.85 | VN KH LA TH ID MY PH | discovery cycling family coast-and-islands river-cruises rail
Paper Lantern is based in a narrow house in Hội An with a bicycle repair shop on the ground floor. Its guides are paid all year round, so they stay.
Paper Lantern sitzt in einem schmalen Haus in Hội An mit einer Fahrradwerkstatt im Erdgeschoss. Die Guides werden das ganze Jahr bezahlt, deshalb bleiben sie.
Quiet Pagoda Journeys | USD | JP | Asia/Tokyo | en ja de | 15 | #3d3a5c | 2004 | 1.3 | JP KR TW CN | culture walking rail food-and-wine private
Quiet Pagoda is known for early mornings in places that are crowded by ten. The office in Kyoto keeps a list of innkeepers who still write letters.
Quiet Pagoda ist für frühe Morgen an Orten bekannt, die um zehn Uhr voll sind. Das Büro in Kyoto führt eine Liste von Gastwirten, die noch Briefe schreiben.
Saffron Gate | GBP | IN | Asia/Kolkata | en hi | 13 | #a35a00 | 1998 | 0.95 | IN NP LK BT | discovery culture wildlife rail private walking
Saffron Gate began as a railway club in Jaipur and still prefers the slow train. It works with homestays, small havelis and one very patient elephant researcher.
Saffron Gate begann als Eisenbahnverein in Jaipur und nimmt noch immer lieber den langsamen Zug. Es arbeitet mit Gastfamilien, kleinen Havelis und einer sehr geduldigen Elefantenforscherin.
High Pasture Treks | USD | NP | Asia/Kathmandu | en ne de | 20 | #274b6d | 1994 | 0.9 | NP BT IN KG KZ UZ | walking discovery family
High Pasture was founded by two porters who had become guides and wanted fair wages for everybody on the trail. Acclimatisation days are never cut.
High Pasture wurde von zwei Trägern gegründet, die Guides geworden waren und faire Löhne für alle auf dem Weg wollten. Akklimatisierungstage werden nie gestrichen.
Felt & Saddle | USD | KG | Asia/Bishkek | en ru de | 24 | #59321c | 2010 | 0.9 | KG KZ UZ MN | discovery walking wildlife culture
Felt & Saddle travels with herders' families between the valleys of Central Asia. Comfort means a stove in the yurt and a second helping.
Felt & Saddle reist mit Hirtenfamilien zwischen den Tälern Zentralasiens. Komfort heißt ein Ofen in der Jurte und ein zweiter Teller.
Caucasus Table | EUR | GE | Asia/Tbilisi | en de ka ru | 8 | #6a1b2d | 2013 | 0.95 | GE AM TR | food-and-wine walking culture discovery
At Caucasus Table every tour has a toastmaster and an early bus the next day. The three founders come from three valleys and argue about whose cheese is better.
Bei Caucasus Table hat jede Reise einen Tischmeister und am nächsten Tag einen frühen Bus. Die drei Gründer stammen aus drei Tälern und streiten, wessen Käse der bessere ist.
Nordlys & Pine | EUR | NO | Europe/Oslo | no en de | 9 | #123f5a | 2007 | 1.2 | NO SE FI IS DK EE LV LT | winter walking coast-and-islands discovery private
Nordlys & Pine keeps its groups small enough for one wooden sauna. It tells people honestly how often the northern lights stay away.
Nordlys & Pine hält seine Gruppen so klein, dass sie in eine Holzsauna passen. Ehrlich sagt man hier, wie oft das Nordlicht ausbleibt.
Tidewater & Tern | GBP | GB | Europe/London | en | 10 | #1f5560 | 2002 | 1.05 | GB IE FR NO IS DK GR HR PT MT CY | coast-and-islands walking wildlife food-and-wine
Tidewater & Tern plans by the tide table and the ferry timetable, in that order. Its guides include a retired lighthouse keeper and two ornithologists.
Tidewater & Tern plant nach Gezeitentafel und Fährplan, in dieser Reihenfolge. Zu den Guides gehören ein pensionierter Leuchtturmwärter und zwei Ornithologinnen.
Olivar Slow Travel | EUR | ES | Europe/Madrid | es en de | 5 | #56601c | 2015 | 1 | ES PT IT GR FR TR CY MT | food-and-wine walking culture family
Olivar belongs to a cooperative of olive growers in Jaén. After the harvest they travel to other people's orchards and take guests along.
Olivar gehört einer Genossenschaft von Olivenbauern in Jaén. Nach der Ernte reisen sie zu den Hainen anderer Leute und nehmen Gäste mit.
Bahnsteig Neun | EUR | DE | Europe/Berlin | de en | 3 | #4a1f3d | 2016 | 1.05 | europe UZ JP | rail culture winter
Bahnsteig Neun plans holidays by timetable, with a spare connection for every connection. Nobody in the office owns a car.
Bahnsteig Neun plant Reisen nach dem Fahrplan, mit einem Ersatzanschluss für jeden Anschluss. Im Büro besitzt niemand ein Auto.
Compartment Six | GBP | GB | Europe/London | en fr | 11 | #3b2a4f | 2000 | 1.35 | world | rail culture private
Compartment Six is four friends and a wall of railway maps. They book sleepers, dining cars and, where neither exists, a good hotel at the station.
Compartment Six besteht aus vier Freunden und einer Wand voller Bahnkarten. Sie buchen Schlafwagen, Speisewagen und, wo es beides nicht gibt, ein gutes Hotel am Bahnhof.
Kleine Karawane | EUR | DE | Europe/Berlin | de en | 6 | #8c4a0b | 2010 | 0.95 | europe MA TN EG JO NA ZA CR TH LK VN | family discovery cycling
Kleine Karawane was started by parents who had seen too many museums from the outside. There is a children's meeting every evening, and it has a vote.
Kleine Karawane wurde von Eltern gegründet, die zu viele Museen von außen gesehen hatten. Jeden Abend tagt der Kinderrat, und er hat Stimmrecht.
Muddy Boots Families | GBP | GB | Europe/London | en | 8 | #5b5a1a | 2008 | 0.95 | europe US CA CR KE IN NP JP NZ AU | family walking wildlife
Muddy Boots believes that children remember what they did, not what they were shown. Spare socks are included.
Muddy Boots glaubt, dass Kinder behalten, was sie getan, und nicht, was man ihnen gezeigt hat. Ersatzsocken sind inbegriffen.
Cartwright Private Journeys | USD | US | America/New_York | en es fr de | 2 | #2b2b2b | 1985 | 1.55 | world | private culture wildlife
Cartwright designs journeys for one party at a time. A single planner looks after you from the first letter to the thank-you card.
Cartwright entwirft Reisen für jeweils eine Gesellschaft. Eine einzige Planerin begleitet Sie vom ersten Brief bis zur Dankeskarte.
Maison Lavandin | EUR | FR | Europe/Paris | fr en de it | 7 | #5d3f77 | 2012 | 1.25 | FR IT CH ES | food-and-wine culture private cycling
Maison Lavandin started as a cookery school in the Drôme. The students kept asking where the cheese came from, and so the tours began.
Maison Lavandin begann als Kochschule in der Drôme. Die Schüler fragten immer wieder, woher der Käse komme, und so entstanden die Reisen.
Karst & Coast | EUR | SI | Europe/Ljubljana | sl en de hr | 6 | #205a7a | 2014 | 0.95 | SI HR BA ME AL RS GR BG RO | walking cycling coast-and-islands discovery family
Karst & Coast is a team of caving instructors who occasionally work above ground. They know the quiet side of the Adriatic and everyone who makes schnapps there.
Karst & Coast ist ein Team von Höhlenführern, die gelegentlich über der Erde arbeiten. Sie kennen die stille Seite der Adria und alle, die dort Schnaps brennen.
Maple & Mesa | USD | US | America/Denver | en es | 12 | #7b341e | 1997 | 1.1 | US CA MX | discovery walking wildlife family rail winter
Maple & Mesa runs small vans between big parks. The guides are former rangers, which one notices when a storm comes up.
Maple & Mesa fährt mit kleinen Bussen zwischen großen Parks. Die Guides waren früher Ranger, und das merkt man, wenn ein Gewitter aufzieht.
Quetzal Road | USD | GT | America/Guatemala | es en de | 14 | #14603f | 2009 | 0.9 | MX GT BZ CR PA CU CO | discovery wildlife culture family coast-and-islands
Quetzal Road is owned by its guides, twelve of them, from seven countries. They meet once a year to argue about the best tortilla.
Quetzal Road gehört seinen Guides, zwölf an der Zahl, aus sieben Ländern. Einmal im Jahr treffen sie sich und streiten über die beste Tortilla.
Condor Thread | USD | PE | America/Lima | es en qu de | 10 | #8a1f4b | 2006 | 1 | PE BO EC CO CL | walking culture discovery private rail food-and-wine
Condor Thread works with weaving cooperatives in the Sacred Valley, and its walks lead from one loom to the next. Altitude is taken seriously.
Condor Thread arbeitet mit Webgenossenschaften im Heiligen Tal, und die Wanderungen führen von einem Webstuhl zum nächsten. Die Höhe nimmt man ernst.
Pampa Verde | EUR | AR | America/Argentina/Buenos_Aires | es en de it | 16 | #2c5b3b | 2011 | 1.1 | AR CL UY BR BO | discovery walking food-and-wine wildlife private
Pampa Verde is a small house in Buenos Aires with long tours. It plans free days where others plan flights.
Pampa Verde ist ein kleines Haus in Buenos Aires mit langen Reisen. Wo andere Flüge planen, plant es freie Tage.
Wide Verandah | USD | AU | Australia/Sydney | en de | 22 | #9a4310 | 2001 | 1.1 | oceania | discovery coast-and-islands walking wildlife family rail
Wide Verandah travels with Aboriginal and Māori guides wherever the story is theirs to tell. The rest of the time there is a verandah and something cold.
Wide Verandah reist mit Aboriginal- und Māori-Guides, wo immer die Geschichte ihre eigene ist. Die übrige Zeit gibt es eine Veranda und etwas Kühles.
Onward Common | GBP | GB | Europe/London | en es | 4 | #0f5c5c | 2017 | 0.8 | world | discovery coast-and-islands walking family
Onward Common keeps prices down with public transport, simple rooms and shared tables. Most of its travellers come alone and leave with a group chat.
Onward Common hält die Preise mit öffentlichen Verkehrsmitteln, einfachen Zimmern und geteilten Tischen niedrig. Die meisten kommen allein und gehen mit einem Gruppenchat.
Atlas & Ink | EUR | NL | Europe/Amsterdam | en nl de fr | 9 | #2a3f63 | 1991 | 1.2 | world | culture discovery food-and-wine private
Atlas & Ink gives every traveller a reading list and is not cross if nobody reads it. Its tour leaders are archaeologists, translators and one former diplomat.
Atlas & Ink schickt allen eine Leseliste und ist nicht böse, wenn niemand sie liest. Die Reiseleitungen sind Archäologinnen, Übersetzer und ein ehemaliger Diplomat.
Distelfalter Reisen | EUR | DE | Europe/Berlin | de en es | 5 | #7c5a00 | 1993 | 1.05 | world | discovery walking wildlife culture winter
Distelfalter is named after a butterfly that migrates across continents. The company has planted a hedge for every tour since it was founded and can show you most of them.
Distelfalter ist nach einem Schmetterling benannt, der über Kontinente wandert. Das Unternehmen hat seit seiner Gründung für jede Reise eine Hecke gepflanzt und kann die meisten davon zeigen.
`;
