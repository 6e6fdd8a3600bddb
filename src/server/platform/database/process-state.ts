import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the fields after the name in the process's stat file: state, parent and so on; null if there is no such file.
 */
function status(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether a process is running; a zombie process is not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return status(pid)?.[0] !== 'Z';
}

/** Whether a process runs a program of this name; on systems without /proc any running process is accepted. */
export function runsProgram(pid: number, name: string): boolean {
  if (!isRunning(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === name;
  } catch {
    return !existsSync('/proc/self/comm');
  }
}

/** Returns the start time of a process in kernel units, so that a reused PID is not mistaken for the old process. */
export function startTimeOf(pid: number): string | null {
  return isRunning(pid) ? (status(pid)?.[19] ?? 'unknown') : null;
}
