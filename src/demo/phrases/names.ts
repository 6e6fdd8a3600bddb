/**
 * Names of tours; the notation is explained in `../phrasebook.ts`. Sections are styles, `any` is for all of them.
 * Placeholders: {country} {theCountry} {inCountry} (only for tours of one country), {a} {b} {c} names of stops, {fromA}
 * {toB} {inC}, {betweenA} {betweenB} in the dative, {plainA} {plainB} {viaC} of places without an article, {N} {n} the
 * number of days in words, {nearFromA} {nearToB} for legs that can be walked or cycled, {river} and {onRiver} on
 * cruises.
 */
export const names = `
# any
{country}: {a} to {b} // {country}: {fromA} {toB}
{fromA} {toB} // {fromA} {toB}
{a}, {c} & {b} // {a}, {c} und {b}
{plainA} & {plainB} // {plainA} und {plainB}
{N} Days {inCountry} // {N} Tage {country}
Between {betweenA} and {betweenB} // Zwischen {betweenA} und {betweenB}
Slow {country} // {country} in Ruhe
{country} Unhurried // {country} ohne Eile
The Long Way {toB} // Auf dem langen Weg {toB}
{country} in {N} Days // {country} in {n} Tagen
{fromA} {toB} by Way of {viaC} // {fromA} über {viaC} {toB}
{country} from the Inside // {country} von innen
Small Roads {toB} // Kleine Straßen {toB}
{N} Days Between {betweenA} and {betweenB} // {N} Tage zwischen {betweenA} und {betweenB}
# walking
{country} on Foot // {country} zu Fuß
Walking {nearFromA} {nearToB} // Zu Fuß {nearFromA} {nearToB}
On Foot {nearToB} // Zu Fuß {nearToB}
Paths of {theCountry} // Wege {inCountry}
Boots & Bread: {a} to {b} // Stiefel und Brot: {fromA} {toB}
High Paths {toB} // Höhenwege {toB}
The Footpath {nearToB} // Der Fußweg {nearToB}
{country} Step by Step // {country} Schritt für Schritt
Walks Around {c} // Wandertage {inC}
# cycling
By Bike {nearFromA} {nearToB} // Mit dem Rad {nearFromA} {nearToB}
{country} on Two Wheels // {country} auf zwei Rädern
Back Roads {toB} // Auf Nebenstraßen {toB}
Easy Kilometres {inCountry} // Leichte Kilometer {inCountry}
Pedals & Picnics: {a} to {b} // Pedale und Picknick: {fromA} {toB}
Freewheeling {nearFromA} {nearToB} // Im Freilauf {nearFromA} {nearToB}
Puncture Kit & Sun Cream: {a} to {b} // Flickzeug und Sonnencreme: {fromA} {toB}
A Saddle {inCountry} // Ein Sattel {inCountry}
# culture
Stones & Stories: {a} to {b} // Steine und Geschichten: {fromA} {toB}
Old Cities {inCountry} // Alte Städte {inCountry}
{country}: the Long Story // {country}: die lange Geschichte
Painters, Priests & Merchants: {a} to {b} // Maler, Priester und Händler: {fromA} {toB}
The Heritage of {plainA} & {plainB} // Das Erbe von {plainA} und {plainB}
Walls & Gates: {a} to {b} // Mauern und Tore: {fromA} {toB}
# food-and-wine
{country} at the Table // {country} bei Tisch
Markets & Kitchens: {a} to {b} // Märkte und Küchen: {fromA} {toB}
A Hungry Journey {toB} // Hungrig {toB}
The Long Lunch: {a} to {b} // Das lange Mittagessen: {fromA} {toB}
Bread, Salt & {plainB} // Brot, Salz und {plainB}
Eating Well {inCountry} // Gut essen {inCountry}
# wildlife
Early Mornings {inCountry} // Frühe Morgen {inCountry}
Tracks & Wings: {a} to {b} // Spuren und Schwingen: {fromA} {toB}
{country}: Animals First // {country}: zuerst die Tiere
On the Trail of Animals {inCountry} // Auf der Fährte {inCountry}
The Patient Eye: {a} to {b} // Das geduldige Auge: {fromA} {toB}
Binoculars & Boots {inC} // Fernglas und Stiefel {inC}
# rail
{country} by Train // {country} mit dem Zug
Window Seat {toB} // Fensterplatz {toB}
Rails {fromA} {toB} // Auf Schienen {fromA} {toB}
Platform to Platform {inCountry} // Von Bahnsteig zu Bahnsteig {inCountry}
The Slow Train {toB} // Der langsame Zug {toB}
# family
{country} with Children // {country} mit Kindern
Little Explorers {inCountry} // Kleine Entdecker {inCountry}
Are We There Yet? {a} to {b} // Sind wir bald da? {fromA} {toB}
Family Days {inC} // Familientage {inC}
Big & Small {inCountry} // Groß und Klein {inCountry}
# coast-and-islands
{country} by the Sea // {country} am Meer
Salt & Harbours: {a} to {b} // Salz und Häfen: {fromA} {toB}
The Sea Road {toB} // Am Wasser entlang {toB}
Tides of {theCountry} // Ebbe und Flut {inCountry}
Harbour to Harbour: {a} to {b} // Von Hafen zu Hafen: {fromA} {toB}
# winter
{country} in Winter // {country} im Winter
Snow Light: {a} to {b} // Schneelicht: {fromA} {toB}
Blue Hours {inCountry} // Blaue Stunden {inCountry}
Stove & Snowshoe: {a} to {b} // Ofen und Schneeschuh: {fromA} {toB}
Quiet Snow {inC} // Stiller Schnee {inC}
# discovery
Classic {country} // {country} klassisch
Highlights of {theCountry} // Höhepunkte {inCountry}
First Time {inCountry} // Zum ersten Mal {inCountry}
{country} Explorer: {a} to {b} // {country} entdecken: {fromA} {toB}
The Essential {country} // {country}: das Wichtigste zuerst
Hello, {country} // Guten Tag, {country}
# private
{country} in Private // {country} privat
Your Own {country} // {country} ganz für Sie
At Your Pace: {a} to {b} // In Ihrem Tempo: {fromA} {toB}
A Private Journey {toB} // Eine private Reise {toB}
Just You & {theCountry} // Nur Sie und {country}
# river-cruises
{river}: {a} to {b} // {river}: {fromA} {toB}
{N} Days {onRiver} // {N} Tage {onRiver}
Under Way {onRiver}: {a} to {b} // Unterwegs {onRiver}: {fromA} {toB}
The Quiet Deck: {fromA} {toB} // Das stille Deck: {fromA} {toB}
Towns on the Bank: {a} to {b} // Städte am Ufer: {fromA} {toB}
Bend by Bend {onRiver} {toB} // Biegung um Biegung {onRiver} {toB}
A Cabin {onRiver}: {a} to {b} // Eine Kabine {onRiver}: {fromA} {toB}
`;
