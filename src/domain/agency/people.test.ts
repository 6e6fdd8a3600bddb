import { expect, test } from 'vitest';
import { agentProblem } from './people.ts';

const people = [
  { id: 'olga', isOrganiser: true },
  { id: 'max', isOrganiser: false },
];

test('an organiser can edit colleagues, a member cannot, and nobody can edit people of another agency', () => {
  expect(agentProblem(people, 'olga', 'max', 'organiser')).toBeNull();
  expect(agentProblem(people, 'olga', 'max', 'removed')).toBeNull();
  expect(agentProblem(people, 'max', 'olga', 'removed')).toBe('notOrganiser');
  expect(agentProblem(people, 'somebody', 'max', 'removed')).toBe('notOrganiser');
  expect(agentProblem(people, 'olga', 'somebody', 'member')).toBe('notColleague');
});

test('the last organiser cannot step down; one of two can', () => {
  expect(agentProblem(people, 'olga', 'olga', 'member')).toBe('lastOrganiser');
  expect(agentProblem(people, 'olga', 'olga', 'removed')).toBe('lastOrganiser');
  const two = [...people, { id: 'ina', isOrganiser: true }];
  expect(agentProblem(two, 'olga', 'olga', 'removed')).toBeNull();
});
