import { describe, expect, it } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { isPhoneRequired } from '#domain/enquiry/form.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { conversationScripts } from './conversation-scripts.ts';
import { makeMarketplace } from './make-marketplace.ts';

const TODAY = day('2026-11-15');
const { people, agencies, operators, conversations, ...market } = makeMarketplace({ tours: 600, today: TODAY });
const tours = new Map([...market.tours].map((tour) => [tour.facts.id, tour]));
const persons = new Map(people.map((person) => [person.id, person]));
const unique = (values: readonly unknown[]) => new Set(values).size;

describe('the people of the demo', () => {
  it('promises for the printed accounts only what a page displays', () => {
    expect(DEMO_ACCOUNTS.filter(({ shows }) => /letter|message|conversation/i.test(shows))).toEqual([]);
  });

  it('gives every agency two or three agents, and every operator someone who replies', () => {
    for (const { slug } of agencies) {
      const agents = people.filter((person) => person.agencySlug === slug);
      expect([slug, agents.length >= 2 && agents.length <= 3]).toEqual([slug, true]);
      expect(agents.every(({ role }) => role === 'agent')).toBe(true);
    }
    expect(people.filter(({ role, agencySlug }) => (role === 'agent') !== (agencySlug !== null))).toEqual([]);
    for (const { facts } of operators) {
      expect(people.some(({ operatorSlug, role }) => operatorSlug === facts.slug && role === 'operator')).toBe(true);
    }
  });

  it('prints two agents of different agencies, a member with credits and cards, an operator and staff', () => {
    const printed = people.filter(({ account }) => account !== null);
    expect(unique(printed.flatMap(({ agencySlug }) => agencySlug ?? []))).toBe(2);
    const member = printed.find(({ membership }) => membership !== null);
    expect(member?.membership?.until && member.membership.until > TODAY).toBe(true);
    expect(member?.storedCards.length).toBeGreaterThan(0);
    expect(unique(printed.map(({ role }) => role))).toBe(4);
  });

  it('never spends more travel credits than an account has', () => {
    const owners = people.filter(({ travelCredits }) => travelCredits.length > 0);
    expect(owners.length).toBeGreaterThan(20);
    for (const { travelCredits, joinedOn } of owners) {
      let balance = 0;
      for (const { amount, on, reason } of travelCredits) {
        balance += amount;
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(on >= joinedOn && on <= TODAY).toBe(true);
        expect(amount < 0).toBe(reason === 'booking');
      }
      expect(travelCredits.map(({ on }) => on)).toEqual(travelCredits.map(({ on }) => on).toSorted());
    }
  });

  it('stores only the last four digits and the expiry of a card', () => {
    const cards = people.flatMap(({ storedCards }) => storedCards);
    expect(cards.length).toBeGreaterThan(30);
    for (const { lastFour, expiryMonth: _, expiryYear: __, consentedAt, ...rest } of cards) {
      expect(lastFour).toMatch(/^\d{4}$/);
      expect(JSON.stringify(rest)).not.toMatch(/\d/);
      expect(consentedAt).toBeLessThan(Date.parse(TODAY));
    }
    expect(unique(cards.map(({ token }) => token))).toBe(cards.length);
  });
});

describe('the conversations of the demo', () => {
  const messages = conversations.flatMap((one) => one.messages);

  it('are each written once, with no duplicate messages', () => {
    expect(conversations).toHaveLength(conversationScripts().length);
    expect(conversations.length).toBeGreaterThanOrEqual(120);
    expect(unique(messages.map(({ text }) => text))).toBe(messages.length);
    expect(messages.filter(({ text }) => /[{}¶]|undefined| {2}|\$/.test(text))).toEqual([]);
  });

  it('cover every kind and both languages, some unanswered and some unread', () => {
    for (const kind of ['tour', 'general', 'river', 'private'] as const) {
      const own = conversations.filter((one) => one.kind === kind);
      expect(unique(own.map(({ language }) => language))).toBe(2);
      expect(own.some(({ messages: [, second] }) => !second)).toBe(true);
      expect(Math.max(...own.map((one) => one.messages.length))).toBeLessThanOrEqual(7);
    }
    expect(conversations.filter((one) => one.travellerRead < one.messages.length).length).toBeGreaterThan(4);
    expect(conversations.filter((one) => one.operatorRead < one.messages.length).length).toBeGreaterThan(8);
    expect(conversations.filter(({ traveller }) => traveller.personId === null).length).toBeGreaterThan(10);
    expect(conversations.filter(({ traveller }) => traveller.asAgent).length).toBeGreaterThan(3);
  });

  it('go to the operator of their tour, in a language the operator reads, and are answered by its staff', () => {
    for (const { kind, tourId, operatorId, language, messages: script } of conversations) {
      const tour = tourId === null ? null : tours.get(tourId);
      expect(tour === null).toBe(kind === 'general');
      if (tour) expect(operatorId).toBe(tour.facts.operatorId);
      if (kind === 'river') expect(tour?.facts.style).toBe('river');
      const operator = operators.find(({ facts }) => facts.id === operatorId);
      if (operator) expect(operator.languages).toContain(language);
      for (const { author, personId } of script) {
        const writer = personId === null ? undefined : persons.get(personId);
        if (author === 'operator') expect(writer?.operatorSlug).toBe(operator?.facts.slug);
        if (author === 'staff') expect([writer?.role, operatorId]).toEqual(['staff', null]);
      }
    }
  });

  it('satisfy the rules of the form: phone, party, month', () => {
    for (const { kind, adults, children, traveller, month, day: departure, tourId } of conversations) {
      const form = { variant: kind, bookType: kind === 'tour' || kind === 'general' ? 'group' : kind } as const;
      const empty = { firstName: 'A', lastName: '', email: '', message: '', date: '', approximateDate: '' };
      const whole = { ...empty, ...form, adults, children, phone: '', stateroom: '', room: '' };
      if (isPhoneRequired(whole)) expect(traveller.phone).not.toBeNull();
      expect(month !== null).toBe(kind === 'private');
      const tour = tourId === null ? null : tours.get(tourId);
      if (kind === 'private') expect(adults + children).toBeGreaterThanOrEqual(tour?.facts.privateMinimum ?? 99);
      if (departure) {
        expect(tour?.variants[0]?.facts.departures.some((one) => one.day === departure)).toBe(true);
      }
    }
  });

  it('are in order and before today, and each author has read the earlier messages', () => {
    for (const { messages: script, travellerRead, operatorRead } of conversations) {
      const times = script.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(unique(times)).toBe(times.length);
      expect(times.at(-1)).toBeLessThan(Date.parse(TODAY));
      const last = (side: boolean) => script.findLastIndex(({ author }) => (author === 'traveller') === side) + 1;
      expect(travellerRead).toBeGreaterThanOrEqual(last(true));
      expect(operatorRead).toBeGreaterThanOrEqual(last(false));
      expect(Math.max(travellerRead, operatorRead)).toBeLessThanOrEqual(script.length);
    }
  });

  it('include the printed traveller and the printed operator', () => {
    const clara = conversations.filter(({ traveller }) => traveller.personId === 1);
    expect(clara.length).toBeGreaterThan(3);
    expect(clara.some((one) => one.travellerRead < one.messages.length)).toBe(true);
    const home = operators.find(({ facts }) => facts.slug === 'larkspur-journeys')?.facts.id;
    const own = conversations.filter(({ operatorId }) => operatorId === home);
    expect(own.filter(({ messages: script }) => script.at(-1)?.author === 'traveller').length).toBeGreaterThan(3);
  });
});
