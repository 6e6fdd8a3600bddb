// Counts packages while they are installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a package that names systems, or systems that it is not for, is for this one. */
function fits(named, actual) {
  const list = [named ?? []].flat();
  const wanted = list.filter((each) => !each.startsWith('!'));
  return !list.includes(`!${actual}`) && (wanted.length === 0 || wanted.includes(actual));
}

/** The folders of the packages in the lockfile that a machine installs. What lies inside a package for other machines is not among them. */
export function packagesFor({ platform, arch }, lock) {
  const isFor = ({ os, cpu, libc }) =>
    fits(os, platform) && fits(cpu, arch) && (platform !== 'linux' || fits(libc, 'glibc'));
  const entries = Object.entries(lock.packages).filter(([path]) => path);
  const others = entries.filter(([, entry]) => !isFor(entry)).map(([path]) => path);
  return entries
    .map(([path]) => path)
    .filter((path) => !others.some((other) => path === other || path.startsWith(`${other}/`)));
}

/** How many of them are there already, and how many there will be. */
export function installCounter(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = packagesFor(process, lock);
  return () => ({
    done: folders.filter((path) => existsSync(join(root, path, 'package.json'))).length,
    total: folders.length,
  });
}
