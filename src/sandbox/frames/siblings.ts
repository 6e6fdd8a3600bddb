import type { FieldName, FieldText } from '../cards/field-text.ts';

/** Messages between the frames of one card. The parent page has another origin and cannot read them. */
export type SiblingMessage =
  | { readonly kind: 'codeLength'; readonly codeLength: number }
  | { readonly kind: 'opened'; readonly field: FieldName }
  | { readonly kind: 'collect'; readonly id: number }
  | { readonly kind: 'value'; readonly id: number; readonly field: FieldName; readonly value: FieldText }
  /** These submitted fields are invalid. */
  | { readonly kind: 'mark'; readonly fields: readonly FieldName[] };

/** Opens the channel between the frames of one card; `group` separates the cards of different pages. */
export function openSiblings(group: string, listener: (message: SiblingMessage) => void) {
  const channel = new BroadcastChannel(`card fields ${group}`);
  channel.addEventListener('message', ({ data }) => listener(data as SiblingMessage));
  return { say: (message: SiblingMessage): void => channel.postMessage(message) };
}
