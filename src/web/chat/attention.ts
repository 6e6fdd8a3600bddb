let context: AudioContext | null = null;

/** Two soft notes. What cannot be heard is only logged: the message is there all the same. */
export async function playTone(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') await context.resume();
    const begin = context.currentTime;
    for (const [frequency, after] of [
      [659.25, 0],
      [880, 0.12],
    ] as const) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, begin + after);
      volume.gain.exponentialRampToValueAtTime(0.08, begin + after + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + after + 0.35);
      tone.connect(volume).connect(context.destination);
      tone.start(begin + after);
      tone.stop(begin + after + 0.4);
    }
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a sound that fails is only logged
    console.warn('The sound of a new message could not be played', error);
  }
}

/** A notification of the system, for those who have allowed them and look elsewhere. Nobody is asked. */
export function notify(title: string, onPress: () => void): void {
  try {
    if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    const shown = new Notification(title, { tag: 'waymark-chat', icon: '/favicon.svg' });
    shown.addEventListener('click', () => {
      window.focus();
      onPress();
      shown.close();
    });
  } catch (error) {
    // Some browsers know them and still refuse to make one.
    // biome-ignore lint/suspicious/noConsole: it is only logged
    console.warn('A notification could not be shown', error);
  }
}
