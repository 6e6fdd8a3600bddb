/** The roles that an account can have; a visitor without an account has none. */
export const roles = ['traveller', 'agent', 'operator', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Who may make a call: anyone, anyone who is signed in, or the named roles. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** One call of the wire as data, without its schemas, so that the browser can carry the list and leave the schemas at home. */
export type CallEntry = {
  readonly method: 'GET' | 'POST';
  /** With `{name}` for a part of the path that the caller fills in. */
  readonly path: string;
  /** One sentence for the person who reads the API page. */
  readonly summary: string;
  /** `write` changes something, and asks for the security token; `read` changes nothing, whatever its method. */
  readonly effect: 'read' | 'write';
  readonly access: Access;
  /** The label that a failure of this call carries in logs and request-error events. */
  readonly failure: string;
  /** At most `max` calls in `seconds` from one network, or by one person of an office; a call without it has the general limit only. */
  readonly limit?: { readonly max: number; readonly seconds: number };
  /** The largest body in bytes, where the general limit is too large. */
  readonly largestBody?: number;
  /**
   * The media type of a call that answers a file: its answer is then the file's name and text, and the wire carries the text. With
   * `*\/*` the answer names its type.
   */
  readonly file?: string;
  /** The file that an address names never changes: whoever has it need not ask again. */
  readonly immutable?: true;
  /** Takes a file as its body, as it is (`application/octet-stream`), beside what its query says: `content` then reads it. */
  readonly takesFile?: true;
};

/** The names inside braces of a call's path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
