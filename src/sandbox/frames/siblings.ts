import type { FieldName, FieldText } from '../cards/field-text.ts';

/** What the frames of one card say to each other. The page around them cannot hear it: it has another origin. */
export type SiblingMessage =
  | { readonly kind: 'codeLength'; readonly codeLength: number }
  | { readonly kind: 'opened'; readonly field: FieldName }
  | { readonly kind: 'collect'; readonly id: number }
  | { readonly kind: 'value'; readonly id: number; readonly field: FieldName; readonly value: FieldText }
  /** These fields were handed in and are not right. */
  | { readonly kind: 'mark'; readonly fields: readonly FieldName[] };

/** The line between the frames of one card; `group` is what tells them from those of another page. */
export function openSiblings(group: string, hear: (message: SiblingMessage) => void) {
  const channel = new BroadcastChannel(`card fields ${group}`);
  channel.addEventListener('message', ({ data }) => hear(data as SiblingMessage));
  return { say: (message: SiblingMessage): void => channel.postMessage(message) };
}
