import type { Capability } from '#domain/office/capabilities.ts';

/** The roles that an account can have; a visitor without an account has none. */
export const roles = ['traveller', 'agent', 'operator', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Who may use an endpoint: anyone, anyone who is signed in, or the named roles. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** An endpoint without its schemas, so that the browser can load the list but not the schemas. */
export type CallEntry = {
  readonly method: 'GET' | 'POST';
  /** With `{name}` for each path parameter. */
  readonly path: string;
  /** One sentence for the readers of the API page. */
  readonly summary: string;
  /** `write` changes data and requires the security token; `read` changes nothing, whatever its method. */
  readonly effect: 'read' | 'write';
  readonly access: Access;
  /** The permission that an office account needs; required for every entry that names operators or staff. */
  readonly needs?: Capability;
  /** The label of a failure of this endpoint in logs and request-error events. */
  readonly failure: string;
  /**
   * At most `max` requests in `seconds` from one network, or by one member of an office; by default only the general
   * limit applies.
   */
  readonly limit?: { readonly max: number; readonly seconds: number };
  /** Browsers send the request as JSON, because a form carries neither null nor empty lists. */
  readonly sendsJson?: true;
  /** A write that requires the security token even from programs without a session. */
  readonly alwaysNeedsToken?: boolean;
  /** The members that every refusal of this endpoint has besides the general ones. */
  readonly refusalMembers?: Readonly<Record<string, unknown>>;
  /** The largest body in bytes, when the general limit is too large. */
  readonly maxBodyBytes?: number;
  /**
   * The media type of a file response: the response is then the file's name and text, and the wire carries the text.
   * With `*\/*` the response names its type.
   */
  readonly file?: string;
  /** The file at an address never changes, so clients can cache it permanently. */
  readonly immutable?: true;
  /** Accepts a raw file as its body (`application/octet-stream`) in addition to the query; `content` then reads it. */
  readonly takesFile?: true;
};

/** Returns the names inside braces of an endpoint's path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
