/** How many days an invitation to an agency can be accepted. */
export const INVITATION_DAYS = 7;

/** A member of an agency. Organisers invite and remove people and manage the company card. */
export interface Colleague {
  readonly id: string;
  readonly isOrganiser: boolean;
}

/** The changes that an organiser can make to a colleague. */
export const AGENT_CHANGES = ['organiser', 'member', 'removed'] as const;
export type AgentChange = (typeof AGENT_CHANGES)[number];

/** Why a colleague cannot be changed. */
export type AgentProblem = 'notOrganiser' | 'notColleague' | 'lastOrganiser';

/** Returns why a colleague cannot be changed this way, or null; an agency always has at least one organiser. */
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
