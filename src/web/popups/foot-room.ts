import { messagesId } from './message-host.tsx';

/**
 * Keeps room at the foot of the window for a bar that stands there, until what it returns is called: nothing that is jumped to or
 * focused hides behind the bar, and messages stand above it. Each of the two is told by itself: a custom property of the
 * document makes the browser work out the style of every element again.
 */
export function keepFootRoom(room: string): () => void {
  const page = document.documentElement.style;
  const messages = document.getElementById(messagesId)?.style;
  page.scrollPaddingBottom = room;
  messages?.setProperty('--foot-room', room);
  return () => {
    page.scrollPaddingBottom = '';
    messages?.removeProperty('--foot-room');
  };
}
