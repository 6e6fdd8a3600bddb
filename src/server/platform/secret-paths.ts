import { callEntries } from '#contract/list.ts';

/**
 * Every path that contains a secret, such as the token of a brochure or the code of a payment link. The secret comes
 * last.
 */
export const secretPaths = [
  '/pay/{link}',
  '/brochures/{file}',
  '/api/brochures/{token}',
  '/api/book-now/shared/{link}',
];

/** Endpoints below these paths that contain no secret, such as the brochure request. */
const fixedPaths = new Set(callEntries.map(([, { path }]) => path).filter((path) => !path.includes('{')));

const beforeSecret = [...new Set(secretPaths.map((path) => path.slice(1, path.indexOf('{'))))].join('|');
const withSecret = new RegExp(`^(.*?/(?:${beforeSecret})).+$`, 'i');

const maxDecodings = 5;
const escapes = /%[2-7][\da-f]/gi;

/** Normalizes a path: decodes repeated escapes, backslashes and repeated slashes. */
export function readablePath(path: string): string {
  let text = path;
  for (let time = 0; time < maxDecodings && text.includes('%'); time += 1)
    text = text.replaceAll(escapes, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return text.replaceAll(/(?<!:)[/\\]+(?:\.[/\\]+)*/g, '/');
}

/** Removes the secret from a path, in any spelling; returns other paths unchanged. */
export function withoutSecret(path: string): string {
  const readable = readablePath(path);
  const [, start] = withSecret.exec(readable) ?? [];
  return start === undefined || fixedPaths.has(readable) ? path : `${start.toLowerCase()}…`;
}
