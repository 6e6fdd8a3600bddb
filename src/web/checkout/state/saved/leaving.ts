let allowed = false;
let save = (): void => {};

/** Disables the leave confirmation, because the booking is made or nothing can be lost. */
export function allowLeaving(): void {
  allowed = true;
}

/** Enables the leave confirmation. */
export function guardLeaving(): void {
  allowed = false;
}

/** Returns whether the visitor may leave without a confirmation. */
export const mayLeave = (): boolean => allowed;

/** Sets the function that saves the input. */
export function setSaver(how: () => void): void {
  save = how;
}

/** Saves the input before a navigation, because browsers do not guarantee writes during unload. */
export const saveNow = (): void => save();
