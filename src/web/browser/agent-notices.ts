import { lasting } from './storage.ts';

const key = 'waymark_agent_notice';

/** Returns whether the popup for travel agents is disabled on this device. */
export const areAgentNoticesSilent = (): boolean => lasting.read(key) !== null;

/** Disables the popup for travel agents on this device. */
export function silenceAgentNotices(): void {
  lasting.save(key, '1');
}
