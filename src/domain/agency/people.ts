/** So many days an invitation to an agency can be accepted. */
export const INVITATION_DAYS = 7;

/** Somebody who works for an agency. Organisers invite and remove people, and keep the company's card. */
export interface Colleague {
  readonly id: string;
  readonly isOrganiser: boolean;
}

/** What can be made of a colleague. */
export const AGENT_CHANGES = ['organiser', 'member', 'removed'] as const;
export type AgentChange = (typeof AGENT_CHANGES)[number];

/** Why a colleague cannot be changed. */
export type AgentProblem = 'notOrganiser' | 'notColleague' | 'lastOrganiser';

/** Why somebody cannot make this of a colleague; null when they can. An agency keeps one organiser at least. */
export function agentProblem(
  people: readonly Colleague[],
  actor: string,
  colleague: string,
  change: AgentChange,
): AgentProblem | null {
  if (!people.find(({ id }) => id === actor)?.isOrganiser) return 'notOrganiser';
  if (!people.some(({ id }) => id === colleague)) return 'notColleague';
  const others = people.filter(({ id, isOrganiser }) => isOrganiser && id !== colleague);
  return change !== 'organiser' && others.length === 0 ? 'lastOrganiser' : null;
}
