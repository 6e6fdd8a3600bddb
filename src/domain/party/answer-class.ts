import type { FieldKind } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { isDocumentField } from './document-field.ts';

/** How sensitive an answer is: travel documents, health and what may reveal it (diet, free notes), or anything else. */
export const ANSWER_CLASSES = ['ordinary', 'document', 'health'] as const;
export type AnswerClass = (typeof ANSWER_CLASSES)[number];

/** A field as it was when it was answered, so that later edits of the tour do not change what was agreed. */
export type AnsweredField = {
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: Words;
  readonly class: AnswerClass;
  /** The label of the chosen option. */
  readonly option?: Words;
};

const HEALTH = /allerg|diet|food|medic|health|disab|mobility|pregnan|^note$/;

/** Returns the class of a field: its own, or the one that its id suggests. */
export function classOf(field: { readonly id: string; readonly class?: AnswerClass }): AnswerClass {
  if (field.class) return field.class;
  if (isDocumentField(field.id)) return 'document';
  return HEALTH.test(field.id) ? 'health' : 'ordinary';
}
