import { createContext, useContext } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Json } from '#domain/office/document-merge.ts';
import { valueAt, withValue } from '#domain/office/document-path.ts';
import type { TourDocument } from '#domain/office/tour-document.ts';

/** What the editor of a tour was loaded with. */
export type LoadedTour = AnswerOf<'loadTourDocument'>;

/** The tour that is being edited, for the fields of its editor. */
export type Editor = {
  readonly document: TourDocument;
  readonly loaded: LoadedTour;
  /** Changes the whole document. */
  readonly change: (change: (document: TourDocument) => TourDocument) => void;
  /** A key of an item that stays the same when its temporary id is replaced. */
  readonly keyOf: (id: number) => string;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('a field of the editor is outside of it');
  return editor;
}

/** Returns the document with another value at a path. */
export const documentWith = (document: TourDocument, path: string, value: unknown): TourDocument =>
  withValue(document as unknown as Json, path, value as Json) as unknown as TourDocument;

/** Returns a value of the document and a function that changes it. */
export function useValue<Value>(path: string): readonly [Value, (value: Value) => void] {
  const { document, change } = useEditor();
  const value = valueAt(document as unknown as Json, path) as unknown as Value;
  return [value, (next) => change((current) => documentWith(current, path, next))];
}

/** Returns a list of the document with functions that change it. */
export function useList<Item extends { readonly id: number | string }>(path: string) {
  const [items, set] = useValue<readonly Item[]>(path);
  return {
    items,
    add: (item: Item) => set([...items, item]),
    remove: (id: Item['id']) => set(items.filter((item) => item.id !== id)),
    set,
  };
}

/** Returns an id for a new item; saving replaces it. */
export const newItemId = (): number => -Math.ceil(Math.random() * 2 ** 50);
