// The conditions under which `npm ci` installs the same verified packages on every platform and from every registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platforms } from './platforms.mjs';

/** Returns whether a package has a hash, or is inside the archive of another one, whose hash covers it. */
const isHashed = ({ integrity, inBundle }) => inBundle || /^sha512-/.test(integrity ?? '');

/** Returns the paths at which Node looks for a dependency of a package, nearest first. */
function places(path, name) {
  const found = [];
  for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/'))))
    found.push(`${at}/node_modules/${name}`);
  return [...found, `node_modules/${name}`];
}

/** Returns everything that is wrong with a lockfile; `lock` is its content. */
export function problemsOf(lock) {
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path && !isHashed(entry)) problems.push(`${path}@${entry.version} has no integrity hash`);
    if (entry.resolved) problems.push(`${path} names the registry that it came from`);
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!places(path, name).some((place) => lock.packages[place]))
        problems.push(`${name}@${version} is missing, which ${path || 'the project'} uses on its own platform`);
    }
  }
  for (const [platform, { node, postgres }] of Object.entries(platforms)) {
    for (const name of [node, postgres])
      if (!lock.packages[`node_modules/${name}`]) problems.push(`${name} is missing, so ${platform} is not served`);
  }
  return problems;
}

/** Returns everything that is wrong with the lockfile of the project. */
export function lockfileProblems(root) {
  return problemsOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
}
