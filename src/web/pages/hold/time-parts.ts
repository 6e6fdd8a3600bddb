/** Splits seconds into hours, minutes and seconds. */
export const timeParts = (left: number) => ({
  hours: Math.floor(left / 3600),
  minutes: Math.floor(left / 60) % 60,
  seconds: left % 60,
});
