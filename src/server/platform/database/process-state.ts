import { existsSync, readFileSync } from 'node:fs';

/** What the kernel says of a process after its name: state, parent and so on; null where there is no such file. */
function status(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether a process runs. One that has ended but was never collected by its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return status(pid)?.[0] !== 'Z';
}

/** Whether a process runs a program of this name; where the kernel does not tell names, any running process may be it. */
export function runsProgram(pid: number, name: string): boolean {
  if (!isRunning(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === name;
  } catch {
    return !existsSync('/proc/self/comm');
  }
}

/** When a process began, as the kernel counts it, so that a reused process id is not mistaken for the old one. */
export function startTimeOf(pid: number): string | null {
  return isRunning(pid) ? (status(pid)?.[19] ?? 'unknown') : null;
}
