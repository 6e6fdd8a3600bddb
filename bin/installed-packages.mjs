// Counts packages while they are installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether a package supports a system, by the list of systems that it supports or excludes. */
function fits(named, actual) {
  const list = [named ?? []].flat();
  const wanted = list.filter((each) => !each.startsWith('!'));
  return !list.includes(`!${actual}`) && (wanted.length === 0 || wanted.includes(actual));
}

/**
 * Returns the folders of the packages in the lockfile that a machine installs, without packages nested in those for
 * other systems.
 */
export function packagesFor({ platform, arch }, lock) {
  const isFor = ({ os, cpu, libc }) =>
    fits(os, platform) && fits(cpu, arch) && (platform !== 'linux' || fits(libc, 'glibc'));
  const entries = Object.entries(lock.packages).filter(([path]) => path);
  const others = entries.filter(([, entry]) => !isFor(entry)).map(([path]) => path);
  return entries
    .map(([path]) => path)
    .filter((path) => !others.some((other) => path === other || path.startsWith(`${other}/`)));
}

/** Returns a function that counts the packages that are already installed and the total. */
export function installCounter(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = packagesFor(process, lock);
  return () => ({
    done: folders.filter((path) => existsSync(join(root, path, 'package.json'))).length,
    total: folders.length,
  });
}
