/** The most common leaked passwords with at least ten characters; shorter ones are rejected by length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 0123456789 0987654321 12345678910 123456789a 1234567891 123456789q 1234512345 1111111111 0000000000
1122334455 9876543210 1029384756 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5 q1w2e3r4t5y6
qwertyuiop qwertyuiop123 qwerty1234 qwerty12345 qwerty123456 qwertz1234 qwertzuiop asdfghjkl1 asdfghjkl123 zxcvbnm123
asdfasdfasdf password12 password123 password1234 password12345 passw0rd123 password01 passwordpassword mypassword
p@ssword123 p@ssw0rd123 passwort123 passwort1234 meinpasswort iloveyou12 iloveyou123 iloveyou1234 ichliebedich
welcome123 welcome1234 willkommen willkommen1 administrator admin12345 admin123456 changeme123 letmein123 letmein1234
football123 baseball123 basketball superman123 sunshine123 princess123 dragon1234 monkey1234 master1234 shadow1234
michael123 charlie123 jennifer123 hallo12345 hallohallo schatz1234 fussball123 sonnenschein abcdefghij abcdefghijk
abcd123456 abc1234567 abcde12345 aaaaaaaaaa a123456789 aa12345678 qq12345678 google1234 facebook123 linkedin123
computer123 internet123 starwars123 whatever123 trustno1trustno1 fuckyou123 secret1234 geheim1234 waymark123
waymark1234 waymarkwaymark traveller1 traveller123 holiday123 vacation123 urlaub1234 sommer2024 sommer2025 sommer2026
summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 blink182blink182 thequickbrownfox correcthorsebatterystaple`.split(
    /\s+/,
  ),
);
