let context: AudioContext | null = null;

/** Plays a two-note sound; an error is only logged, because the message is visible anyway. */
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

/** Shows a system notification if the user has already allowed them; it never requests the permission. */
export function notify(title: string, onPress: () => void): void {
  try {
    if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    const notification = new Notification(title, { tag: 'waymark-chat', icon: '/favicon.svg' });
    notification.addEventListener('click', () => {
      window.focus();
      onPress();
      notification.close();
    });
  } catch (error) {
    // Some browsers have the API and still throw.
    // biome-ignore lint/suspicious/noConsole: it is only logged
    console.warn('A notification could not be shown', error);
  }
}
